import { createHash } from 'node:crypto';
import type { ArchiveFile, ArchiveListing } from '@bigorna/domain/endpoints/admin/archives.schemas';
import type { Finding } from '@bigorna/domain/entities/release';
import { ARCHIVE_LISTING_MAX } from '@bigorna/domain/limits';
import { type Blocklist, findBlockedName, getNeededHashes, type HashName } from './blocklist.ts';
import { isText } from './decode-text.ts';
import { HEAD_BYTES, isJavaClass } from './executables.ts';
import { isManifest } from './manifests/manifest-paths.ts';
import { Refusal } from './refusal.ts';
import { type WalkedFile, walkArchive } from './walk-archive.ts';

const getKind = ({ name, head, size, depth, isNestedArchive }: WalkedFile): ArchiveFile['kind'] => {
  if (isNestedArchive) return 'archive';
  if (isJavaClass(head)) return 'class';
  if (isManifest(name, depth)) return 'manifest';
  return isText(head.subarray(0, HEAD_BYTES), size > HEAD_BYTES) ? 'text' : 'other';
};

/** Files that a long listing keeps first, after files with findings. */
const RANKS = { manifest: 1, archive: 2, class: 3, text: 4, other: 4 } as const satisfies Record<
  ArchiveFile['kind'],
  number
>;

/** Leaves out the least important files if the paths are too long for one response. Keeps the order. */
const fitListing = (files: readonly ArchiveFile[], findings: readonly Finding[]): ArchiveFile[] => {
  const flagged = new Set(findings.map(({ values }) => values.entry));
  const getRank = ({ path, kind }: ArchiveFile): number => (flagged.has(path) ? 0 : RANKS[kind]);
  let left: number = ARCHIVE_LISTING_MAX.pathBytes;
  const fitting = new Set<ArchiveFile>();
  for (const file of files.toSorted((a, b) => getRank(a) - getRank(b))) {
    const bytes = Buffer.byteLength(JSON.stringify(file.path));
    if (bytes > left) continue;
    left -= bytes;
    fitting.add(file);
  }
  return files.filter((file) => fitting.has(file));
};

/** The row of a file that is refused before its end. Undefined if the finding names no file, or a file with a row. */
const toRefusedFile = ({ values: { entry = '' } }: Finding, files: readonly ArchiveFile[]): ArchiveFile | undefined => {
  const hasRow = entry === '' || entry.endsWith('/') || files.some(({ path }) => path === entry);
  return hasRow ? undefined : { path: entry, size: null, sha256: null, kind: 'other' };
};

/**
 * Lists the files of an archive and its nested archives, within the limits of the inspection. A blocked file gets a
 * finding, but does not end the listing: staff look into blocked files too.
 *
 * @param folder an empty folder for extracted archives
 */
export const listArchive = async (
  path: string,
  folder: string,
  blocked: Blocklist = new Map(),
): Promise<ArchiveListing> => {
  const files: ArchiveFile[] = [];
  const findings: Finding[] = [];
  const hashNames = new Set<HashName>(['sha256', ...getNeededHashes(blocked)]);
  async function* observe(file: WalkedFile, bytes: AsyncIterable<Buffer>) {
    const hashes = [...hashNames].map((name) => createHash(name));
    for await (const chunk of bytes) {
      for (const hash of hashes) hash.update(chunk);
      yield chunk;
    }
    const digests = hashes.map((hash) => hash.digest('hex'));
    files.push({ path: file.path, size: file.size, sha256: digests[0] ?? null, kind: getKind(file) });
    const name = findBlockedName(blocked, digests);
    if (name !== undefined && findings.length < ARCHIVE_LISTING_MAX.filesPerFinding)
      findings.push(new Refusal('known_malware', { name, entry: file.path }).finding);
  }
  const { filesPerFinding } = ARCHIVE_LISTING_MAX;
  try {
    const { suspicions } = await walkArchive(path, folder, new Map(), { observe, filesPerFinding });
    findings.push(...suspicions);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    findings.push(error.finding);
    const refused = toRefusedFile(error.finding, files);
    if (refused !== undefined) files.push(refused);
  }
  return { files: fitListing(files, findings), total: files.length, findings };
};
