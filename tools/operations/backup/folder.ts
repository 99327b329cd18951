import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { chmod, type FileHandle, mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { LauncherError } from '../../emulators/errors.ts';
import { hashing } from './accounts.ts';
import { canonical, Digest } from './canonical.ts';
import { storedObject } from './objects.ts';
import { PRIVATE } from './private.ts';

/** What a backup holds of each kind, and one figure for all of it that does not depend on the order. */
const held = z.object({ count: z.int().nonnegative(), digest: z.string().regex(/^[0-9a-f]{64}$/) });
export type Held = z.infer<typeof held>;

export const KINDS = ['documents', 'accounts', 'objects'] as const;
export type Kind = (typeof KINDS)[number];

/** Written last: a folder without it is a backup that did not come to its end. */
const manifest = z.object({
  format: z.literal(1),
  project: z.string(),
  /** The moment whose documents these are; accounts and files are those found a little later. */
  taken_at: z.iso.datetime(),
  documents: held,
  accounts: held,
  objects: held,
  /** How the project hashed passwords; null from emulators. */
  hashing: hashing.nullable(),
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifest>;

const MANIFEST = 'manifest.json';
export const BYTES_FOLDER = 'bytes';
const LINES_AT_ONCE = 500;

export const linesFile = (kind: Kind): string => `${kind}.jsonl`;

/** A folder for a new backup, its owner's alone. @throws LauncherError when something is there already */
export const newFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: PRIVATE.folder });
  const there = await readdir(folder);
  if (there.includes(MANIFEST)) throw new LauncherError(`${folder} holds a backup already; name another folder.`);
  if (there.length > 0) {
    throw new LauncherError(
      `${folder} is not empty: a backup that was interrupted? Remove it, or name another folder.`,
    );
  }
  // One that was there keeps the mode it had.
  await chmod(folder, PRIVATE.folder);
};

/**
 * Writes what is read of one kind, one line an item.
 *
 * @returns how many there are, and their digest
 */
export const keepLines = async (
  folder: string,
  kind: Kind,
  pages: AsyncIterable<readonly unknown[]>,
): Promise<Held> => {
  const digest = new Digest();
  const file: FileHandle = await open(join(folder, linesFile(kind)), 'wx', PRIVATE.file);
  try {
    for await (const page of pages) {
      const lines = page.map(canonical);
      for (const line of lines) digest.add(line);
      await file.write(`${lines.join('\n')}\n`);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { count: digest.count, digest: digest.hex };
};

/** The digest of what is read, without keeping it. */
export const digestOf = async (pages: AsyncIterable<readonly unknown[]>): Promise<Held> => {
  const digest = new Digest();
  for await (const page of pages) for (const item of page) digest.add(canonical(item));
  return { count: digest.count, digest: digest.hex };
};

/** What was kept of one kind, parsed, so many at a time. */
export async function* keptItems<T>(
  folder: string,
  kind: Kind,
  schema: z.ZodType<T>,
  size: number,
): AsyncGenerator<T[]> {
  const lines = createInterface({ input: createReadStream(join(folder, linesFile(kind))), crlfDelay: Infinity });
  let page: T[] = [];
  for await (const line of lines) {
    page.push(schema.parse(JSON.parse(line)));
    if (page.length < size) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

const fileHash = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
};

/** Closes a backup: the hashes of its lists, and all that was counted. The bytes of files are named by theirs. */
export const writeManifest = async (folder: string, facts: Omit<Manifest, 'format' | 'files'>): Promise<Manifest> => {
  const names = KINDS.map(linesFile);
  const hashes = await Promise.all(names.map(async (name) => [name, await fileHash(join(folder, name))] as const));
  const whole: Manifest = { format: 1, ...facts, files: Object.fromEntries(hashes) };
  const path = join(folder, MANIFEST);
  await writeFile(`${path}.new`, `${JSON.stringify(whole, null, 2)}\n`, { mode: PRIVATE.file });
  await rename(`${path}.new`, path);
  return whole;
};

/** Bytes of files that are not what their name says, and those that the list names and are not there. */
const changedBytes = async (folder: string): Promise<string[]> => {
  const bytes = join(folder, BYTES_FOLDER);
  const there = new Set(existsSync(bytes) ? await readdir(bytes) : []);
  const wrong = new Set<string>();
  for (const name of there) if ((await fileHash(join(bytes, name))) !== name) wrong.add(name);
  for await (const page of keptItems(folder, 'objects', storedObject, LINES_AT_ONCE)) {
    for (const { sha256 } of page) if (!there.has(sha256)) wrong.add(sha256);
  }
  return [...wrong].map((name) => join(BYTES_FOLDER, name));
};

const changedFiles = async (folder: string, { files }: Manifest): Promise<string[]> => {
  const wrong: string[] = [];
  for (const [name, hash] of Object.entries(files)) {
    const path = join(folder, name);
    if (!existsSync(path) || (await fileHash(path)) !== hash) wrong.push(name);
  }
  // A list that is not as it was written says nothing of what must be there.
  return wrong.length > 0 ? wrong : changedBytes(folder);
};

/**
 * Reads a backup's manifest, and looks that every file is there as it was written.
 *
 * @throws LauncherError for a folder without one (no backup, or an interrupted one), and for files that are not the same
 */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) {
    throw new LauncherError(`${folder} has no ${MANIFEST}: it is no backup, or one that was interrupted.`);
  }
  const read = manifest.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!read.success) throw new LauncherError(`${path} is not what a backup writes.`);
  const wrong = await changedFiles(folder, read.data);
  if (wrong.length > 0) throw new LauncherError(`${folder} is damaged, nothing was restored: ${wrong.join(', ')}`);
  return read.data;
};
