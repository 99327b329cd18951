import type { FindingCode } from '@bigorna/domain/archive-findings';
import type { ArchiveEntry } from './entry.ts';
import { isExecutableName } from './executables.ts';
import { saysLink, saysWide } from './extra-fields.ts';
import { ARCHIVE_LIMITS } from './limits.ts';
import { Refusal } from './refusal.ts';

interface EntryCheck {
  readonly code: FindingCode;
  isBad(entry: ArchiveEntry): boolean;
  /** Besides the entry's name. */
  values?(entry: ArchiveEntry): Readonly<Record<string, string | number>>;
}

/** The entry itself is encrypted, its content, or its directory. */
const ENCRYPTED = 0x1 | 0x40 | 0x2000;
const ENCRYPTED_METHOD = 99;
const STORED = 0;
const DEFLATED = 8;
const KIND_OF_FILE = 0o170000;
const FILE = 0o100000;
const FOLDER = 0o040000;

/** Up a folder, from the root, with a drive or a second stream, or by a sign that no name has. */
const ESCAPES = /^\/|(?:^|\/)\.\.(?:\/|$)|[\\:\p{Cc}]/u;

/** Nothing between two slashes, or the folder itself: programs go different ways. */
const GOES_NOWHERE = /\/\/|(?:^|\/)\.(?:\/|$)/;

/** Turns the writing around, or is not seen: the name is read as another one. A sign that no byte stands for is in it. */
const MISLEADS = /[\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;
const UTF8_NAME = 0x800;
const isMisleading = ({ names, inUtf8, raw }: ArchiveEntry): boolean =>
  [...names, inUtf8].some((name) => MISLEADS.test(name)) ||
  ((raw.generalPurposeBitFlag & UTF8_NAME) !== 0 && inUtf8.includes('\ufffd'));

/** As Windows marks what leads elsewhere. */
const LEADS_ELSEWHERE = 0x400;
const isLink = ({ mode, raw }: ArchiveEntry): boolean =>
  ![0, FILE, FOLDER].includes(mode & KIND_OF_FILE) ||
  (raw.externalFileAttributes & LEADS_ELSEWHERE) !== 0 ||
  saysLink(raw.extraFields);

/** Only a name that is not plain needs another one. */
const PLAIN = /^[ -~]*$/;
const isCalledTwice = ({ names: [first = '', ...others] }: ArchiveEntry): boolean =>
  PLAIN.test(first) && others.some((name) => name !== first);

export const ratioOf = ({ size, packedSize }: Pick<ArchiveEntry, 'size' | 'packedSize'>): number =>
  Math.round(size / Math.max(1, packedSize));

/** What the directory tells of one entry, before a byte is unpacked. The first that is bad refuses the archive. */
export const ENTRY_CHECKS: readonly EntryCheck[] = [
  {
    code: 'archive_broken',
    isBad: (entry) =>
      entry.raw.fileNameLength === 0 || entry.raw.fileNameLength > ARCHIVE_LIMITS.nameBytes || isCalledTwice(entry),
  },
  { code: 'path_escapes', isBad: ({ names }) => names.some((name) => ESCAPES.test(name)) },
  {
    code: 'archive_encrypted',
    isBad: ({ raw }) => (raw.generalPurposeBitFlag & ENCRYPTED) !== 0 || raw.compressionMethod === ENCRYPTED_METHOD,
  },
  {
    code: 'archive_broken',
    isBad: ({ raw }) => raw.compressionMethod !== STORED && raw.compressionMethod !== DEFLATED,
  },
  {
    code: 'archive_broken',
    isBad: ({ raw, names }) => saysWide(raw.extraFields) || names.some((name) => GOES_NOWHERE.test(name)),
  },
  { code: 'name_misleads', isBad: isMisleading },
  { code: 'link_inside', isBad: isLink },
  { code: 'archive_broken', isBad: ({ isFolder, size }) => isFolder && size > 0 },
  { code: 'executable_inside', isBad: ({ isFolder, names }) => !isFolder && names.some(isExecutableName) },
  {
    code: 'unpacks_too_large',
    isBad: ({ size }) => size > ARCHIVE_LIMITS.entryBytes,
    values: ({ size }) => ({ size, max: ARCHIVE_LIMITS.entryBytes }),
  },
  {
    code: 'ratio_too_high',
    isBad: (entry) => entry.size > ARCHIVE_LIMITS.ratioFrom && ratioOf(entry) > ARCHIVE_LIMITS.ratio,
    values: (entry) => ({ ratio: ratioOf(entry), max: ARCHIVE_LIMITS.ratio }),
  },
];

/**
 * Holds an entry against the checks.
 *
 * @param within the packs that it is in, to name it by
 * @throws Refusal of the first check that it fails
 */
export const checkEntry = (entry: ArchiveEntry, within: string): void => {
  const failed = ENTRY_CHECKS.find(({ isBad }) => isBad(entry));
  if (failed) throw new Refusal(failed.code, { entry: within + entry.name, ...failed.values?.(entry) });
};
