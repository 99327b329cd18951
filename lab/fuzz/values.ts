import fc from 'fast-check';
import { HOSTILE_VALUES } from './hostile.ts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';

/** Meaningful texts per field name, such as ids of existing mods. */
export type SampleTexts = Readonly<Record<string, readonly string[]>>;

const LENGTH_MAX = 60;
const ITEMS_MAX = 4;
const DATES = { min: new Date('1970-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true };

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.nat(999_999).map((number) => `alguem-${number}@bigorna.test`),
  uri: fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }),
  'date-time': fc.date(DATES).map((date) => date.toISOString()),
};

/** Negative look-aheads. fast-check does not support them, so a filter checks the generated texts instead. */
const LOOK_AHEAD = /\(\?![^)]*\)/g;

const createMatchingText = (pattern: string, minLength: number, maxLength: number): fc.Arbitrary<string> => {
  const regExp = new RegExp(pattern, 'u');
  const isAccepted = (text: string): boolean =>
    text.length >= minLength && text.length <= maxLength && regExp.test(text);
  // If a filter rejects almost every text, the generator never ends.
  const isUsable = (made: fc.Arbitrary<string>): boolean => fc.sample(made, 100).filter(isAccepted).length > 50;
  try {
    const made = fc.stringMatching(new RegExp(pattern.replace(LOOK_AHEAD, ''), 'u'), { size: 'xsmall' });
    if (isUsable(made)) return made.filter(isAccepted);
  } catch {
    // fast-check throws for a pattern that it does not support.
  }
  const plain = fc.stringMatching(new RegExp(`^[a-z0-9]{${Math.max(1, minLength)},${Math.min(20, maxLength)}}$`));
  if (!isUsable(plain)) throw new Error(`No generator supports the pattern ${pattern}`);
  return plain.filter(isAccepted);
};

const createText = ({
  minLength = 0,
  maxLength = Number.POSITIVE_INFINITY,
  format,
  pattern,
}: JsonSchema): fc.Arbitrary<string> => {
  const special = FORMATS[format ?? ''];
  if (special !== undefined) return special.map((text) => text.slice(0, maxLength));
  if (pattern !== undefined) return createMatchingText(pattern, minLength, maxLength);
  const limits = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, LENGTH_MAX)) };
  const usual = ['Aa1!aaaaaaaa', 'Um texto qualquer, com acentuação.', 'x'.repeat(limits.maxLength)];
  // fast-check counts graphemes, but schemas count UTF-16 units.
  return fc
    .oneof(fc.string(limits), fc.string({ ...limits, unit: 'grapheme' }), fc.constantFrom(...usual))
    .filter(({ length }) => length >= minLength && length <= limits.maxLength);
};

const ANY = jsonSchema.parse({});

/** Half of the objects have only the required fields, because each optional field may violate a handler's rule. */
const createObject = ({ properties = {}, required = [] }: JsonSchema, known: SampleTexts): fc.Arbitrary<unknown> => {
  const fields = Object.entries(properties).map(([name, of]) => [name, createValidValues(of, known, name)] as const);
  const least = fields.filter(([name]) => required.includes(name));
  return fc.oneof(
    fc.record(Object.fromEntries(least)),
    fc.record(Object.fromEntries(fields), { requiredKeys: required }),
  );
};

const createList = (
  { items = ANY, minItems = 0, maxItems = ITEMS_MAX }: JsonSchema,
  known: SampleTexts,
  name: string,
) =>
  fc.array(createValidValues(items, known, name), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, ITEMS_MAX)),
  });

const createTyped = (type: string, schema: JsonSchema, known: SampleTexts, name: string): fc.Arbitrary<unknown> => {
  const { minimum = -1000, maximum = 100_000 } = schema;
  if (type === 'string') return createText(schema);
  if (type === 'integer') return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') return createList(schema, known, name);
  if (type === 'object') return createObject(schema, known);
  throw new Error(`openapi.json has an unsupported type: ${type}`);
};

/**
 * Values that a schema allows. They may violate a handler's additional rules.
 *
 * @param name name of the field or parameter; if there are known texts for the name, most texts are among them
 */
export const createValidValues = (schema: JsonSchema, known: SampleTexts, name: string): fc.Arbitrary<unknown> => {
  const { type, enum: members, anyOf } = schema;
  if (members !== undefined) return fc.constantFrom(...members);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map((of) => createValidValues(of, known, name)));
  if (type.length === 0) return fc.jsonValue();
  const made = fc.oneof(...type.map((one) => createTyped(one, schema, known, name)));
  const texts = Object.hasOwn(known, name) && type.includes('string') ? known[name] : undefined;
  if (texts === undefined || texts.length === 0) return made;
  return fc.oneof({ arbitrary: fc.constantFrom(...texts), weight: 3 }, { arbitrary: made, weight: 1 });
};

/** Values at the limits of a schema and just beyond the limits, and missing values. */
const getInvalidValues = (schema: JsonSchema): unknown[] => {
  const { minLength = 0, maxLength, minimum, maximum, minItems = 0, maxItems } = schema;
  const item = schema.items?.enum?.[0] ?? 'x';
  return [
    ...(schema.type.includes('string') ? ['x'.repeat(Math.max(0, minLength - 1)), '\u{1f98a}'.repeat(30)] : []),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength), 'x'.repeat(maxLength + 1), '字'.repeat(maxLength)]),
    ...(minimum === undefined ? [] : [minimum, minimum - 1, minimum + 0.5]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1, -maximum]),
    ...(minItems > 0 ? [Array(minItems - 1).fill(item)] : []),
    ...(maxItems === undefined ? [] : [Array(maxItems + 1).fill(item)]),
    ...(schema.enum === undefined ? [] : [`${String(schema.enum[0])} `, String(schema.enum[0]).toUpperCase()]),
    undefined,
    null,
  ];
};

const EXTRA_FIELDS = ['__proto__', 'constructor', 'role', 'uid', 'is_verified', 'id', 'colour', '', '\u0000', 'a.b'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Defines an own property even for `__proto__`; an assignment would set the prototype. */
const setField = (fields: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> =>
  Object.fromEntries([...Object.entries(fields), [name, value]]);

const breakValue = (value: unknown, schema: JsonSchema): fc.Arbitrary<unknown> => {
  const swapped = fc.oneof(fc.constantFrom(...getInvalidValues(schema)), HOSTILE_VALUES);
  if (Array.isArray(value)) {
    const broken = value.map((item, at) => breakValue(item, schema.items ?? ANY).map((by) => value.with(at, by)));
    return fc.oneof(swapped, ...broken);
  }
  if (!isObject(value)) return swapped;
  const broken = Object.entries(value).map(([name, field]) =>
    breakValue(field, schema.properties?.[name] ?? ANY).map((by) => setField(value, name, by)),
  );
  const extra = fc.tuple(fc.constantFrom(...EXTRA_FIELDS), HOSTILE_VALUES);
  return fc.oneof(
    swapped,
    extra.map(([name, by]) => setField(value, name, by)),
    ...broken,
  );
};

/** A valid value with one defect: a missing, null, mistyped, out-of-range, hostile or unknown field. */
export const createBrokenValues = (valid: fc.Arbitrary<unknown>, schema: JsonSchema): fc.Arbitrary<unknown> =>
  valid.chain((value) => breakValue(value, schema));
