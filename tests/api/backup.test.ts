import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NODE, ROOT } from '../../tools/emulators/paths.ts';
import { runCommand } from '../../tools/emulators/processes.ts';
import { readAccounts } from '../../tools/operations/backup/accounts.ts';
import { bringBack, wipe } from '../../tools/operations/backup/bring-back.ts';
import { deleteDocuments, readDocuments, writeDocuments } from '../../tools/operations/backup/documents.ts';
import { LINKED_FILE, ODD_ACCOUNT, ODD_DOCUMENTS, putSamples } from '../../tools/operations/backup/sample.ts';
import { holdingsOf, takeBackup } from '../../tools/operations/backup/take.ts';
import { EMULATOR_NAMES, placeOf } from '../../tools/operations/place.ts';

/** A project of its own in the same emulators, so that the portal stays as it is. */
const place = placeOf({ project: 'demo-backup' });
const storage = process.env.STORAGE_EMULATOR_HOST ?? '';
let parent: string;
let link: string;
let made = 0;

const run = (script: 'backup' | 'restore', ...args: string[]) =>
  runCommand(NODE, [join(ROOT, `tools/operations/${script}.ts`), ...args, '--project', place.project]);

const newPath = (): string => {
  made += 1;
  return join(parent, `backup-${made}`);
};

const backedUp = async (): Promise<string> => {
  const folder = newPath();
  await takeBackup(place, folder, new Date());
  return folder;
};

const isPublic = async (address: string): Promise<boolean> => (await fetch(address)).ok;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'bigorna-backup-'));
});
beforeEach(async () => {
  // hidane shows the imported data set in every project.
  await wipe(place);
  link = await putSamples(place, storage);
});
afterAll(async () => {
  await wipe(place);
  await rm(parent, { recursive: true });
});

describe('npm run backup and npm run restore', () => {
  it('R153 bring back every document, account and file by one command each, and no public link', async () => {
    const before = await holdingsOf(place);
    expect(await isPublic(link)).toBe(true);
    const folder = newPath();
    expect(await run('backup', folder)).toMatchObject({ code: 0, output: expect.stringContaining('2 documents') });
    await wipe(place);
    const empty = await holdingsOf(place);
    expect([empty.documents.count, empty.accounts.count, empty.objects.count]).toEqual([0, 0, 0]);
    expect(await run('restore', folder)).toMatchObject({ code: 0, output: expect.stringContaining('all equal') });
    expect(await holdingsOf(place)).toEqual(before);
    expect(before).toMatchObject({ documents: { count: 2 }, accounts: { count: 2 }, objects: { count: 1 } });
    expect(await isPublic(link)).toBe(false);
    expect(await isPublic(`${storage}/v0/b/${place.bucket}/o/${encodeURIComponent(LINKED_FILE)}?alt=media`)).toBe(
      false,
    );
  });

  it('R153 keep the type of every value', async () => {
    const folder = await backedUp();
    await wipe(place);
    await bringBack(place, folder, false);
    const documents = [];
    for await (const page of readDocuments(place, null)) documents.push(...page);
    expect(documents).toEqual(ODD_DOCUMENTS);
    const accounts = [];
    for await (const page of readAccounts(place)) accounts.push(...page);
    expect(accounts).toContainEqual(expect.objectContaining(ODD_ACCOUNT));
  });

  it('R153 refuse a place that is not empty, unless told to wipe it, and then leave nothing else there', async () => {
    const folder = await backedUp();
    const before = await holdingsOf(place);
    await writeDocuments(place, [{ path: 'backup_samples/later', fields: {} }]);
    await expect(bringBack(place, folder, false)).rejects.toThrow('not empty');
    expect((await holdingsOf(place)).documents.count).toBe(3);
    await bringBack(place, folder, true);
    expect(await holdingsOf(place)).toEqual(before);
  });

  it('R153 know a restore that did not come to its end', async () => {
    const folder = await backedUp();
    await wipe(place);
    await writeDocuments(place, [{ path: 'system/restore', fields: {} }]);
    await expect(bringBack(place, folder, false)).rejects.toThrow('did not end');
    await deleteDocuments(place, ['system/restore']);
    await bringBack(place, folder, false);
  });

  it.each([
    ['interrupted before its manifest', 'manifest.json', 'interrupted'],
    ['that lost a list', 'accounts.jsonl', 'damaged'],
  ])('R153 refuse a backup %s, and touch nothing', async (_, file, message) => {
    const folder = await backedUp();
    const before = await holdingsOf(place);
    const kept = await readFile(join(folder, file));
    await rm(join(folder, file));
    await expect(bringBack(place, folder, true)).rejects.toThrow(message);
    expect(await holdingsOf(place)).toEqual(before);
    await appendFile(join(folder, file), kept);
    await bringBack(place, folder, true);
  });

  it('R153 refuse a backup that lost the bytes of a file, and touch nothing', async () => {
    const folder = await backedUp();
    const before = await holdingsOf(place);
    const bytes = join(folder, 'bytes');
    const [name = ''] = await readdir(bytes);
    await rm(join(bytes, name));
    await expect(bringBack(place, folder, true)).rejects.toThrow(`damaged, nothing was restored: bytes/${name}`);
    await rm(bytes, { recursive: true });
    await expect(bringBack(place, folder, true)).rejects.toThrow(name);
    expect(await holdingsOf(place)).toEqual(before);
  });

  it('R153 are nobody’s to read but their owner’s, also in a folder that was open to all', async () => {
    const folder = newPath();
    await mkdir(folder, { mode: 0o755 });
    await takeBackup(place, folder, new Date());
    const names = await readdir(folder, { recursive: true });
    const open = await Promise.all(
      [folder, ...names.map((name) => join(folder, name))].map(async (path) => ((await stat(path)).mode & 0o077) !== 0),
    );
    expect(open.length).toBeGreaterThan(5);
    expect(open).not.toContain(true);
  });

  it('R153 never write over a backup', async () => {
    const folder = await backedUp();
    await expect(takeBackup(place, folder, new Date())).rejects.toThrow('already');
  });
});

describe('a real project', () => {
  const env = { ...process.env };
  for (const name of EMULATOR_NAMES) delete env[name];
  const restore = (args: readonly string[], environment: NodeJS.ProcessEnv) =>
    runCommand(NODE, [join(ROOT, 'tools/operations/restore.ts'), parent, '--project', 'portal-of-mine', ...args], {
      env: environment,
    });

  it('R153 is not restored into unless its id was typed, nor while emulators are named', async () => {
    expect(await restore([], env)).toMatchObject({ code: 1, output: expect.stringContaining('type the project') });
    const other = await restore(['--confirm', 'another-one'], env);
    expect(other).toMatchObject({ code: 1, output: expect.stringContaining('type the project') });
    expect(await restore(['--confirm', 'portal-of-mine'], process.env)).toMatchObject({
      code: 1,
      output: expect.stringContaining('would not be reached'),
    });
  });

  it('R153 with its id typed, is gone on with: what is no backup is refused next', async () => {
    expect(await restore(['--confirm', 'portal-of-mine'], env)).toMatchObject({
      code: 1,
      output: expect.stringContaining('no backup'),
    });
  });
});
