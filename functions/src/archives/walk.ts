import { createWriteStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Finding } from '@bigorna/domain/entities/release';
import type { Blocklist } from './blocklist.ts';
import { Budget } from './budget.ts';
import { type Content, contentsOf } from './contents.ts';
import { readDirectory } from './directory.ts';
import { HEAD_BYTES, isExecutable, isPack, isSealed } from './executables.ts';
import { ARCHIVE_LIMITS } from './limits.ts';
import { isManifest } from './manifests/places.ts';
import { isPacked } from './packed.ts';
import { Refusal } from './refusal.ts';
import { type PackSuspects, Suspects } from './suspects.ts';

/** What was found in an archive that nothing speaks against. */
export interface ArchiveContents {
  /** Manifests by their place, such as `fabric.mod.json` or `resources.mcpack/manifest.json`; null for one too long. */
  readonly manifests: Map<string, string | null>;
  /** Whether it holds Java's classes or archives. */
  hasJava: boolean;
  /** What a person has to look at. */
  readonly suspicions: readonly Finding[];
  /** SHA-256 and SHA-512 of the packs inside, so that a release is found by what it brings along. */
  readonly packs: readonly string[];
}

interface Walk extends ArchiveContents {
  readonly budget: Budget;
  readonly suspects: Suspects;
  /** Where packs are taken out to. */
  readonly folder: string;
}

const JAVA = /\.(?:class|jar)$/i;

/** The bytes up to where it is clear what they are, and all of them, to be read once. */
const begun = async (bytes: AsyncGenerator<Buffer, void>) => {
  let head: Buffer = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const next = await bytes.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const all = async function* () {
    yield head;
    yield* bytes;
  };
  return { head, all };
};

const readOut = async (bytes: AsyncIterable<Buffer>): Promise<void> => {
  for await (const _chunk of bytes);
};

const textOf = async (bytes: AsyncIterable<Buffer>): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return new TextDecoder().decode(Buffer.concat(chunks));
};

const isRoom = ({ manifests }: Walk, size: number): boolean =>
  manifests.size < ARCHIVE_LIMITS.manifests && size <= ARCHIVE_LIMITS.manifestBytes;

/** Looks at one file of an archive, by what it is. */
const lookAt = async (walk: Walk, pack: PackSuspects, { entry, bytes }: Content, depth: number, within: string) => {
  const place = within + entry.name;
  const { head, all } = await begun(bytes);
  if (isExecutable(head)) throw new Refusal('executable_inside', { entry: place });
  if (isSealed(head)) throw new Refusal('sealed_pack_inside', { entry: place });
  if (JAVA.test(entry.name)) walk.hasJava = true;
  const isInside = isPack(entry.name, head);
  if (!isInside && isPacked(entry.name, head)) walk.suspects.note('packed_inside', { entry: place });
  const watched = pack.watch(place, entry.name, all(), isInside);
  if (isInside) {
    await walk.budget.takeOut(entry.size, depth + 1, async () => {
      const path = join(walk.folder, String(depth + 1));
      await pipeline(watched, createWriteStream(path));
      await walkThrough(walk, path, depth + 1, `${place}/`);
      await rm(path);
    });
  } else if (isManifest(entry.name, depth)) {
    const isRead = isRoom(walk, entry.size);
    if (!isRead) await readOut(watched);
    walk.manifests.set(place, isRead ? await textOf(watched) : null);
  } else await readOut(watched);
};

const walkOpen = async (walk: Walk, file: FileHandle, depth: number, within: string): Promise<void> => {
  const { size } = await file.stat();
  const directory = await readDirectory(file, size, within);
  walk.budget.spend(directory.entries, size);
  const pack = walk.suspects.inPack();
  for await (const content of contentsOf(directory, within)) await lookAt(walk, pack, content, depth, within);
};

const notAPack = (error: unknown, within: string): unknown =>
  error instanceof Refusal && error.finding.code === 'not_an_archive' && within !== ''
    ? new Refusal('archive_broken', { entry: within.slice(0, -1) }, error)
    : error;

const walkThrough = async (walk: Walk, path: string, depth: number, within: string): Promise<void> => {
  const file = await open(path);
  try {
    await walkOpen(walk, file, depth, within);
  } catch (error) {
    throw notAPack(error, within);
  } finally {
    await file.close();
  }
};

/**
 * Goes through an archive and the packs inside it, every byte: what it holds is judged by what it is and not by its name.
 * Little is held in memory at a time; packs are taken out one at a depth.
 *
 * @param folder an empty one, to take packs out to
 * @throws Refusal of the first thing that speaks against the archive
 */
export const walkArchive = async (path: string, folder: string, blocked: Blocklist): Promise<ArchiveContents> => {
  const suspects = new Suspects(blocked);
  const { suspicions, packs } = suspects;
  const walk: Walk = {
    manifests: new Map(),
    hasJava: false,
    suspicions,
    packs,
    budget: new Budget(),
    suspects,
    folder,
  };
  await walkThrough(walk, path, 0, '');
  return walk;
};
