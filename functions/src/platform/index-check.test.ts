import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DOCUMENTS } from './documents.ts';
import { checkIndexes, indexesFile } from './index-check.ts';
import { LIVE_QUERIES } from './live-queries.ts';
import { QUERIES } from './queries/index.ts';
import type { QueryShape } from './queries/query.ts';

const file = indexesFile.parse(
  JSON.parse(readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8')),
);
const ASKED = { ...QUERIES, ...LIVE_QUERIES };
const nothing = { indexes: [], fieldOverrides: [] };
const shape = (fields: Partial<QueryShape>): Record<string, QueryShape> => ({
  asked: { of: 'mods/{mod}', scope: 'collection', filters: [], order: [], ...fields },
});

describe('firestore.indexes.json', () => {
  it('R144 has every index that the declared queries need, and no other', () => {
    expect(checkIndexes(ASKED, file)).toEqual({ missing: [], unused: [] });
    expect(file.indexes.length).toBeGreaterThan(0);
  });

  it.each(file.indexes.map((entry, i) => [JSON.stringify(entry), i] as const))('is missed without %s', (_, i) => {
    const { missing } = checkIndexes(ASKED, { ...file, indexes: file.indexes.toSpliced(i, 1) });
    expect(missing).not.toEqual([]);
  });

  it('R144 knows what the site follows live by more than one field', () => {
    const site = readFileSync(new URL('../../../web/src/live/sources.ts', import.meta.url), 'utf8');
    const compared = [...site.matchAll(/where\('([\w.]+)', '(\S+)'/g)].map(
      ([, field, operator]) => `${field} ${operator}`,
    );
    const declared = Object.values(LIVE_QUERIES).flatMap(({ filters }) => filters.map((filter) => filter.join(' ')));
    expect(compared.toSorted()).toEqual(declared.toSorted());
  });

  it('R144 is asked for each order that a list can have', () => {
    const sorts = [
      ['updated_at', 'desc'],
      ['title', 'asc'],
    ] as const;
    const { missing } = checkIndexes(shape({ filters: [['status', '==']], sorts }), nothing);
    expect(missing).toEqual([
      'asked needs mods (COLLECTION): status ASCENDING, updated_at DESCENDING',
      'asked needs mods (COLLECTION): status ASCENDING, title ASCENDING',
    ]);
  });

  it('is told of an entry that no query needs, and of one that is there twice', () => {
    const [entry] = file.indexes;
    if (entry === undefined) throw new Error('The file has no entry');
    expect(checkIndexes({}, { ...nothing, indexes: [entry] }).unused).toHaveLength(1);
    expect(checkIndexes(ASKED, { ...file, indexes: [...file.indexes, entry] }).unused).toHaveLength(1);
  });
});

describe('checkIndexes', () => {
  it.each([
    ['one field, compared and ordered', { filters: [['updated_at', '>=']], order: [['updated_at', 'asc']] }],
    [
      'equalities alone',
      {
        filters: [
          ['status', '=='],
          ['featured', '=='],
        ],
      },
    ],
    ['nothing but documents', {}],
  ] satisfies [string, Partial<QueryShape>][])('asks for no entry: %s', (_, fields) => {
    expect(checkIndexes(shape(fields), nothing).missing).toEqual([]);
  });

  it.each([
    [
      { filters: [['status', '==']], order: [['updated_at', 'desc']] },
      'mods (COLLECTION): status ASCENDING, updated_at DESCENDING',
    ],
    [
      {
        filters: [
          ['categories', 'array-contains'],
          ['status', '=='],
        ],
        order: [['title', 'asc']],
      },
      'mods (COLLECTION): status ASCENDING, categories CONTAINS, title ASCENDING',
    ],
    [
      {
        filters: [
          ['status', '=='],
          ['updated_at', '<'],
        ],
      },
      'mods (COLLECTION): status ASCENDING, updated_at ASCENDING',
    ],
    [{ scope: 'group', filters: [['status', '==']] }, 'mods (COLLECTION_GROUP): status ASCENDING'],
  ] satisfies [Partial<QueryShape>, string][])('asks for an entry: %j', (fields, need) => {
    expect(checkIndexes(shape(fields), nothing).missing).toEqual([`asked needs ${need}`]);
  });

  it('asks for the single-field index of an exempted field, until an override gives it', () => {
    const query = shape({ filters: [['title', '==']] });
    const exempted = { collectionGroup: 'mods', fieldPath: 'title', indexes: [] };
    expect(checkIndexes(query, { ...nothing, fieldOverrides: [exempted] }).missing).toHaveLength(1);
    const kept = { ...exempted, indexes: [{ order: 'ASCENDING' as const, queryScope: 'COLLECTION' as const }] };
    expect(checkIndexes(query, { ...nothing, fieldOverrides: [kept] }).missing).toEqual([]);
  });
});

it('exempts from indexing only fields that documents have, so that a misspelt one is seen', () => {
  const fieldsOf = (schema: z.core.$ZodType): string[] => {
    if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsOf);
    if (schema instanceof z.ZodNullable) return fieldsOf(schema.unwrap());
    if (!(schema instanceof z.ZodObject)) return [];
    const { shape }: { shape: Record<string, z.core.$ZodType> } = schema;
    return Object.entries(shape).flatMap(([name, field]) => [
      name,
      ...fieldsOf(field).map((inner) => `${name}.${inner}`),
    ]);
  };
  const known = Object.entries(DOCUMENTS).flatMap(([pattern, schema]) =>
    fieldsOf(schema).map((field) => `${pattern.split('/').at(-2)}.${field}`),
  );
  for (const { collectionGroup, fieldPath } of file.fieldOverrides) {
    expect(known).toContain(`${collectionGroup}.${fieldPath}`);
  }
});
