import type { FindingCode } from './archive-findings.ts';
import type { StaffMod, StaffRelease } from './endpoints/admin/staff-mod.schemas.ts';

/** A description with fewer characters is too short for lists. */
const SHORT_DESCRIPTION_MIN = 30;

/** The fields that the checklist looks at. */
export type CheckedMod = Pick<
  StaffMod,
  'license' | 'categories' | 'description' | 'short_description' | 'thumbnail_url' | 'gallery' | 'releases'
>;

const isBlank = (text: string | null): boolean => text === null || text.trim() === '';

/** What a mod lacks: shown on its draft, and to the reviewer. */
export const findMissing = (mod: CheckedMod): FindingCode[] => {
  const missing: readonly [FindingCode, boolean][] = [
    ['no_clear_release', mod.releases.length === 0],
    ['no_license', isBlank(mod.license)],
    ['no_category', mod.categories.length === 0],
    ['no_description', isBlank(mod.description)],
    ['no_thumbnail', mod.thumbnail_url === null],
    ['short_description', [...mod.short_description.trim()].length < SHORT_DESCRIPTION_MIN],
    ['picture_undescribed', mod.gallery.some(({ alt }) => isBlank(alt))],
  ];
  return missing.flatMap(([code, isMissing]) => (isMissing ? [code] : []));
};

/** What a reviewer checks, in order, with the findings that fail each point. */
export const REVIEW_CHECKS = {
  license: ['no_license'],
  category: ['no_category'],
  description: ['no_description', 'short_description'],
  pictures: ['no_thumbnail', 'picture_undescribed'],
  file: ['no_clear_release'],
  name: ['name_differs', 'other_mod'],
  loader: ['loader_contradicts', 'loader_differs'],
} as const satisfies Record<string, readonly FindingCode[]>;
export type ReviewCheck = keyof typeof REVIEW_CHECKS;

/** `unknown`: there is no file to compare with, or its manifest does not name the value. */
export type CheckState = 'passed' | 'failed' | 'unknown';

type CheckedRelease = Pick<StaffRelease, 'verdict' | 'fields'>;

/** The state of a check without findings. Names are compared with the newest file, loaders with the files that name some. */
const getStateWithoutFindings = (check: ReviewCheck, releases: readonly CheckedRelease[]): CheckState => {
  const isKnown = (isNamed: boolean): CheckState => (isNamed ? 'passed' : 'unknown');
  if (check === 'file') return releases.every(({ verdict }) => verdict === 'clear') ? 'passed' : 'failed';
  if (check === 'name') return isKnown(Boolean(releases[0]?.fields?.name));
  if (check === 'loader') return isKnown(releases.some(({ fields }) => fields !== null && fields.loaders.length > 0));
  return 'passed';
};

/**
 * The state of each check of a mod under review, in order.
 *
 * @param releases the mod's releases, newest first; refused ones do not count
 */
export const getCheckStates = (
  findings: readonly { readonly code: FindingCode }[],
  releases: readonly CheckedRelease[],
): readonly (readonly [ReviewCheck, CheckState])[] => {
  const current = releases.filter(({ verdict }) => verdict !== 'refused');
  return (Object.keys(REVIEW_CHECKS) as ReviewCheck[]).map((check) => {
    const failing: readonly FindingCode[] = REVIEW_CHECKS[check];
    const isFailed = findings.some(({ code }) => failing.includes(code));
    return [check, isFailed ? 'failed' : getStateWithoutFindings(check, current)];
  });
};

/** What a draft needs next: a release, its confirmation, more text, or the review. */
export type DraftStep = 'add_release' | 'confirm_release' | 'edit' | 'submit';

/** Findings that make `edit` the next step. A draft with these findings can still be submitted. */
const TEXTS: readonly FindingCode[] = ['no_license', 'no_category', 'no_description'];

export const getDraftStep = (
  mod: CheckedMod & { readonly all_releases: readonly Pick<StaffRelease, 'verdict'>[] },
): DraftStep => {
  if (!mod.all_releases.some(({ verdict }) => verdict !== 'refused')) return 'add_release';
  if (mod.releases.length === 0) return 'confirm_release';
  return findMissing(mod).some((code) => TEXTS.includes(code)) ? 'edit' : 'submit';
};
