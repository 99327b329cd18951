import { FINDING_LEVELS, FINDINGS } from '@bigorna/domain/archive-findings';
import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import type { Finding } from '@bigorna/domain/entities/release';
import { findMissing } from '@bigorna/domain/review-checklist';
import { checkName, reportSameTitles } from '../releases/identity-findings.ts';

const getSeverity = ({ code }: Finding): number => FINDING_LEVELS.indexOf(FINDINGS[code]);

/** Context of a review beyond the mod's own documents. */
export interface ReviewContext {
  /** Other mods with the same title. */
  readonly sameTitles: readonly Pick<StaffModCard, 'id' | 'title'>[];
  /** Other mods with the same file. */
  readonly sameFiles: readonly { readonly title: string; readonly version: string; readonly mod_id: string }[];
  /** Whether no mod of this author was approved or rejected before. */
  readonly isFirstOfAuthor: boolean;
}

const checkEntry = (mod: StaffMod): Finding[] =>
  findMissing(mod).map((code) => ({ code, values: { title: mod.title } }));

const dedupe = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((one) => [`${one.code} ${one.values.mod_id ?? JSON.stringify(one.values)}`, one])).values(),
];

/**
 * Findings of a mod under review, most severe first and without duplicates. The findings concern the releases that are
 * not refused, and the mod itself.
 */
export const getFindings = (mod: StaffMod, { sameTitles, sameFiles, isFirstOfAuthor }: ReviewContext): Finding[] => {
  const releases = mod.all_releases.filter(({ verdict }) => verdict !== 'refused');
  const findings: Finding[] = [
    ...releases.flatMap(({ findings }) => findings),
    ...sameFiles.map((values) => ({ code: 'duplicate_file' as const, values })),
    ...releases.slice(0, 1).flatMap((newest) => checkName(mod.title, newest.fields)),
    ...reportSameTitles(sameTitles),
    ...checkEntry(mod),
    ...(isFirstOfAuthor ? [{ code: 'first_of_author' as const, values: { author: mod.author } }] : []),
  ];
  return dedupe(findings).toSorted((a, b) => getSeverity(a) - getSeverity(b));
};
