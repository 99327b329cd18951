import fc from 'fast-check';
import { HOSTILE_VALUES } from './hostile.ts';
import { type JsonSchema, typesOf } from './json-schema.ts';

type Steps = readonly (string | number)[];

/** A place in a value, with what its schema says of it. */
interface Place {
  readonly steps: Steps;
  readonly schema: JsonSchema;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every place of a value that its schema describes, itself first. */
const placesOf = (value: unknown, schema: JsonSchema, steps: Steps = []): Place[] => {
  const inner = (step: string | number, of: unknown, by: JsonSchema = {}) => placesOf(of, by, [...steps, step]);
  const below = Array.isArray(value)
    ? value.flatMap((item, index) => inner(index, item, schema.items))
    : isObject(value)
      ? Object.entries(value).flatMap(([name, of]) => inner(name, of, schema.properties?.[name]))
      : [];
  return [{ steps, schema }, ...below];
};

/** Own fields even where their name is `__proto__`, which an assignment would take for something else. */
const withField = (fields: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> =>
  Object.fromEntries([...Object.entries(fields).filter(([other]) => other !== name), [name, value]]);

/** The value with another in one of its places; without the place for `undefined`. */
const replaced = (value: unknown, [step, ...rest]: Steps, by: unknown): unknown => {
  if (step === undefined) return by;
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? replaced(item, rest, by) : item));
  if (!isObject(value)) return by;
  return withField(value, String(step), replaced(value[String(step)], rest, by));
};

/** Values just outside of what a schema allows. */
const beyond = (schema: JsonSchema): unknown[] => {
  const { minLength = 0, maxLength, minimum, maximum, minItems = 0, maxItems } = schema;
  const item = schema.items?.enum?.[0] ?? 'x';
  return [
    ...(typesOf(schema).includes('string') ? ['x'.repeat(Math.max(0, minLength - 1)), '\u{1f98a}'.repeat(30)] : []),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength), 'x'.repeat(maxLength + 1), '字'.repeat(maxLength)]),
    ...(minimum === undefined ? [] : [minimum, minimum - 1, minimum + 0.5]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1, -maximum]),
    ...(minItems > 0 ? [Array.from({ length: minItems - 1 }, () => item)] : []),
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => item)]),
    ...(schema.enum === undefined ? [] : [`${String(schema.enum[0])} `, String(schema.enum[0]).toUpperCase()]),
    undefined,
    null,
  ];
};

const EXTRA_FIELDS = ['__proto__', 'constructor', 'role', 'uid', 'is_verified', 'id', 'colour', '', '\u0000', 'a.b'];

/**
 * A valid value with one thing wrong: a place missing, null, of another type, out of bounds by one, hostile, or a field
 * that nobody asked for.
 */
export const brokenOf = (valid: fc.Arbitrary<unknown>, schema: JsonSchema): fc.Arbitrary<unknown> =>
  valid.chain((value) => {
    const places = fc.constantFrom(...placesOf(value, schema));
    const swapped = places.chain((place) =>
      fc
        .oneof(fc.constantFrom(...beyond(place.schema)), fc.constantFrom(...HOSTILE_VALUES))
        .map((by) => replaced(value, place.steps, by)),
    );
    if (!isObject(value)) return swapped;
    const extra = fc
      .tuple(fc.constantFrom(...EXTRA_FIELDS), fc.constantFrom(...HOSTILE_VALUES))
      .map(([name, by]) => withField(value, name, by));
    return fc.oneof({ arbitrary: swapped, weight: 4 }, { arbitrary: extra, weight: 1 });
  });
