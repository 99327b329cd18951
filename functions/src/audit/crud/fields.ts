import { isDeepStrictEqual } from 'node:util';
import { SERVER_TIME } from '../../platform/firestore.ts';
import type { Fields } from './crud-type.ts';

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const removeUndefined = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(removeUndefined);
  return isMap(value) ? omitUndefined(value) : value;
};

/** Removes undefined fields at any depth. Firestore does not store them either. */
export const omitUndefined = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, removeUndefined(value)]),
  );

const isServerTime = (value: unknown): boolean => value instanceof Date && value.getTime() === SERVER_TIME.getTime();

/** Fields of a record for the audit log: all except server timestamps. */
export const getLoggedFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(omitUndefined(fields)).filter(([name, value]) => name !== 'updated_at' && !isServerTime(value)),
  );

/** Fields of `next` that differ from the stored record, with the stored values. Undefined if nothing differs. */
export const diffFields = (stored: Fields, next: Fields): { before: Fields; after: Fields } | undefined => {
  const names = Object.keys(next).filter((name) => !isSame(stored[name], next[name]));
  if (names.length === 0) return undefined;
  const pick = (fields: Fields): Fields => Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { before: pick(omitUndefined(stored)), after: pick(next) };
};

const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(removeUndefined(one), removeUndefined(other));
