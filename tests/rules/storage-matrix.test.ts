import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteObject, getBytes, listAll, ref, updateMetadata, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, STORAGE_ACCESS } from './support/access.ts';
import { STORAGE_CELLS } from './support/cells.ts';
import { accountFor, IDENTITIES } from './support/identities.ts';
import { storageWorldWith } from './support/storage-world.ts';
import { putObject, removeObject } from './support/uploads.ts';
import { verdict } from './support/verdict.ts';

const world = storageWorldWith(Object.fromEntries(IDENTITIES.map((identity) => [identity, accountFor(identity)])));

const FOLDERS = Object.keys(STORAGE_ACCESS);
const bytes = new Uint8Array([80, 75, 3, 4]);
const taken = (folder: string) => `${folder}rules-matrix-taken`;
const free = (folder: string) => `${folder}rules-matrix-free-slot`;

/** What somebody tries with the folder; the object that is there stays, for nobody may touch it. */
const tryOut = (asker: string, folder: string, operation: Operation): Promise<unknown> => {
  const storage = world.client(asker);
  switch (operation) {
    case 'get':
      return getBytes(ref(storage, taken(folder)));
    case 'list':
      return listAll(ref(storage, folder));
    case 'create':
      return uploadBytes(ref(storage, free(folder)), bytes);
    case 'update':
      return updateMetadata(ref(storage, taken(folder)), { contentType: 'text/html' });
    case 'delete':
      return deleteObject(ref(storage, taken(folder)));
  }
};

/** What texts of those modules begin with and is no folder of the bucket: types of files, and where functions run. */
const NO_FOLDERS = ['application/', 'image/', 'text/', 'locations/'];

/** Folders of the bucket, as texts of the functions that reach it begin with them: imports and documents are none. */
function foldersOfFunctions(): string[] {
  const sources = readdirSync('functions/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join('functions/src', file), 'utf8'))
    .filter((source) => /\bbucket\(\)|\bannounceFile\(/.test(source));
  const texts = sources.flatMap(
    (source) => source.replace(/\bfrom '[^']*'|\bdoc\('[^']*'/g, '').match(/(?<=['`])[a-z_]+\/[^'`]*/g) ?? [],
  );
  return texts
    .filter((text) => !NO_FOLDERS.some((beginning) => text.startsWith(beginning)))
    .map((text) => text.replace(/[^/]*$/, ''));
}

/** A folder with a part that varies covers each that begins as it does. */
const covers = (folder: string, row: string) => row.startsWith(folder.split('${')[0] ?? folder);

describe('the matrix of the bucket', () => {
  it('R144 has a row for every folder that functions name', () => {
    const folders = foldersOfFunctions();
    expect(folders).toEqual(expect.arrayContaining(['quarantine/', 'catalogue/', 'media/avatars/', 'files/uploads/']));
    expect(folders.filter((folder) => !FOLDERS.some((row) => covers(folder, row)))).toEqual([]);
  });
});

describe.each(FOLDERS)('%s', (folder) => {
  beforeAll(() => putObject(taken(folder), 'taken'));
  afterAll(() => removeObject(taken(folder)));
  const cells = STORAGE_CELLS.filter((cell) => cell.folder === folder);
  it.each(cells)('$ids $operation as $identity is $answer', async ({ operation, identity, may }) => {
    await verdict(may, tryOut(identity, folder, operation));
    if (may) await removeObject(free(folder));
  });
});
