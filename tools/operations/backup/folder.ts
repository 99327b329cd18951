import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { chmod, type FileHandle, mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { LauncherError } from '../../shared/errors.ts';
import { hashing } from './accounts.ts';
import { Digest, toCanonicalJson } from './canonical.ts';
import { PRIVATE, storedObject } from './objects.ts';

/** Count and order-independent digest of one kind in a backup. */
const kindDigest = z.object({ count: z.int().nonnegative(), digest: z.string().regex(/^[0-9a-f]{64}$/) });
export type KindDigest = z.infer<typeof kindDigest>;

export const KINDS = ['documents', 'accounts', 'objects'] as const;
export type Kind = (typeof KINDS)[number];

/** The manifest is written last: a folder without one is an incomplete backup. */
const manifest = z.object({
  format: z.literal(1),
  project: z.string(),
  /** Read time of the documents; accounts and files are read slightly later. */
  taken_at: z.iso.datetime(),
  documents: kindDigest,
  accounts: kindDigest,
  objects: kindDigest,
  /** The project's password hash parameters; null from emulators. */
  hashing: hashing.nullable(),
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifest>;

/** A backup in one line: count and digest prefix of each kind. */
export const formatManifest = (of: Manifest): string =>
  KINDS.map((kind) => `${of[kind].count} ${kind} (${of[kind].digest.slice(0, 12)})`).join(', ');

const MANIFEST = 'manifest.json';
export const BYTES_FOLDER = 'bytes';
const LINES_AT_ONCE = 500;

const getLinesFile = (kind: Kind): string => `${kind}.jsonl`;

/**
 * Creates a private folder for a new backup.
 *
 * @throws LauncherError if the folder is not empty
 */
export const createBackupFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: PRIVATE.folder });
  const entries = await readdir(folder);
  if (entries.includes(MANIFEST)) throw new LauncherError(`${folder} already contains a backup; name another folder.`);
  if (entries.length > 0) {
    throw new LauncherError(
      `${folder} is not empty, maybe because of an interrupted backup. Remove it, or name another folder.`,
    );
  }
  // mkdir does not change the mode of an existing folder.
  await chmod(folder, PRIVATE.folder);
};

/**
 * Writes the items of one kind, one line each.
 *
 * @returns count and digest of the items
 */
export const writeLines = async (
  folder: string,
  kind: Kind,
  pages: AsyncIterable<readonly unknown[]>,
): Promise<KindDigest> => {
  const digest = new Digest();
  const file: FileHandle = await open(join(folder, getLinesFile(kind)), 'wx', PRIVATE.file);
  try {
    for await (const page of pages) {
      const lines = page.map(toCanonicalJson);
      for (const line of lines) digest.add(line);
      await file.write(`${lines.join('\n')}\n`);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { count: digest.count, digest: digest.hex };
};

/** The digest of items, without storing them. */
export const computeDigest = async (pages: AsyncIterable<readonly unknown[]>): Promise<KindDigest> => {
  const digest = new Digest();
  for await (const page of pages) for (const item of page) digest.add(toCanonicalJson(item));
  return { count: digest.count, digest: digest.hex };
};

/** Parsed items of one kind, in batches. */
export async function* readItems<T>(
  folder: string,
  kind: Kind,
  schema: z.ZodType<T>,
  size: number,
): AsyncGenerator<T[]> {
  const lines = createInterface({ input: createReadStream(join(folder, getLinesFile(kind))), crlfDelay: Infinity });
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

/**
 * Completes a backup with its manifest: hashes of the lists, counts and digests. Files are named by the hash of their
 * bytes.
 */
export const writeManifest = async (folder: string, facts: Omit<Manifest, 'format' | 'files'>): Promise<Manifest> => {
  const names = KINDS.map(getLinesFile);
  const hashes = await Promise.all(names.map(async (name) => [name, await fileHash(join(folder, name))] as const));
  const content: Manifest = { format: 1, ...facts, files: Object.fromEntries(hashes) };
  const path = join(folder, MANIFEST);
  await writeFile(`${path}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: PRIVATE.file });
  await rename(`${path}.new`, path);
  return content;
};

/** Files whose bytes do not match their name, and listed files that are missing. */
const changedBytes = async (folder: string): Promise<string[]> => {
  const bytes = join(folder, BYTES_FOLDER);
  const entries = new Set(existsSync(bytes) ? await readdir(bytes) : []);
  const wrong = new Set<string>();
  for (const name of entries) if ((await fileHash(join(bytes, name))) !== name) wrong.add(name);
  for await (const page of readItems(folder, 'objects', storedObject, LINES_AT_ONCE)) {
    for (const { sha256 } of page) if (!entries.has(sha256)) wrong.add(sha256);
  }
  return [...wrong].map((name) => join(BYTES_FOLDER, name));
};

const changedFiles = async (folder: string, { files }: Manifest): Promise<string[]> => {
  const wrong: string[] = [];
  for (const [name, hash] of Object.entries(files)) {
    const path = join(folder, name);
    if (!existsSync(path) || (await fileHash(path)) !== hash) wrong.push(name);
  }
  // A damaged list does not show which files must exist.
  return wrong.length > 0 ? wrong : changedBytes(folder);
};

/**
 * Reads a backup's manifest, and verifies every file.
 *
 * @throws LauncherError for a folder without a manifest (no backup, or an interrupted one), and for changed files
 */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) {
    throw new LauncherError(`${folder} has no ${MANIFEST}: it is not a backup, or an interrupted one.`);
  }
  const read = manifest.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!read.success) throw new LauncherError(`${path} is no valid manifest.`);
  const wrong = await changedFiles(folder, read.data);
  if (wrong.length > 0) throw new LauncherError(`${folder} is damaged, nothing was restored: ${wrong.join(', ')}`);
  return read.data;
};
