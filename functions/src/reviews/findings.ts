import { FINDING_LEVELS, FINDINGS } from '@bigorna/domain/archive-findings';
import type { StaffMod, StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod';
import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import type { Finding } from '@bigorna/domain/entities/release';
import { fold } from '../catalogue/tokeniser.ts';

/** Fewer characters say too little of a mod for a list. */
const SHORT_DESCRIPTION_MIN = 30;

const gravityOf = ({ code }: Finding): number => FINDING_LEVELS.indexOf(FINDINGS[code]);

/** What the machine knows besides the mod's own documents. */
export interface Surroundings {
  /** Other mods that are called the same. */
  readonly namesakes: readonly Pick<StaffModCard, 'id' | 'title'>[];
  /** Other mods with a file of this one. */
  readonly sameFiles: readonly { readonly title: string; readonly version: string; readonly mod_id: string }[];
  /** Whether its author has never had a mod decided about. */
  readonly isFirstOfAuthor: boolean;
}

const nameDiffers = (title: string, { fields }: StaffRelease): Finding[] => {
  const [form, archive] = [fold(title), fold(fields?.name ?? '')];
  if (archive === '' || form.includes(archive) || archive.includes(form)) return [];
  return [{ code: 'name_differs', values: { archive: fields?.name ?? '', form: title } }];
};

const ofEntry = ({ title, releases, thumbnail_url, short_description }: StaffMod): Finding[] => {
  const codes = [
    releases.length === 0 ? ('no_clear_release' as const) : [],
    thumbnail_url === null ? ('no_thumbnail' as const) : [],
    [...short_description.trim()].length < SHORT_DESCRIPTION_MIN ? ('short_description' as const) : [],
  ].flat();
  return codes.map((code) => ({ code, values: { title } }));
};

const each = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((one) => [`${one.code} ${one.values.mod_id ?? JSON.stringify(one.values)}`, one])).values(),
];

/**
 * What the machine has to say of a mod under review, the gravest first and nothing twice: what it found of the releases that
 * are not refused, and of the entry itself.
 */
export const findingsOf = (mod: StaffMod, { namesakes, sameFiles, isFirstOfAuthor }: Surroundings): Finding[] => {
  const releases = mod.all_releases.filter(({ verdict }) => verdict !== 'refused');
  const found: Finding[] = [
    ...releases.flatMap(({ findings }) => findings),
    ...sameFiles.map((values) => ({ code: 'duplicate_file' as const, values })),
    ...releases.slice(0, 1).flatMap((newest) => nameDiffers(mod.title, newest)),
    ...namesakes.map(({ id, title }) => ({ code: 'title_taken' as const, values: { title, mod_id: id } })),
    ...ofEntry(mod),
    ...(isFirstOfAuthor ? [{ code: 'first_of_author' as const, values: { author: mod.author } }] : []),
  ];
  return each(found).toSorted((a, b) => gravityOf(a) - gravityOf(b));
};
