/**
 * Decodes external values: those of firebase-tools' protocol (`{ string_value: … }`) and the typed values of
 * Firestore's REST API (`{ stringValue: … }`). Unknown forms are evaluation errors.
 */
import { z } from 'zod';
import { PATH, RulesError, type RulesMap, type RulesValue, toInt64 } from './values.ts';

/** A time in UTC, in seconds with up to nine decimals, as Firestore and firebase-tools write times. */
const timestamp = z
  .string()
  .regex(/^\d{4,}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/)
  .transform((text) => new Date(text))
  .refine((time) => !Number.isNaN(time.getTime()));
/** firebase-tools encodes an int as a number, Firestore as a string. */
const int = z.union([z.int(), z.string().regex(/^-?\d+$/)]).transform((value) => toInt64(BigInt(value)));
const list = z
  .object({ values: z.array(z.unknown()).default([]) })
  .transform(({ values }): RulesValue => values.map(decodeValue));
const map = z
  .object({ fields: z.record(z.string(), z.unknown()).default({}) })
  .transform(
    ({ fields }): RulesMap => new Map(Object.entries(fields).map(([key, value]) => [key, decodeValue(value)])),
  );
const path = z.object({ segments: z.array(z.object({ simple: z.string() })) }).transform((): typeof PATH => PATH);

const KINDS: ReadonlyMap<string, z.ZodType<RulesValue>> = new Map<string, z.ZodType<RulesValue>>([
  ['null', z.unknown().transform(() => null)],
  ['bool', z.boolean()],
  ['boolean', z.boolean()],
  ['int', int],
  ['integer', int],
  ['string', z.string()],
  ['timestamp', timestamp],
  ['list', list],
  ['array', list],
  ['map', map],
  ['path', path],
]);

/** @throws RulesError for anything but an object with one known kind of value */
export function decodeValue(value: unknown): RulesValue {
  const [[kind, content] = ['none', null], more] = Object.entries(read(z.record(z.string(), z.unknown()), value));
  const schema = KINDS.get(kind.replace(/_value$|Value$/, ''));
  if (schema === undefined || more !== undefined) throw new RulesError(`Unknown kind of value: ${kind}`);
  return read(schema, content);
}

/**
 * @param fields `fields` of a REST document
 * @throws RulesError for an unknown kind of value
 */
export function decodeDocument(fields: object): RulesMap {
  return read(map, { fields });
}

function read<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new RulesError(`Invalid value: ${parsed.error.issues[0]?.message}`);
}
