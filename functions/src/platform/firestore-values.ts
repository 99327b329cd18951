import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';

/**
 * Placeholder for the server time of the write, for any timestamp field. It is a real Date, so schemas accept it. It is
 * beyond Firestore's range, so no stored value equals it.
 */
export const SERVER_TIME = new Date(8.64e15);

/** Adds to a number in `update` and `merge` without reading it first. */
export const increment = (by: number): FieldValue => FieldValue.increment(by);

/** Deletes a field in `update` and `merge`. */
export const REMOVED: FieldValue = FieldValue.delete();

/** Fields to change. Other fields stay. */
export type Patch<T> = { [K in keyof T]?: T[K] | FieldValue };
/** Fields to change at any depth of nested maps. Other fields stay. */
export type DeepPatch<T> = T extends Date | readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPatch<T[K]> | FieldValue }
    : T;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

type Leaf = (value: unknown) => unknown;

/** Applies `leaf` to all values in maps and lists. Omits undefined fields, because Firestore rejects undefined. */
const mapDeep = (value: unknown, leaf: Leaf): unknown => {
  if (Array.isArray(value)) return value.map((item) => mapDeep(item, leaf));
  return isMap(value) ? mapFields(value, leaf) : leaf(value);
};

const mapFields = (fields: object, leaf: Leaf): Record<string, unknown> => {
  const present = Object.entries(fields).filter(([, item]) => item !== undefined);
  return Object.fromEntries(present.map(([key, item]) => [key, mapDeep(item, leaf)]));
};

/** Removes undefined fields at any depth. Firestore does not store them either. */
export const omitUndefined = (fields: object): Record<string, unknown> => mapFields(fields, (value) => value);

const toDate = (value: unknown): unknown => (value instanceof Timestamp ? value.toDate() : value);
const toStored = (value: unknown): unknown =>
  value instanceof Date && value.getTime() === SERVER_TIME.getTime() ? FieldValue.serverTimestamp() : value;

/**
 * Parses a stored document. Timestamps become Dates (milliseconds).
 *
 * @throws Error that names the document if it is invalid
 */
export const parseStored = <T>(schema: { parse(stored: unknown): T }, path: string, stored: unknown): T => {
  try {
    return schema.parse(mapDeep(stored, toDate));
  } catch (cause) {
    throw new Error(`${path} does not fit its schema`, { cause });
  }
};

/** Maximum of field names in a log entry. */
const FIELDS_MAX = 10;

/** Names of the invalid fields of a stored document, without their values. Undefined for other errors. */
export const getInvalidFields = (error: unknown): string[] | undefined =>
  error instanceof Error && error.cause instanceof z.ZodError
    ? [...new Set(error.cause.issues.map(({ path }) => path.join('.')))].slice(0, FIELDS_MAX)
    : undefined;

const toMap = (value: unknown): Record<string, unknown> => {
  const stored = mapDeep(value, toStored);
  if (!isMap(stored)) throw new TypeError('A document is a map');
  return stored;
};

/**
 * The data to store for a whole document.
 *
 * @throws ZodError if the value is invalid
 */
export const toDocument = (schema: z.ZodType, value: unknown): Record<string, unknown> => toMap(z.parse(schema, value));

const parsePatch = (schema: z.ZodType, patch: Record<string, unknown>, deep: boolean): Record<string, unknown> => {
  const getFieldSchema = (key: string): z.core.$ZodType => {
    const fieldSchema =
      schema instanceof z.ZodObject ? schema.shape[key] : schema instanceof z.ZodRecord ? schema.valueType : undefined;
    if (fieldSchema === undefined) throw new TypeError(`No field ${key} in this document`);
    return fieldSchema;
  };
  const parseField = (key: string, value: unknown): unknown => {
    if (value instanceof FieldValue) return value;
    const declared = getFieldSchema(key);
    const field = declared instanceof z.ZodDefault ? declared.unwrap() : declared;
    const isNested = field instanceof z.ZodObject || field instanceof z.ZodRecord;
    return deep && isNested && isMap(value) ? parsePatch(field, value, deep) : z.parse(field, value);
  };
  return Object.fromEntries(
    Object.entries(patch).flatMap(([key, value]) => (value === undefined ? [] : [[key, parseField(key, value)]])),
  );
};

/**
 * The data to store for a partial write. Parses each field by its schema.
 *
 * @throws TypeError for an unknown field; ZodError for an invalid value
 */
export const toPatch = (schema: z.ZodType, patch: object, deep: boolean): Record<string, unknown> =>
  toMap(parsePatch(schema, { ...patch }, deep));
