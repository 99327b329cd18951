import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAccounts } from '../../tools/operations/backup/accounts.ts';
import { deleteDocuments, readDocuments, writeDocuments } from '../../tools/operations/backup/documents.ts';
import { restoreBackup, wipe } from '../../tools/operations/backup/restore-backup.ts';
import { LINKED_FILE, SAMPLE_ACCOUNT, SAMPLE_DOCUMENTS, storeSamples } from '../../tools/operations/backup/sample.ts';
import { digestEnvironment, takeBackup } from '../../tools/operations/backup/take-backup.ts';
import { EMULATOR_NAMES, resolveEnvironment } from '../../tools/operations/environment.ts';
import { NODE, ROOT } from '../../tools/shared/paths.ts';
import { runCommand } from '../../tools/shared/processes.ts';

/** A separate project in the same emulators, so that the portal stays unchanged. */
const target = resolveEnvironment({ project: 'demo-backup' });
const storage = process.env.STORAGE_EMULATOR_HOST ?? '';
let parent: string;
let link: string;
let folderCount = 0;

const run = (script: 'backup' | 'restore', ...args: string[]) =>
  runCommand(NODE, [join(ROOT, `tools/operations/${script}.ts`), ...args, '--project', target.project]);

const newPath = (): string => {
  folderCount += 1;
  return join(parent, `backup-${folderCount}`);
};

const createBackup = async (): Promise<string> => {
  const folder = newPath();
  await takeBackup(target, folder, new Date());
  return folder;
};

const isPublic = async (url: string): Promise<boolean> => (await fetch(url)).ok;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'bigorna-backup-'));
});
beforeEach(async () => {
  // The emulator adds the imported data set to every project, so delete it.
  await wipe(target);
  link = await storeSamples(target, storage);
});
afterAll(async () => {
  await wipe(target);
  await rm(parent, { recursive: true });
});

describe('npm run backup and npm run restore', () => {
  it('restore every document, account and file, and no public link (R153)', async () => {
    const before = await digestEnvironment(target);
    expect(await isPublic(link)).toBe(true);
    const folder = newPath();
    expect(await run('backup', folder)).toMatchObject({ code: 0, output: expect.stringContaining('2 documents') });
    await wipe(target);
    const empty = await digestEnvironment(target);
    expect([empty.documents.count, empty.accounts.count, empty.objects.count]).toEqual([0, 0, 0]);
    expect(await run('restore', folder)).toMatchObject({ code: 0, output: expect.stringContaining('all equal') });
    expect(await digestEnvironment(target)).toEqual(before);
    expect(before).toMatchObject({ documents: { count: 2 }, accounts: { count: 2 }, objects: { count: 1 } });
    expect(await isPublic(link)).toBe(false);
    expect(await isPublic(`${storage}/v0/b/${target.bucket}/o/${encodeURIComponent(LINKED_FILE)}?alt=media`)).toBe(
      false,
    );
  });

  it('keep the type of every value (R153)', async () => {
    const folder = await createBackup();
    await wipe(target);
    await restoreBackup(target, folder, false);
    const documents = [];
    for await (const page of readDocuments(target, null)) documents.push(...page);
    expect(documents).toEqual(SAMPLE_DOCUMENTS);
    const accounts = [];
    for await (const page of readAccounts(target)) accounts.push(...page);
    expect(accounts).toContainEqual(expect.objectContaining(SAMPLE_ACCOUNT));
  });

  it('restore refuses a target with data, or deletes that data first on request (R153)', async () => {
    const folder = await createBackup();
    const before = await digestEnvironment(target);
    await writeDocuments(target, [{ path: 'backup_samples/later', fields: {} }]);
    await expect(restoreBackup(target, folder, false)).rejects.toThrow('not empty');
    expect((await digestEnvironment(target)).documents.count).toBe(3);
    await restoreBackup(target, folder, true);
    expect(await digestEnvironment(target)).toEqual(before);
  });

  it('restore detects an earlier restore that was interrupted (R153)', async () => {
    const folder = await createBackup();
    await wipe(target);
    await writeDocuments(target, [{ path: 'system/restore', fields: {} }]);
    await expect(restoreBackup(target, folder, false)).rejects.toThrow('did not end');
    await deleteDocuments(target, ['system/restore']);
    await restoreBackup(target, folder, false);
  });

  it.each([
    ['interrupted before its manifest', 'manifest.json', 'interrupted'],
    ['without its account list', 'accounts.jsonl', 'damaged'],
  ])('restore refuses a backup %s and changes nothing (R153)', async (_, file, message) => {
    const folder = await createBackup();
    const before = await digestEnvironment(target);
    const content = await readFile(join(folder, file));
    await rm(join(folder, file));
    await expect(restoreBackup(target, folder, true)).rejects.toThrow(message);
    expect(await digestEnvironment(target)).toEqual(before);
    await appendFile(join(folder, file), content);
    await restoreBackup(target, folder, true);
  });

  it('restore refuses a backup with missing file bytes and changes nothing (R153)', async () => {
    const folder = await createBackup();
    const before = await digestEnvironment(target);
    const bytes = join(folder, 'bytes');
    const [name = ''] = await readdir(bytes);
    await rm(join(bytes, name));
    await expect(restoreBackup(target, folder, true)).rejects.toThrow(`damaged, nothing was restored: bytes/${name}`);
    await rm(bytes, { recursive: true });
    await expect(restoreBackup(target, folder, true)).rejects.toThrow(name);
    expect(await digestEnvironment(target)).toEqual(before);
  });

  it('backup creates files that only their owner can read, even in a shared folder (R153)', async () => {
    const folder = newPath();
    await mkdir(folder, { mode: 0o755 });
    await takeBackup(target, folder, new Date());
    const names = await readdir(folder, { recursive: true });
    const open = await Promise.all(
      [folder, ...names.map((name) => join(folder, name))].map(async (path) => ((await stat(path)).mode & 0o077) !== 0),
    );
    expect(open.length).toBeGreaterThan(5);
    expect(open).not.toContain(true);
  });

  it('backup never overwrites a backup (R153)', async () => {
    const folder = await createBackup();
    await expect(takeBackup(target, folder, new Date())).rejects.toThrow('already');
  });
});

describe('restore into a real project', () => {
  const env = { ...process.env };
  for (const name of EMULATOR_NAMES) delete env[name];
  const restore = (args: readonly string[], environment: NodeJS.ProcessEnv) =>
    runCommand(NODE, [join(ROOT, 'tools/operations/restore.ts'), parent, '--project', 'portal-of-mine', ...args], {
      env: environment,
    });

  it('is refused when the project id was not typed or emulators are configured (R153)', async () => {
    expect(await restore([], env)).toMatchObject({ code: 1, output: expect.stringContaining('type the project') });
    const other = await restore(['--confirm', 'another-one'], env);
    expect(other).toMatchObject({ code: 1, output: expect.stringContaining('type the project') });
    expect(await restore(['--confirm', 'portal-of-mine'], process.env)).toMatchObject({
      code: 1,
      output: expect.stringContaining('would not be reached'),
    });
  });

  it('continues when the project id was typed, and then refuses an invalid backup (R153)', async () => {
    expect(await restore(['--confirm', 'portal-of-mine'], env)).toMatchObject({
      code: 1,
      output: expect.stringContaining('not a backup'),
    });
  });
});
