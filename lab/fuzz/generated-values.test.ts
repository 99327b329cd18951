import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HOSTILE_HEADERS } from './hostile.ts';
import { jsonSchema } from './json-schema.ts';
import { createBrokenValues, createValidValues } from './values.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    slug: { type: 'string', pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 100 },
    id: { type: 'string', pattern: '^(?!\\.{1,2}$)(?!__[\\s\\S]*__$)[^/]+$', maxLength: 128 },
    slot: { type: 'string', pattern: '^(?!__.*__$)[A-Za-z0-9_-]{16,128}$' },
    picture: { type: 'string', pattern: '^\\/media\\/(?!.*\\.\\.)[\\w./-]+$', maxLength: 500 },
    key: { type: 'string', pattern: '^[^/:]+:[^/:]+$', maxLength: 257 },
    name: { type: 'string', pattern: '^[a-z0-9]*$', minLength: 3 },
    reason: { type: ['string', 'null'], minLength: 3, maxLength: 20 },
    site: { type: 'string', format: 'uri' },
    at: { type: 'string', format: 'date-time' },
    weight: { type: 'integer', minimum: 1, maximum: 5 },
    kinds: { type: 'array', items: { type: 'string', enum: ['a', 'b'] }, minItems: 1, maxItems: 3 },
  },
  required: ['slug', 'id', 'weight', 'kinds'],
};
const schema = jsonSchema.parse(SCHEMA);
const reader = z.fromJSONSchema(z.record(z.string(), z.unknown()).parse(SCHEMA));
const createText = (pattern: string) => createValidValues(jsonSchema.parse({ type: 'string', pattern }), {}, '');
const OPTIONS = { seed: 1, numRuns: 300 };

describe('generated values', () => {
  it('match the schema, and include known values', () => {
    const known = { slug: ['cobogo'] };
    const made = fc.sample(createValidValues(schema, known, ''), OPTIONS);
    for (const value of made) expect(reader.safeParse(value).error?.issues ?? []).toEqual([]);
    expect(made).toContainEqual(expect.objectContaining({ slug: 'cobogo' }));
  });
  it('are mostly rejected after one defect', () => {
    const broken = fc.sample(createBrokenValues(createValidValues(schema, {}, ''), schema), OPTIONS);
    const rejected = broken.filter((value) => !reader.safeParse(value).success);
    expect(rejected.length).toBeGreaterThan(OPTIONS.numRuns / 2);
  });
  it('can contain a field __proto__, also as JSON', () => {
    const broken = fc.sample(createBrokenValues(createValidValues(schema, {}, ''), schema), {
      ...OPTIONS,
      numRuns: 1000,
    });
    expect(broken.map((value) => JSON.stringify(value) ?? '').join('')).toContain('"__proto__":');
  });
  it('support Unicode properties, and cannot be made for an unsupported pattern', () => {
    const texts = fc.sample(createText('^[^\\p{Cc}]*$'), OPTIONS);
    expect(texts.filter((text) => !/^[^\p{Cc}]*$/u.test(String(text)))).toEqual([]);
    expect(() => createText('^(?<!a)[A-Z]+$')).toThrow('No generator supports');
  });
  it('contain a foreign host, and only hosts that the emulators can read', () => {
    const hosts = fc.sample(HOSTILE_HEADERS, { ...OPTIONS, numRuns: 3000 }).flatMap(({ Host = '' }) => Host || []);
    expect(hosts).toContain('attacker.example');
    expect(hosts.filter((host) => !URL.canParse(`http://${host}`))).toEqual([]);
  });
  it('cannot be made for an unknown schema keyword', () => {
    expect(() => jsonSchema.parse({ type: 'string', contentEncoding: 'base64' })).toThrow('contentEncoding');
  });
});
