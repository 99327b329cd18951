import { randomUUID } from 'node:crypto';
import type { Inspection } from '@bigorna/domain/endpoints/admin/releases.schemas';
import { z } from 'zod';
import { type ArchiveFacts, toModId } from '../../../tools/seed/archives/facts.ts';
import { buildModJar } from '../../../tools/seed/archives/jar.ts';
import { callForData } from './call.ts';
import { environment } from './environment.ts';

const objects = `http://${environment.storageHost}/v0/b/${environment.bucket}/o`;
const uploaded = z.object({ downloadTokens: z.string() });

/** A file in a quarantine slot, with the download token that the Firebase SDK gives every upload. */
export interface UploadedFile {
  readonly slot: string;
  /** Public URL of the upload, which bypasses all rules. */
  readonly url: string;
}

/** Uploads a file into a quarantine slot like the browser of a staff member. The rules decide. */
export const uploadFileAs = async (token: string, bytes: Uint8Array, slot = randomUUID()): Promise<UploadedFile> => {
  const name = encodeURIComponent(`quarantine/${slot}`);
  const response = await fetch(`${objects}?uploadType=media&name=${name}`, {
    method: 'POST',
    headers: { Authorization: `Firebase ${token}`, 'Content-Type': 'application/octet-stream' },
    body: Buffer.from(bytes),
  });
  if (!response.ok) throw new Error(`Upload failed: ${response.status} ${await response.text()}`);
  const { downloadTokens } = uploaded.parse(await response.json());
  return { slot, url: `${objects}/${name}?alt=media&token=${downloadTokens}` };
};

/** Status of a Storage URL. */
export const fetchStatus = async (url: string): Promise<number> => {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
};

/** A mod jar with a unique slug. */
export const buildJar = (given: Partial<ArchiveFacts> = {}): Buffer => {
  const slug = `prova-${randomUUID().slice(0, 13)}`;
  const facts: ArchiveFacts = {
    slug,
    title: `Prova ${toModId(slug)}`,
    author: 'Oficina de Provas',
    short: 'Um mod de prova.',
    points: ['Um ponto'],
    version: '2.0.0',
    gameVersions: ['1.21.4'],
    loaders: ['fabric'],
    license: 'MIT',
    needs: [],
    ...given,
  };
  return Buffer.from(buildModJar(facts));
};

/** Uploads a file and inspects it. */
export const uploadAndInspect = async (
  token: string,
  bytes: Uint8Array,
  file_name = 'prova.jar',
): Promise<Inspection> => {
  const { slot } = await uploadFileAs(token, bytes);
  return callForData('inspectUpload', { params: { slot }, token, body: { file_name } });
};
