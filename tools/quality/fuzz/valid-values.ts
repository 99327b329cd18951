import fc from 'fast-check';
import { type JsonSchema, typesOf } from './json-schema.ts';

/** Texts that mean something in a field of that name, such as the id of a mod that is there. */
export type KnownTexts = Readonly<Record<string, readonly string[]>>;

const LENGTH_MAX = 60;
const DATES = { min: new Date('1970-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true };

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.nat(999_999).map((number) => `alguem-${number}@bigorna.test`),
  uri: fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }),
  'date-time': fc.date(DATES).map((date) => date.toISOString()),
};

/** What must not follow is left to a filter: fast-check makes texts of what may. */
const LOOK_AHEAD = /\(\?![^)]*\)/g;
/** Plain texts for patterns that fast-check makes none of. */
const PLAIN = /^[a-z0-9]{1,20}$/;

const byPattern = (pattern: string): fc.Arbitrary<string> => {
  const wanted = new RegExp(pattern, 'u');
  const isWanted = (text: string): boolean => wanted.test(text);
  try {
    const made = fc.stringMatching(new RegExp(pattern.replace(LOOK_AHEAD, ''), 'u'), { size: 'xsmall' });
    // A filter that lets hardly anything through would be waited for for ever.
    if (fc.sample(made, 100).filter(isWanted).length > 50) return made.filter(isWanted);
  } catch {
    // It knows no such pattern.
  }
  if (!isWanted('abc123')) throw new Error(`Nobody makes texts of the pattern ${pattern}`);
  return fc.stringMatching(PLAIN);
};

const words = (min: number, max: number): fc.Arbitrary<string> => {
  // A sign that people see is several of those that schemas count.
  const fits = (text: string): boolean => text.length >= min && text.length <= max;
  const usual = ['Aa1!aaaaaaaa', 'Um texto qualquer, com acentuação.', 'x'.repeat(max)].filter(fits);
  return fc.oneof(
    fc.string({ minLength: min, maxLength: max }),
    fc
      .string({ minLength: min, maxLength: max, unit: 'grapheme' })
      .map((text) => (fits(text) ? text : 'é'.repeat(max))),
    fc.constantFrom(...usual),
  );
};

const textOf = (schema: JsonSchema): fc.Arbitrary<string> => {
  const { minLength: min = 0, maxLength = LENGTH_MAX, format, pattern } = schema;
  const made =
    (format === undefined ? undefined : FORMATS[format]) ?? (pattern === undefined ? undefined : byPattern(pattern));
  if (made !== undefined) return made.map((text) => text.slice(0, maxLength));
  return words(min, Math.max(min, Math.min(maxLength, LENGTH_MAX)));
};

const objectOf = ({ properties = {}, required = [] }: JsonSchema, known: KnownTexts): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, validOf(of, known, name)])), {
    requiredKeys: [...required],
  });

const listOf = ({ items = {}, minItems = 0, maxItems = 4 }: JsonSchema, known: KnownTexts, name: string) =>
  fc.array(validOf(items, known, name), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 4)) });

const ofType = (type: string, schema: JsonSchema, known: KnownTexts, name: string): fc.Arbitrary<unknown> => {
  const { minimum = -1000, maximum = 100_000 } = schema;
  if (type === 'string') return textOf(schema);
  if (type === 'integer') return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') return listOf(schema, known, name);
  if (type === 'object') return objectOf(schema, known);
  throw new Error(`openapi.json has a type that nobody makes values of: ${type}`);
};

const unnamed = (schema: JsonSchema, known: KnownTexts, name: string): fc.Arbitrary<unknown> => {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((of) => validOf(of, known, name)));
  const types = typesOf(schema);
  return types.length === 0 ? fc.jsonValue() : fc.oneof(...types.map((type) => ofType(type, schema, known, name)));
};

/**
 * Values that a schema allows. What rules of its own a handler has beside the schema, they need not meet.
 *
 * @param name the field or parameter that the value is for: half of its texts are those known under that name
 */
export const validOf = (schema: JsonSchema, known: KnownTexts, name: string): fc.Arbitrary<unknown> => {
  const texts = Object.hasOwn(known, name) ? (known[name] ?? []) : [];
  const made = unnamed(schema, known, name);
  if (texts.length === 0 || !typesOf(schema).includes('string')) return made;
  return fc.oneof(fc.constantFrom(...texts), made);
};
