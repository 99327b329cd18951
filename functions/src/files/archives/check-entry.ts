import type { FindingCode } from '@bigorna/domain/archive-findings';
import type { ArchiveEntry } from './archive-entry.ts';
import { ARCHIVE_LIMITS } from './archive-limits.ts';
import { isExecutableName } from './executables.ts';
import { hasLinkField, hasZip64Field } from './extra-fields.ts';
import { Refusal } from './refusal.ts';

interface EntryCheck {
  readonly code: FindingCode;
  isBad(entry: ArchiveEntry): boolean;
  /** Values of the finding in addition to the entry's name. */
  values?(entry: ArchiveEntry): Readonly<Record<string, string | number>>;
}

/** Flags for an encrypted entry, encrypted content or encrypted directory. */
const ENCRYPTED = 0x1 | 0x40 | 0x2000;
const ENCRYPTED_METHOD = 99;
const STORED = 0;
const DEFLATED = 8;
const KIND_OF_FILE = 0o170000;
const FILE = 0o100000;
const FOLDER = 0o040000;

/** Parent folders, absolute paths and drives. Windows also separates folders by backslashes. */
const ESCAPES = /^[/\\]|(?:^|[/\\])\.\.(?:[/\\]|$)|^[a-z]:/i;

/** Streams of Windows (`:`), control characters, and empty or `.` segments, which programs resolve differently. */
const INVALID = /[:\p{Cc}]|\/\/|(?:^|\/)\.(?:\/|$)/u;

/** Invisible characters and changes of text direction, which disguise a name. */
const MISLEADING = /[\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;
const UTF8_NAME = 0x800;
const isMisleading = ({ names, inUtf8 }: ArchiveEntry): boolean =>
  [...names, inUtf8].some((name) => MISLEADING.test(name));
/** U+FFFD in `inUtf8` means invalid UTF-8. That is wrong only in a name declared as UTF-8. */
const isWrongUtf8 = ({ inUtf8, raw }: ArchiveEntry): boolean =>
  (raw.generalPurposeBitFlag & UTF8_NAME) !== 0 && inUtf8.includes('\ufffd');

/** Windows' attribute of reparse points (links). */
const REPARSE_POINT = 0x400;
const isLink = ({ mode, raw }: ArchiveEntry): boolean =>
  ![0, FILE, FOLDER].includes(mode & KIND_OF_FILE) ||
  (raw.externalFileAttributes & REPARSE_POINT) !== 0 ||
  hasLinkField(raw.extraFields);

/** An ASCII name needs no second name, so a different second name is a conflict. */
const ASCII = /^[ -~]*$/;
const hasConflictingNames = ({ names: [first = '', ...others] }: ArchiveEntry): boolean =>
  ASCII.test(first) && others.some((name) => name !== first);

export const getCompressionRatio = ({ size, packedSize }: Pick<ArchiveEntry, 'size' | 'packedSize'>): number =>
  Math.round(size / Math.max(1, packedSize));

/** Checks of a directory entry, before anything is decompressed. The first failed check rejects the archive. */
export const ENTRY_CHECKS: readonly EntryCheck[] = [
  {
    code: 'name_too_long',
    isBad: ({ raw }) => raw.fileNameLength > ARCHIVE_LIMITS.nameBytes,
    values: () => ({ max: ARCHIVE_LIMITS.nameBytes }),
  },
  { code: 'archive_ambiguous', isBad: hasConflictingNames },
  { code: 'path_escapes', isBad: ({ names }) => names.some((name) => ESCAPES.test(name)) },
  { code: 'path_backslash', isBad: ({ names }) => names.some((name) => name.includes('\\')) },
  {
    code: 'path_invalid',
    isBad: ({ raw, names }) => raw.fileNameLength === 0 || names.some((name) => INVALID.test(name)),
  },
  {
    code: 'archive_encrypted',
    isBad: ({ raw }) => (raw.generalPurposeBitFlag & ENCRYPTED) !== 0 || raw.compressionMethod === ENCRYPTED_METHOD,
  },
  {
    code: 'method_unsupported',
    isBad: ({ raw }) => raw.compressionMethod !== STORED && raw.compressionMethod !== DEFLATED,
  },
  { code: 'archive_zip64', isBad: ({ raw }) => hasZip64Field(raw.extraFields) },
  { code: 'name_misleads', isBad: isMisleading },
  { code: 'name_not_utf8', isBad: isWrongUtf8 },
  { code: 'link_inside', isBad: isLink },
  { code: 'archive_ambiguous', isBad: ({ isFolder, size }) => isFolder && size > 0 },
  { code: 'executable_inside', isBad: ({ isFolder, names }) => !isFolder && names.some(isExecutableName) },
  {
    code: 'unpacks_too_large',
    isBad: ({ size }) => size > ARCHIVE_LIMITS.entryBytes,
    values: ({ size }) => ({ size, max: ARCHIVE_LIMITS.entryBytes }),
  },
  {
    code: 'ratio_too_high',
    isBad: (entry) => entry.size > ARCHIVE_LIMITS.ratioFrom && getCompressionRatio(entry) > ARCHIVE_LIMITS.ratio,
    values: (entry) => ({ ratio: getCompressionRatio(entry), max: ARCHIVE_LIMITS.ratio }),
  },
];

/**
 * Runs all checks on an entry.
 *
 * @param within path of the enclosing archives, as a prefix of the entry's name
 * @throws Refusal of the first failed check
 */
export const checkEntry = (entry: ArchiveEntry, within: string): void => {
  const failed = ENTRY_CHECKS.find(({ isBad }) => isBad(entry));
  if (failed) throw new Refusal(failed.code, { entry: within + entry.name, ...failed.values?.(entry) });
};
