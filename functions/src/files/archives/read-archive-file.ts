import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ArchiveBudget } from './archive-budget.ts';
import { readContents } from './read-contents.ts';
import { readDirectory } from './read-directory.ts';
import { Refusal } from './refusal.ts';

/** The beginning of a file in an archive. */
export interface FileStart {
  /** Size of the whole file in bytes. */
  readonly size: number;
  readonly bytes: Buffer;
}

interface Search {
  readonly target: string;
  readonly max: number;
  readonly folder: string;
  readonly budget: ArchiveBudget;
}

/** Reads the first `max` bytes. Decompresses at most one chunk more. */
const readStart = async (chunks: AsyncIterable<Buffer>, max: number): Promise<Buffer> => {
  const read: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    read.push(chunk);
    length += chunk.length;
    if (length >= max) break;
  }
  return Buffer.concat(read).subarray(0, max);
};

const searchArchive = async (
  search: Search,
  path: string,
  depth: number,
  within: string,
): Promise<FileStart | undefined> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const directory = await readDirectory(file, size, within);
    search.budget.add(directory.entries, size);
    for await (const { entry, bytes } of readContents(directory, within)) {
      const entryPath = within + entry.name;
      if (entryPath === search.target) return { size: entry.size, bytes: await readStart(bytes, search.max) };
      if (!search.target.startsWith(`${entryPath}/`)) continue;
      return await search.budget.runExtracted(entry.size, depth + 1, async () => {
        const nested = join(search.folder, String(depth + 1));
        await pipeline(bytes, createWriteStream(nested));
        return searchArchive(search, nested, depth + 1, `${entryPath}/`);
      });
    }
    return undefined;
  } finally {
    await file.close();
  }
};

/**
 * Reads the beginning of one file of an archive, or of an archive nested in it. Decompresses only that file and the
 * archives around it, within the limits of the inspection.
 *
 * @param folder an empty folder for extracted archives
 * @param target the path as in `listArchive`
 * @param max maximum bytes to read
 * @returns undefined if the archive has no such file, or if the archive is refused before the file is reached
 */
export const readArchiveFile = async (
  path: string,
  folder: string,
  target: string,
  max: number,
): Promise<FileStart | undefined> => {
  try {
    return await searchArchive({ target, max, folder, budget: new ArchiveBudget() }, path, 0, '');
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};
