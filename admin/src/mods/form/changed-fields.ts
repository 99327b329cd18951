import type { BodyOf } from '@bigorna/domain/endpoints/index';

/** What staff may write of a mod, as the API takes it. */
export type ModChanges = Omit<BodyOf<'adminUpdateMod'>, 'updated_at'>;
export type ModField = keyof ModChanges;

/** Every field of the form. */
export const MOD_FIELDS = [
  'title',
  'slug',
  'author',
  'short_description',
  'description',
  'language',
  'content_type',
  'access',
  'categories',
  'tags',
  'license',
  'links',
  'thumbnail_url',
  'gallery',
  'featured',
] as const satisfies readonly ModField[];

type Values = Readonly<Record<string, unknown>>;

/** An empty input and a field that was never filled in are the same to a person. */
const filled = (value: unknown): unknown => (value === '' || value === undefined ? null : value);
const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(filled(a), withoutEmpty) === JSON.stringify(filled(b), withoutEmpty);
const withoutEmpty = (_name: string, value: unknown): unknown => filled(value);

/** The names of the fields that differ between a mod as it was opened and as it is in the form. */
export const changedFields = (seen: Values, values: Values): ModField[] =>
  MOD_FIELDS.filter((field) => !isSame(seen[field], values[field]));

/** What a field is sent as once nothing is left in it, where that is not null. */
const EMPTIED: Values & Partial<ModChanges> = {
  short_description: '',
  description: '',
  categories: [],
  tags: [],
  gallery: [],
};

/** The changed fields with their values, as they are sent. */
export const changesOf = (seen: Values, values: Values): Values =>
  Object.fromEntries(changedFields(seen, values).map((field) => [field, values[field] ?? EMPTIED[field] ?? null]));
