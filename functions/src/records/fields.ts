import { isDeepStrictEqual } from 'node:util';
import { SERVER_TIME } from '../platform/firestore.ts';
import type { Fields } from './kind.ts';

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const present = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(present);
  return isMap(value) ? withoutGaps(value) : value;
};

/** Without fields that have no value, at any depth: those that Firestore does not keep either. */
export const withoutGaps = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, present(value)]),
  );

const isServerTime = (value: unknown): boolean => value instanceof Date && value.getTime() === SERVER_TIME.getTime();

/** What a log entry tells of a whole record: all but what the server times. */
export const toldFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(withoutGaps(fields)).filter(([name, value]) => name !== 'updated_at' && !isServerTime(value)),
  );

/** Those of `wanted` that a record does not hold yet, and what it holds instead; undefined where it holds all. */
export const differing = (stored: Fields, wanted: Fields): { before: Fields; after: Fields } | undefined => {
  const names = Object.keys(wanted).filter((name) => !isSame(stored[name], wanted[name]));
  if (names.length === 0) return undefined;
  const of = (fields: Fields): Fields => Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { before: of(withoutGaps(stored)), after: of(wanted) };
};

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(present(one), present(other));
