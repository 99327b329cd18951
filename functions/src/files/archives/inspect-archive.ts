import { getWorstLevel } from '@bigorna/domain/archive-findings';
import { type ContentType, FILE_EXTENSIONS } from '@bigorna/domain/catalogue-terms';
import type { Finding, Upload } from '@bigorna/domain/entities/release';
import type { GameVersions } from '@bigorna/domain/game-versions';
import { withTempFolder } from '../../platform/with-temp-folder.ts';
import { ARCHIVE_LIMITS } from './archive-limits.ts';
import type { Blocklist } from './blocklist.ts';
import { type ManifestSummary, readManifests } from './manifests/read-manifests.ts';
import { EMPTY_MANIFEST } from './manifests/sanitize-manifest.ts';
import { Refusal } from './refusal.ts';
import { walkArchive } from './walk-archive.ts';

export type InspectionResult = Pick<Upload, 'content_type' | 'fields' | 'findings' | 'icon' | 'packs' | 'verdict'>;

export interface ArchiveInput {
  readonly path: string;
  /** The original file name. */
  readonly fileName: string;
  /** Size in bytes. */
  readonly size: number;
  readonly blocked: Blocklist;
  /** Known game versions: a manifest's range becomes those within it. */
  readonly versions: GameVersions;
}

const KINDS = Object.keys(FILE_EXTENSIONS) as ContentType[];

/** Whether a file name has an extension of the content type. */
export const hasValidExtension = (kind: ContentType, fileName: string): boolean =>
  FILE_EXTENSIONS[kind].some((ending) => fileName.toLowerCase().endsWith(ending));

/**
 * Reports a name that contradicts the content type of the manifests. Without manifests, any known extension is valid.
 */
const checkExtension = (kind: ContentType | null, fileName: string): Finding[] => {
  const expected = kind === null ? KINDS : [kind];
  if (expected.some((one) => hasValidExtension(one, fileName))) return [];
  return [{ code: 'wrong_kind', values: { expected: expected.flatMap((one) => FILE_EXTENSIONS[one]).join(', ') } }];
};

const checkSize = (size: number): Finding[] =>
  size > ARCHIVE_LIMITS.largeBytes ? [{ code: 'large_file', values: { size: String(size) } }] : [];

const summarize = ({ contentType, fields, icon, findings }: ManifestSummary, { fileName, size }: ArchiveInput) => ({
  content_type: contentType ?? KINDS.find((kind) => hasValidExtension(kind, fileName)) ?? null,
  fields,
  icon,
  findings: [...checkExtension(contentType, fileName), ...findings, ...checkSize(size)],
});

const inspectContents = async (input: ArchiveInput): Promise<Omit<InspectionResult, 'verdict'>> => {
  try {
    const contents = await withTempFolder((folder) => walkArchive(input.path, folder, input.blocked));
    const { findings, ...about } = summarize(readManifests(contents, input.versions), input);
    return { ...about, findings: [...contents.suspicions, ...findings], packs: [...contents.packs] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return toRefusedResult(error.finding);
  }
};

const toRefusedResult = (finding: Finding): Omit<InspectionResult, 'verdict'> => ({
  content_type: null,
  fields: { manifest: null, ...EMPTY_MANIFEST },
  icon: null,
  findings: [finding],
  packs: [],
});

/** The result for a file that is refused without an inspection of its contents. */
export const toRejected = (...args: ConstructorParameters<typeof Refusal>): InspectionResult => ({
  ...toRefusedResult(new Refusal(...args).finding),
  verdict: 'refused',
});

/** Inspects an archive by its bytes and reads its manifests. */
export const inspectArchive = async (input: ArchiveInput): Promise<InspectionResult> => {
  const inspection = await inspectContents(input);
  return { ...inspection, verdict: getWorstLevel(inspection.findings) === 'stop' ? 'refused' : 'clear' };
};
