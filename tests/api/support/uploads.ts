import { randomUUID } from 'node:crypto';
import type { Inspection } from '@bigorna/domain/endpoints/admin/releases';
import { z } from 'zod';
import { type ArchiveFacts, modIdOf } from '../../../tools/seed/archives/facts.ts';
import { jarOf } from '../../../tools/seed/archives/jar.ts';
import { ask } from './call.ts';
import { environment } from './environment.ts';

const objects = `http://${environment.storageHost}/v0/b/${environment.bucket}/o`;
const uploaded = z.object({ downloadTokens: z.string() });

/** A file in a slot of the quarantine, with the token that Firebase's SDK gives every upload. */
export interface UploadedFile {
  readonly slot: string;
  /** The address by which whoever has it may read the upload, past all rules. */
  readonly address: string;
}

/** Puts a file into a slot of the quarantine as a staff member's browser does: the rules decide. */
export const uploadAs = async (token: string, bytes: Uint8Array, slot = randomUUID()): Promise<UploadedFile> => {
  const name = encodeURIComponent(`quarantine/${slot}`);
  const answer = await fetch(`${objects}?uploadType=media&name=${name}`, {
    method: 'POST',
    headers: { Authorization: `Firebase ${token}`, 'Content-Type': 'application/octet-stream' },
    body: Buffer.from(bytes),
  });
  if (!answer.ok) throw new Error(`The upload was answered ${answer.status} ${await answer.text()}`);
  const { downloadTokens } = uploaded.parse(await answer.json());
  return { slot, address: `${objects}/${name}?alt=media&token=${downloadTokens}` };
};

/** The status that an address of Storage answers. */
export const statusAt = async (address: string): Promise<number> => {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  return answer.status;
};

/** A jar of which no other test knows. */
export const someJar = (given: Partial<ArchiveFacts> = {}): Buffer => {
  const slug = `prova-${randomUUID().slice(0, 13)}`;
  const facts: ArchiveFacts = {
    slug,
    title: `Prova ${modIdOf(slug)}`,
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
  return Buffer.from(jarOf(facts));
};

/** Uploads a file and has it checked. */
export const checked = async (token: string, bytes: Uint8Array, file_name = 'prova.jar'): Promise<Inspection> => {
  const { slot } = await uploadAs(token, bytes);
  return ask('inspectUpload', { params: { slot }, token, body: { file_name } });
};
