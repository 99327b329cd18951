import type { Mod } from '@bigorna/domain/entities/mod';
import type { ArchiveFields, Finding } from '@bigorna/domain/entities/release';
import { fold } from '@bigorna/domain/fold';

/** Key that makes names comparable regardless of case, accents, spaces and signs. */
const toKey = (name: string): string => fold(name).replace(/[\p{P}\p{S}\p{Z}]/gu, '');

const includesOther = (one: string, other: string): boolean =>
  one !== '' && other !== '' && (one.includes(other) || other.includes(one));

/** Reports mods that have the same title. */
export const reportSameTitles = (mods: readonly { readonly id: string; readonly title: string }[]): Finding[] =>
  mods.map(({ id, title }) => ({ code: 'title_taken', values: { title, mod_id: id } }));

/** Reports a manifest whose name differs from the mod's title, unless one contains the other. */
export const checkName = (title: string, fields: ArchiveFields | null): Finding[] => {
  const [form, archive] = [fold(title), fold(fields?.name ?? '')];
  if (archive === '' || form.includes(archive) || archive.includes(form)) return [];
  return [{ code: 'name_differs', values: { archive: fields?.name ?? '', form: title } }];
};

/**
 * Reports a file that seems to belong to another mod. Its manifest has another id than the mod's other files. Also,
 * neither its id nor its name is like the mod's slug or title.
 *
 * @param others manifests of the mod's other files
 */
export const checkIdentity = (
  { title, slug }: Pick<Mod, 'title' | 'slug'>,
  fields: ArchiveFields | null,
  others: readonly ArchiveFields[],
): Finding[] => {
  const known = [...new Set(others.map(({ mod_id }) => mod_id))].filter((id) => id !== '');
  if (fields === null || fields.mod_id === '' || known.length === 0 || known.includes(fields.mod_id)) return [];
  const [names, modNames] = [[fields.name, fields.mod_id].map(toKey), [title, slug].map(toKey)];
  if (names.some((name) => modNames.some((key) => includesOther(name, key)))) return [];
  const archive = fields.name === '' ? fields.mod_id : `${fields.name} (${fields.mod_id})`;
  return [{ code: 'other_mod', values: { archive, form: title, expected: known.join(', ') } }];
};
