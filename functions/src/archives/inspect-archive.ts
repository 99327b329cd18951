import { FINDINGS } from '@bigorna/domain/archive-findings';
import { type ContentType, FILE_EXTENSIONS } from '@bigorna/domain/catalogue-terms';
import type { Finding, Upload } from '@bigorna/domain/entities/mod';
import { inOwnFolder } from '../platform/own-folder.ts';
import { ARCHIVE_LIMITS } from './limits.ts';
import { NO_FACTS } from './manifests/facts.ts';
import { type ManifestsRead, readManifests } from './manifests/read-manifests.ts';
import { Refusal } from './refusal.ts';
import { walkArchive } from './walk.ts';

/** What an archive was found to be. */
export type Inspected = Pick<Upload, 'content_type' | 'fields' | 'findings' | 'verdict'>;

const KINDS = Object.keys(FILE_EXTENSIONS) as ContentType[];

/** Whether a file of a kind may be called so. */
export const isNameOf = (kind: ContentType, fileName: string): boolean =>
  FILE_EXTENSIONS[kind].some((ending) => fileName.toLowerCase().endsWith(ending));

/** A name decides nothing, but one that says other than the bytes is no mistake of a player's that can be let pass. */
const wrongKind = (kind: ContentType | null, fileName: string): Finding[] => {
  const expected = kind === null ? KINDS : [kind];
  if (expected.some((one) => isNameOf(one, fileName))) return [];
  return [{ code: 'wrong_kind', values: { expected: expected.flatMap((one) => FILE_EXTENSIONS[one]).join(', ') } }];
};

const largeFile = (size: number): Finding[] =>
  size > ARCHIVE_LIMITS.largeBytes ? [{ code: 'large_file', values: { size: String(size) } }] : [];

const judged = (
  { contentType, fields, findings }: ManifestsRead,
  fileName: string,
  size: number,
): Omit<Inspected, 'verdict'> => ({
  content_type: contentType ?? KINDS.find((kind) => isNameOf(kind, fileName)) ?? null,
  fields,
  findings: [...wrongKind(contentType, fileName), ...findings, ...largeFile(size)],
});

const inspected = async (path: string, fileName: string, size: number): Promise<Omit<Inspected, 'verdict'>> => {
  try {
    const contents = await inOwnFolder((folder) => walkArchive(path, folder));
    return judged(readManifests(contents), fileName, size);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { content_type: null, fields: { manifest: null, ...NO_FACTS }, findings: [error.finding] };
  }
};

/**
 * Judges an archive by its bytes and reads what its manifests say.
 *
 * @param fileName as it was called where it comes from
 * @param size of the file, in bytes
 */
export const inspectArchive = async (path: string, fileName: string, size: number): Promise<Inspected> => {
  const found = await inspected(path, fileName, size);
  const isStopped = found.findings.some(({ code }) => FINDINGS[code] === 'stop');
  return { ...found, verdict: isStopped ? 'refused' : 'clear' };
};
