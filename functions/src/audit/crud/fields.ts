import { isDeepStrictEqual } from 'node:util';
import { omitUndefined, SERVER_TIME } from '../../platform/firestore.ts';
import type { Fields } from './crud-type.ts';

const isServerTime = (value: unknown): boolean => value instanceof Date && value.getTime() === SERVER_TIME.getTime();

/** Fields of a record for the audit log: all except server timestamps. */
export const getLoggedFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(omitUndefined(fields)).filter(([name, value]) => name !== 'updated_at' && !isServerTime(value)),
  );

/** Fields of `next` that differ from the stored record, with the stored values. Undefined if nothing differs. */
export const diffFields = (stored: Fields, next: Fields): { before: Fields; after: Fields } | undefined => {
  const [before, after] = [omitUndefined(stored), omitUndefined(next)];
  const names = Object.keys(next).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (names.length === 0) return undefined;
  const pick = (fields: Fields): Fields => Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { before: pick(before), after: pick(after) };
};
