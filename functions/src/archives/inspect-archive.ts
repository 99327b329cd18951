import { worstOf } from '@bigorna/domain/archive-findings';
import { type ContentType, FILE_EXTENSIONS } from '@bigorna/domain/catalogue-terms';
import type { Finding, Upload } from '@bigorna/domain/entities/release';
import { inOwnFolder } from '../platform/own-folder.ts';
import type { Blocklist } from './blocklist.ts';
import { ARCHIVE_LIMITS } from './limits.ts';
import { NO_FACTS } from './manifests/facts.ts';
import { type ManifestsRead, readManifests } from './manifests/read-manifests.ts';
import { Refusal } from './refusal.ts';
import { walkArchive } from './walk.ts';

/** What an archive was found to be. */
export type Inspected = Pick<Upload, 'content_type' | 'fields' | 'findings' | 'packs' | 'verdict'>;

/** An archive to be judged. */
export interface Given {
  readonly path: string;
  /** As it was called where it comes from. */
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  readonly blocked: Blocklist;
}

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

const judged = ({ contentType, fields, findings }: ManifestsRead, { fileName, size }: Given) => ({
  content_type: contentType ?? KINDS.find((kind) => isNameOf(kind, fileName)) ?? null,
  fields,
  findings: [...wrongKind(contentType, fileName), ...findings, ...largeFile(size)],
});

const inspected = async (given: Given): Promise<Omit<Inspected, 'verdict'>> => {
  try {
    const contents = await inOwnFolder((folder) => walkArchive(given.path, folder, given.blocked));
    const { findings, ...about } = judged(readManifests(contents), given);
    return { ...about, findings: [...contents.suspicions, ...findings], packs: [...contents.packs] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refused(error.finding);
  }
};

/** What is answered of a file that was refused. */
const refused = (finding: Finding): Omit<Inspected, 'verdict'> => ({
  content_type: null,
  fields: { manifest: null, ...NO_FACTS },
  findings: [finding],
  packs: [],
});

/** A file that is refused for something else than what is in it. */
export const refusedFor = (...because: ConstructorParameters<typeof Refusal>): Inspected => ({
  ...refused(new Refusal(...because).finding),
  verdict: 'refused',
});

/** Judges an archive by its bytes and reads what its manifests say. */
export const inspectArchive = async (given: Given): Promise<Inspected> => {
  const found = await inspected(given);
  return { ...found, verdict: worstOf(found.findings) === 'stop' ? 'refused' : 'clear' };
};
