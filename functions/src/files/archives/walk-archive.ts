import { createWriteStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Finding } from '@bigorna/domain/entities/release';
import { ArchiveBudget } from './archive-budget.ts';
import { ARCHIVE_LIMITS } from './archive-limits.ts';
import type { Blocklist } from './blocklist.ts';
import { HEAD_BYTES, isExecutable, isNestedArchive, isOpaqueArchive } from './executables.ts';
import { isCompressed } from './is-compressed.ts';
import { isBundledManifest, isManifest, isPackIcon, isPackText } from './manifests/manifest-paths.ts';
import { type Content, readContents } from './read-contents.ts';
import { readDirectory } from './read-directory.ts';
import { Refusal } from './refusal.ts';
import { type ArchiveScan, ThreatScan } from './threat-scan.ts';

/** Contents of an archive that was not refused. */
export interface ArchiveContents {
  /**
   * Manifests by path, such as `fabric.mod.json` or `resources.mcpack/manifest.json`; null if too long, or beyond the
   * maximum number of manifests.
   */
  readonly manifests: Map<string, string | null>;
  /** Manifests of mods inside a mod, by path. Contains no manifest beyond the limits. */
  readonly bundledManifests: Map<string, string>;
  /** The beginnings of Bedrock packs' translations by path, such as `resources.mcpack/texts/en_US.lang`. */
  readonly texts: Map<string, string>;
  /** Paths of Bedrock packs' icons, such as `resources.mcpack/pack_icon.png`. */
  readonly packIcons: Set<string>;
  /** Whether the archive contains Java classes or jars. */
  hasJava: boolean;
  /** Findings for a person to look at. */
  readonly suspicions: readonly Finding[];
  /** SHA-256 and SHA-512 of nested archives. Take-downs find releases by these hashes. */
  readonly packs: readonly string[];
}

/** A file that a walk has reached. */
export interface WalkedFile {
  readonly path: string;
  readonly name: string;
  /** Size in bytes, decompressed. */
  readonly size: number;
  /** At least the first `HEAD_BYTES` bytes of the file, or the whole file. */
  readonly head: Buffer;
  readonly depth: number;
  readonly isNestedArchive: boolean;
}

/** Receives every file of a walk, in stored order. Must return the file's bytes unchanged. */
export type FileObserver = (file: WalkedFile, bytes: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

interface Walk extends ArchiveContents {
  readonly budget: ArchiveBudget;
  readonly scan: ThreatScan;
  /** Folder for extracted nested archives. */
  readonly folder: string;
  readonly observe: FileObserver;
}

const JAVA = /\.(?:class|jar)$/i;

/** Reads the first bytes for detection. `all` yields these bytes and the rest. Call it only once. */
const readHead = async (bytes: AsyncGenerator<Buffer, void>) => {
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

const drain = async (bytes: AsyncIterable<Buffer>): Promise<void> => {
  for await (const _chunk of bytes);
};

/** Reads all bytes and returns the text of the first ones. Bytes that are no UTF-8 become U+FFFD. */
const readTextStart = async (bytes: AsyncIterable<Buffer>, max: number): Promise<string> => {
  const read: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    if (length < max) read.push(chunk);
    length += chunk.length;
  }
  return Buffer.concat(read).subarray(0, max).toString();
};

const fitsLimits = ({ manifests }: Walk, size: number): boolean =>
  manifests.size < ARCHIVE_LIMITS.manifests && size <= ARCHIVE_LIMITS.manifestBytes;

const fitsBundledLimits = ({ bundledManifests }: Walk, size: number): boolean =>
  bundledManifests.size < ARCHIVE_LIMITS.bundledManifests && size <= ARCHIVE_LIMITS.bundledManifestBytes;

/** Inspects one file of an archive by its content. */
const inspectEntry = async (
  walk: Walk,
  scan: ArchiveScan,
  { entry, bytes }: Content,
  depth: number,
  within: string,
) => {
  const path = within + entry.name;
  const { head, all } = await readHead(bytes);
  if (isExecutable(head)) throw new Refusal('executable_inside', { entry: path });
  if (isOpaqueArchive(head)) throw new Refusal('sealed_pack_inside', { entry: path });
  if (JAVA.test(entry.name)) walk.hasJava = true;
  if (isPackIcon(entry.name, depth) && walk.packIcons.size < ARCHIVE_LIMITS.manifests) walk.packIcons.add(path);
  const isInside = isNestedArchive(entry.name, head);
  if (!isInside && isCompressed(entry.name, head)) walk.scan.addSuspicion('packed_inside', { entry: path });
  const file = { path, name: entry.name, size: entry.size, head, depth, isNestedArchive: isInside };
  const watched = scan.watch(path, entry.name, walk.observe(file, all()), isInside);
  if (isInside) {
    await walk.budget.runExtracted(entry.size, depth + 1, async () => {
      const filePath = join(walk.folder, String(depth + 1));
      await pipeline(watched, createWriteStream(filePath));
      await walkPath(walk, filePath, depth + 1, `${path}/`);
      await rm(filePath);
    });
  } else if (isManifest(entry.name, depth)) {
    const isRead = fitsLimits(walk, entry.size);
    if (!isRead) await drain(watched);
    walk.manifests.set(path, isRead ? await text(watched) : null);
  } else if (isBundledManifest(path, depth) && fitsBundledLimits(walk, entry.size)) {
    walk.bundledManifests.set(path, await text(watched));
  } else if (isPackText(entry.name, depth) && walk.texts.size < ARCHIVE_LIMITS.packTexts) {
    walk.texts.set(path, await readTextStart(watched, ARCHIVE_LIMITS.packTextBytes));
  } else await drain(watched);
};

const walkFile = async (walk: Walk, file: FileHandle, depth: number, within: string): Promise<void> => {
  const { size } = await file.stat();
  const directory = await readDirectory(file, size, within);
  walk.budget.add(directory.entries, size);
  const scan = walk.scan.startArchive();
  for await (const content of readContents(directory, within)) await inspectEntry(walk, scan, content, depth, within);
};

const walkPath = async (walk: Walk, path: string, depth: number, within: string): Promise<void> => {
  const file = await open(path);
  try {
    await walkFile(walk, file, depth, within);
  } finally {
    await file.close();
  }
};

const ignoreFiles: FileObserver = (_file, bytes) => bytes;

interface WalkOptions {
  /** Receives every file, also the files before a refusal. */
  readonly observe?: FileObserver;
  /** Maximum of reported files per suspicion. Default: only the first. */
  readonly filesPerFinding?: number;
}

/**
 * Reads every byte of an archive and its nested archives, and judges files by content, not only by name. Uses little
 * memory: at most one nested archive per depth is extracted.
 *
 * @param folder an empty folder for extracted archives
 * @throws Refusal of the first problem
 */
export const walkArchive = async (
  path: string,
  folder: string,
  blocked: Blocklist,
  { observe = ignoreFiles, filesPerFinding = 1 }: WalkOptions = {},
): Promise<ArchiveContents> => {
  const scan = new ThreatScan(blocked, filesPerFinding);
  const { suspicions, packs } = scan;
  const walk: Walk = {
    manifests: new Map(),
    bundledManifests: new Map(),
    texts: new Map(),
    packIcons: new Set(),
    hasJava: false,
    suspicions,
    packs,
    budget: new ArchiveBudget(),
    scan,
    folder,
    observe,
  };
  await walkPath(walk, path, 0, '');
  return walk;
};
