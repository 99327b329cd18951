import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { brokenOf } from './broken-values.ts';
import { jsonSchema } from './json-schema.ts';
import { validOf } from './valid-values.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    slug: { type: 'string', pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 100 },
    id: { type: 'string', pattern: '^(?!\\.{1,2}$)(?!__[\\s\\S]*__$)[^/]+$', maxLength: 128 },
    slot: { type: 'string', pattern: '^(?!__.*__$)[A-Za-z0-9_-]{16,128}$' },
    picture: { type: 'string', pattern: '^\\/media\\/(?!.*\\.\\.)[\\w./-]+$', maxLength: 500 },
    key: { type: 'string', pattern: '^[^/:]+:[^/:]+$', maxLength: 257 },
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
const OPTIONS = { seed: 1, numRuns: 300 };

describe('generated values', () => {
  it('are what the schema allows, known ones among them', () => {
    const known = { slug: ['cobogo'] };
    const made = fc.sample(validOf(schema, known, ''), OPTIONS);
    for (const value of made) expect(reader.safeParse(value).error?.issues ?? []).toEqual([]);
    expect(made).toContainEqual(expect.objectContaining({ slug: 'cobogo' }));
  });
  it('are mostly refused once one thing is wrong', () => {
    const broken = fc.sample(brokenOf(validOf(schema, {}, ''), schema), OPTIONS);
    const refused = broken.filter((value) => !reader.safeParse(value).success);
    expect(refused.length).toBeGreaterThan(OPTIONS.numRuns / 2);
  });
  it('can have a field called __proto__, which is sent', () => {
    const broken = fc.sample(brokenOf(validOf(schema, {}, ''), schema), { ...OPTIONS, numRuns: 1000 });
    expect(broken.map((value) => JSON.stringify(value) ?? '').join('')).toContain('"__proto__":');
  });
  it('meet properties of Unicode, and stop at a pattern that they cannot meet', () => {
    const shown = fc.sample(validOf({ type: 'string', pattern: '^[^\\p{Cc}]*$' }, {}, ''), OPTIONS);
    expect(shown.filter((text) => !/^[^\p{Cc}]*$/u.test(String(text)))).toEqual([]);
    expect(() => validOf({ type: 'string', pattern: '^(?<!a)[A-Z]+$' }, {}, '')).toThrow('Nobody makes texts');
  });
  it('stop at a word that they do not know', () => {
    expect(() => jsonSchema.parse({ type: 'string', contentEncoding: 'base64' })).toThrow('contentEncoding');
  });
});
