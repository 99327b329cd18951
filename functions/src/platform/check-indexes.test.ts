import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkIndexes, indexesFile } from './check-indexes.ts';
import { DOCUMENTS } from './documents.ts';
import { LIVE_QUERIES } from './live-queries.ts';
import { QUERIES } from './queries/index.ts';
import { type QueryShape, toShape } from './queries/query.ts';
import { listFieldPaths } from './testing/list-field-paths.ts';

const file = indexesFile.parse(
  JSON.parse(readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8')),
);
const DECLARED = { ...QUERIES, ...LIVE_QUERIES };
const emptyFile = { indexes: [], fieldOverrides: [] };
const shape = (fields: Partial<QueryShape>): Record<string, QueryShape> => ({
  list: { of: 'mods/{mod}', scope: 'collection', filters: [], order: [], ...fields },
});

describe('firestore.indexes.json', () => {
  it('declares exactly the indexes that the queries need (R144)', () => {
    expect(checkIndexes(DECLARED, file)).toEqual({ missing: [], unused: [] });
    expect(file.indexes.length).toBeGreaterThan(0);
  });

  it.each(file.indexes.map((entry, i) => [JSON.stringify(entry), i] as const))('needs the entry %s', (_, i) => {
    const { missing } = checkIndexes(DECLARED, { ...file, indexes: file.indexes.toSpliced(i, 1) });
    expect(missing).not.toEqual([]);
  });

  it('covers every filter of the site’s live queries (R144)', () => {
    const site = readFileSync(new URL('../../../web/src/shared/live/sources.ts', import.meta.url), 'utf8');
    const compared = [...site.matchAll(/where\('([\w.]+)', '(\S+)'/g)].map(
      ([, field, operator]) => `${field} ${operator}`,
    );
    const declared = Object.values(LIVE_QUERIES).flatMap((query) =>
      toShape(query).filters.map((filter) => filter.join(' ')),
    );
    expect(compared.toSorted()).toEqual(declared.toSorted());
  });

  it('needs an index for each sort order of a list (R144)', () => {
    const sorts = [
      ['updated_at', 'desc'],
      ['title', 'asc'],
    ] as const;
    const { missing } = checkIndexes(shape({ filters: [['status', '==']], sorts }), emptyFile);
    expect(missing).toEqual([
      'list needs mods (COLLECTION): status ASCENDING, updated_at DESCENDING',
      'list needs mods (COLLECTION): status ASCENDING, title ASCENDING',
    ]);
  });

  it('cannot contain unused or duplicate entries unnoticed', () => {
    const [entry] = file.indexes;
    if (entry === undefined) throw new Error('The file has no entry');
    expect(checkIndexes({}, { ...emptyFile, indexes: [entry] }).unused).toHaveLength(1);
    expect(checkIndexes(DECLARED, { ...file, indexes: [...file.indexes, entry] }).unused).toHaveLength(1);
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
  ] satisfies [string, Partial<QueryShape>][])('requires no entry for %s', (_, fields) => {
    expect(checkIndexes(shape(fields), emptyFile).missing).toEqual([]);
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
  ] satisfies [Partial<QueryShape>, string][])('requires an entry for %j', (fields, need) => {
    expect(checkIndexes(shape(fields), emptyFile).missing).toEqual([`list needs ${need}`]);
  });

  it('requires a single-field index of an exempted field unless an override adds it', () => {
    const query = shape({ filters: [['title', '==']] });
    const exempted = { collectionGroup: 'mods', fieldPath: 'title', indexes: [] };
    expect(checkIndexes(query, { ...emptyFile, fieldOverrides: [exempted] }).missing).toHaveLength(1);
    const overridden = { ...exempted, indexes: [{ order: 'ASCENDING' as const, queryScope: 'COLLECTION' as const }] };
    expect(checkIndexes(query, { ...emptyFile, fieldOverrides: [overridden] }).missing).toEqual([]);
  });
});

it('firestore.indexes.json exempts only existing document fields from indexing', () => {
  const known = Object.entries(DOCUMENTS).flatMap(([pattern, schema]) =>
    listFieldPaths(schema).map((field) => `${pattern.split('/').at(-2)}.${field}`),
  );
  for (const { collectionGroup, fieldPath } of file.fieldOverrides) {
    expect(known).toContain(`${collectionGroup}.${fieldPath}`);
  }
});
