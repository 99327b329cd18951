import type { FieldChange } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import { isFields } from '@bigorna/domain/logged-records';

/** Fields of a record or a form. */
export type Values = Readonly<Record<string, unknown>>;

const emptyToNull = (value: unknown): unknown => (value === '' || value === undefined ? null : value);
const replaceEmpty = (_name: string, value: unknown): unknown => emptyToNull(value);

/** Whether two values of a field are equal. Empty inputs and undefined fields compare as equal. */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(emptyToNull(a), replaceEmpty) === JSON.stringify(emptyToNull(b), replaceEmpty);

/** The fields that differ between two states, with both values. */
export const diffFields = (fields: readonly string[], before: Values, after: Values): FieldChange[] =>
  fields
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));

const mergeValue = (before: unknown, newer: unknown, input: unknown): unknown => {
  if (isSame(before, input)) return newer;
  return isFields(before) && isFields(newer) && isFields(input) ? mergeChanges(before, newer, input) : input;
};

/** A newer state, overwritten with the fields that the input changed. Translations count as fields, lists as one. */
export const mergeChanges = (before: Values, newer: Values, input: Values): Values =>
  Object.fromEntries(
    Object.keys({ ...newer, ...input }).map((name) => [name, mergeValue(before[name], newer[name], input[name])]),
  );
