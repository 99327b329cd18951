import { type ModField, modFields } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { diffFields, isSame, type Values } from '#shared/forms/merge-changes.ts';

const MOD_FIELDS = modFields.keyof().options;

/** Names of fields that differ between the loaded mod and the form. */
export const getChangedFields = (loaded: Values, values: Values): ModField[] =>
  MOD_FIELDS.filter((field) => !isSame(loaded[field], values[field]));

/** The fields that differ between two states, with both values. */
export const getFieldChanges = (before: Values, after: Values) => diffFields(MOD_FIELDS, before, after);

/**
 * Value to send for an emptied field: the first value below that the field's schema accepts. The API rejects null for a
 * required field.
 */
const getEmptyValue = (field: ModField): unknown =>
  [null, '', []].find((value) => modFields.shape[field].safeParse(value).success) ?? null;

/** Changed fields with their values, in the API's format. With an emptied slug, the mod keeps its slug. */
export const getChanges = (loaded: Values, values: Values): Values => {
  const filled: Values = { ...values, slug: values.slug || loaded.slug };
  return Object.fromEntries(
    getChangedFields(loaded, filled).map((field) => [field, filled[field] ?? getEmptyValue(field)]),
  );
};
