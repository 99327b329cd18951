import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { askAs, type SignedIn, send } from './call.ts';
import { bucket, firestore } from './firebase.ts';
import type { TestMod } from './mods.ts';
import { uploadAndInspect } from './uploads.ts';

/** Form of a release whose file is added by each test. */
export const RELEASE_FORM = {
  version: '2.0.0',
  channel: 'release',
  game_versions: ['1.21.4'],
  loaders: ['fabric'],
} as const;

/** Uploads a file and creates a release of it. */
export const publishRelease = async (
  staff: { readonly token: string },
  { id }: Pick<TestMod, 'id'>,
  bytes: Buffer,
  given: object = {},
) => {
  const { slot } = await uploadAndInspect(staff.token, bytes);
  return askAs('createRelease', staff, { params: { id }, body: { ...RELEASE_FORM, slot, ...given } });
};

/** Downloads a mod as a member. Returns the URL of the ticket. */
export const downloadMod = async (
  { id }: Pick<TestMod, 'id'>,
  member: SignedIn,
  body: object = {},
): Promise<string> => {
  const { url } = await askAs('issueDownload', member, { params: { id }, body });
  const response = await send('get', url);
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  return url;
};

/** Path of the stored file of a release. */
export const getFilePath = async ({ id }: Pick<TestMod, 'id'>, release: string): Promise<string> =>
  (await firestore.doc(`mods/${id}/releases/${release}/private/file`).get()).get('storage_path');

export const getVerdict = async ({ id }: Pick<TestMod, 'id'>, release: string): Promise<unknown> =>
  (await firestore.doc(`mods/${id}/releases/${release}`).get()).get('verdict');

export const objectExists = async (path: string): Promise<boolean> => (await bucket.file(path).exists())[0];

export const getHash = (bytes: Buffer | string, name = 'sha256'): string =>
  createHash(name).update(bytes).digest('hex');
