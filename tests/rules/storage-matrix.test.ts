import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteObject, getBytes, listAll, ref, updateMetadata, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, STORAGE_ACCESS } from './support/access.ts';
import { assertVerdict } from './support/assert-verdict.ts';
import { STORAGE_CELLS } from './support/cells.ts';
import { getAccount, IDENTITIES } from './support/identities.ts';
import { createStorageWorld } from './support/storage-world.ts';
import { removeObject, storeObject } from './support/uploads.ts';

const world = createStorageWorld(Object.fromEntries(IDENTITIES.map((identity) => [identity, getAccount(identity)])));

const FOLDERS = Object.keys(STORAGE_ACCESS);
const bytes = new Uint8Array([80, 75, 3, 4]);
const existingPath = (folder: string) => `${folder}rules-matrix-taken`;
const newPath = (folder: string) => `${folder}rules-matrix-free-slot`;

/** Performs one operation on a folder. The existing object stays, because nobody may change it. */
const runOperation = (asker: string, folder: string, operation: Operation): Promise<unknown> => {
  const storage = world.client(asker);
  switch (operation) {
    case 'get':
      return getBytes(ref(storage, existingPath(folder)));
    case 'list':
      return listAll(ref(storage, folder));
    case 'create':
      return uploadBytes(ref(storage, newPath(folder)), bytes);
    case 'update':
      return updateMetadata(ref(storage, existingPath(folder)), { contentType: 'text/html' });
    case 'delete':
      return deleteObject(ref(storage, existingPath(folder)));
  }
};

/** Prefixes of strings in these source files that are not folders: content types and regions. */
const NO_FOLDERS = ['application/', 'image/', 'text/', 'locations/'];

/** Folders in the strings of every source file that accesses the bucket. Skips imports and document paths. */
function listFunctionFolders(): string[] {
  const sources = readdirSync('functions/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join('functions/src', file), 'utf8'))
    .filter((source) => /\bbucket\(\)|\bregisterFile\(/.test(source));
  const texts = sources.flatMap(
    (source) => source.replace(/\bfrom '[^']*'|\bdoc\('[^']*'/g, '').match(/(?<=['`])[a-z_]+\/[^'`]*/g) ?? [],
  );
  return texts
    .filter((text) => !NO_FOLDERS.some((prefix) => text.startsWith(prefix)))
    .map((text) => text.replace(/[^/]*$/, ''));
}

/** A folder with a variable segment matches every row that begins with the part before the variable. */
const isCovered = (folder: string, row: string) => row.startsWith(folder.split('${')[0] ?? folder);

describe('access matrix of the bucket', () => {
  it('has a row for every folder in the source of the functions (R144)', () => {
    const folders = listFunctionFolders();
    expect(folders).toEqual(expect.arrayContaining(['quarantine/', 'catalogue/', 'media/avatars/', 'files/uploads/']));
    expect(folders.filter((folder) => !FOLDERS.some((row) => isCovered(folder, row)))).toEqual([]);
  });
});

describe.each(FOLDERS)('%s', (folder) => {
  beforeAll(() => storeObject(existingPath(folder), 'taken'));
  afterAll(() => removeObject(existingPath(folder)));
  const cells = STORAGE_CELLS.filter((cell) => cell.folder === folder);
  it.each(cells)('$ids $operation as $identity is $outcome', async ({ operation, identity, isAllowed }) => {
    await assertVerdict(isAllowed, runOperation(identity, folder, operation));
    if (isAllowed) await removeObject(newPath(folder));
  });
});
