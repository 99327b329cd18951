import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';

/**
 * Stands for the server's time of the write, in any place that holds a moment. It is a real Date beyond all that
 * Firestore can store, so schemas take it and no stored value can be mistaken for it.
 */
export const SERVER_TIME = new Date(8.64e15);

/** Adds to a number in `update` and `merge`, without reading it first. */
export const increment = (by: number): FieldValue => FieldValue.increment(by);

/** Stands for a field to take away in `update` and `merge`. */
export const REMOVED: FieldValue = FieldValue.delete();

/** Fields to change; those left out stay. */
export type Patch<T> = { [K in keyof T]?: T[K] | FieldValue };
/** Fields to change at any depth of nested maps; those left out stay. */
export type DeepPatch<T> = T extends Date | readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPatch<T[K]> | FieldValue }
    : T;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Fields without a value are left out: Firestore takes no undefined. */
const mapDeep = (value: unknown, leaf: (value: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => mapDeep(item, leaf));
  if (!isMap(value)) return leaf(value);
  const present = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(present.map(([key, item]) => [key, mapDeep(item, leaf)]));
};

const toDate = (value: unknown): unknown => (value instanceof Timestamp ? value.toDate() : value);
const toStored = (value: unknown): unknown =>
  value instanceof Date && value.getTime() === SERVER_TIME.getTime() ? FieldValue.serverTimestamp() : value;

/**
 * A stored document as its schema types it, timestamps as Date (milliseconds).
 *
 * @throws Error naming the document when what is stored does not fit.
 */
export const fromStored = <T>(schema: { parse(stored: unknown): T }, path: string, stored: unknown): T => {
  try {
    return schema.parse(mapDeep(stored, toDate));
  } catch (cause) {
    throw new Error(`${path} does not fit its schema`, { cause });
  }
};

/** So many names tell what is wrong. */
const FIELDS_MAX = 10;

/** Where a stored document did not fit, by the names of fields and nothing of their content; undefined for another error. */
export const unfitFields = (error: unknown): string[] | undefined =>
  error instanceof Error && error.cause instanceof z.ZodError
    ? [...new Set(error.cause.issues.map(({ path }) => path.join('.')))].slice(0, FIELDS_MAX)
    : undefined;

const asMap = (value: unknown): Record<string, unknown> => {
  const stored = mapDeep(value, toStored);
  if (!isMap(stored)) throw new TypeError('A document is a map');
  return stored;
};

/** What a whole write stores; a ZodError for anything that does not fit. */
export const toDocument = (schema: z.ZodType, value: unknown): Record<string, unknown> => asMap(z.parse(schema, value));

const parsePatch = (schema: z.ZodType, patch: Record<string, unknown>, deep: boolean): Record<string, unknown> => {
  const schemaOf = (key: string): z.core.$ZodType => {
    const found =
      schema instanceof z.ZodObject ? schema.shape[key] : schema instanceof z.ZodRecord ? schema.valueType : undefined;
    if (found === undefined) throw new TypeError(`No field ${key} in this document`);
    return found;
  };
  const parseField = (key: string, value: unknown): unknown => {
    if (value instanceof FieldValue) return value;
    const declared = schemaOf(key);
    const field = declared instanceof z.ZodDefault ? declared.unwrap() : declared;
    const open = field instanceof z.ZodObject || field instanceof z.ZodRecord;
    return deep && open && isMap(value) ? parsePatch(field, value, deep) : z.parse(field, value);
  };
  return Object.fromEntries(
    Object.entries(patch).flatMap(([key, value]) => (value === undefined ? [] : [[key, parseField(key, value)]])),
  );
};

/** What a change of some fields stores; each is parsed by its own schema, unknown ones are refused. */
export const toPatch = (schema: z.ZodType, patch: object, deep: boolean): Record<string, unknown> =>
  asMap(parsePatch(schema, { ...patch }, deep));
