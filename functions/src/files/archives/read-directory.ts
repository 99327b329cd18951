import type { FileHandle } from 'node:fs/promises';
import type { FindingCode } from '@bigorna/domain/archive-findings';
import { fromFdPromise, type ZipFile } from 'yauzl';
import { type ArchiveEntry, toArchiveEntry } from './archive-entry.ts';
import { checkEntry } from './check-entry.ts';
import { type EndRecord, readEndRecord } from './end-record.ts';
import { Refusal } from './refusal.ts';

const CLASS = /\.class$/i;
/** The lookbehind matches only the start of a run. Otherwise the time would be quadratic for long names. */
const LAST_DOTS = /(?<![. ])[. ]+(?=\/|$)/g;

/** The name as case-insensitive file systems treat it. */
const normalizeName = (name: string): string => name.normalize('NFC').toLowerCase().replace(LAST_DOTS, '');

/** Obfuscators name classes `a` and `A`. Java reads them directly from the archive, where names are case-sensitive. */
const areDistinctClasses = (one: string, other: string): boolean =>
  CLASS.test(one) && CLASS.test(other) && one.normalize('NFC') !== other.normalize('NFC');

function* getParentFolders(name: string): Generator<string> {
  for (let at = name.indexOf('/'); at >= 0; at = name.indexOf('/', at + 1)) yield name.slice(0, at);
}

/**
 * Rejects files that some systems would store as one file. Their names are equal, or differ only in case, Unicode form,
 * or dots and spaces at the end. Also rejects a file with the name of a folder.
 *
 * @param within path of the enclosing archives, as a prefix of entry names in findings
 * @throws Refusal name_twice, file_and_folder, names_collide
 */
const checkNames = (entries: readonly ArchiveEntry[], within: string): void => {
  const files = new Map<string, string>();
  const folders = new Set(entries.flatMap(({ name }) => [...getParentFolders(name)]));
  for (const { name, isFolder } of entries) {
    // Tools that merge archives may list a folder twice. That is harmless.
    if (isFolder) continue;
    const existing = files.get(normalizeName(name));
    if (existing === name) throw new Refusal('name_twice', { entry: within + name });
    if (folders.has(name)) throw new Refusal('file_and_folder', { entry: within + name });
    if (existing !== undefined && !areDistinctClasses(existing, name))
      throw new Refusal('names_collide', { entry: within + name });
    files.set(normalizeName(name), name);
  }
};

/** A checked central directory. */
export interface Directory {
  readonly file: FileHandle;
  readonly zip: ZipFile;
  readonly end: EndRecord;
  /** In the order of their position in the file. */
  readonly entries: readonly ArchiveEntry[];
}

const HEADER_BYTES = 46;

/** Errors of the system, and programming errors. */
const isInternalError = (error: Error): boolean => 'syscall' in error || error instanceof TypeError;

const CODES_BY_MESSAGE: readonly (readonly [RegExp, FindingCode])[] = [
  [/encrypt/, 'archive_encrypted'],
  [/zip64/, 'archive_zip64'],
];

/** Converts an error of the ZIP reader to a refusal. Internal errors pass through. */
export const toRefusal = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof Refusal || isInternalError(error)) return error;
  const [, code] = CODES_BY_MESSAGE.find(([message]) => message.test(error.message)) ?? [];
  return new Refusal(code ?? 'archive_broken', {}, error);
};

/** Names the nested archive in a refusal that names no entry. */
const addPath = (error: unknown, within: string): unknown => {
  if (!(error instanceof Refusal) || within === '' || error.finding.values.entry !== undefined) return error;
  const { code, values } = error.finding;
  const nestedCode = code === 'not_an_archive' ? 'nested_not_an_archive' : code;
  return new Refusal(nestedCode, { ...values, entry: within.slice(0, -1) }, error);
};

/** Rejects a directory with more bytes than its entries take. */
const checkLength = (entries: readonly ArchiveEntry[], { directoryStart, directoryEnd }: EndRecord): void => {
  const length = entries.reduce(
    (sum, { raw }) => sum + HEADER_BYTES + raw.fileNameLength + raw.extraFieldLength + raw.fileCommentLength,
    0,
  );
  if (length !== directoryEnd - directoryStart) throw new Refusal('archive_ambiguous');
};

/**
 * Reads and checks an archive's central directory, before anything is decompressed.
 *
 * @param within path of the enclosing archives, as a prefix of entry names in findings
 * @throws Refusal
 */
export const readDirectory = async (file: FileHandle, size: number, within: string): Promise<Directory> => {
  try {
    const end = await readEndRecord(file, size);
    const zip = await fromFdPromise(file.fd, { autoClose: false, decodeStrings: false });
    const entries: ArchiveEntry[] = [];
    for await (const raw of zip.eachEntry()) {
      const entry = toArchiveEntry(raw);
      checkEntry(entry, within);
      entries.push(entry);
    }
    checkNames(entries, within);
    checkLength(entries, end);
    return { file, zip, end, entries: entries.toSorted((a, b) => a.start - b.start) };
  } catch (error) {
    throw addPath(toRefusal(error), within);
  }
};
