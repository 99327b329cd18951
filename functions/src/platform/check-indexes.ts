import { z } from 'zod';
import { getCollectionId } from './documents.ts';
import { type QueryDeclaration, type QueryShape, toShape } from './queries/query.ts';

const field = z.union([
  z.strictObject({ fieldPath: z.string(), order: z.enum(['ASCENDING', 'DESCENDING']) }),
  z.strictObject({ fieldPath: z.string(), arrayConfig: z.literal('CONTAINS') }),
]);
type IndexField = z.infer<typeof field>;
const queryScope = z.enum(['COLLECTION', 'COLLECTION_GROUP']);

/** The part of firestore.indexes.json that this check reads. */
export const indexesFile = z.strictObject({
  indexes: z.array(z.strictObject({ collectionGroup: z.string(), queryScope, fields: z.array(field).min(2) })),
  fieldOverrides: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.boolean().optional(),
      indexes: z.array(
        z.union([
          z.strictObject({ order: z.enum(['ASCENDING', 'DESCENDING']), queryScope }),
          z.strictObject({ arrayConfig: z.literal('CONTAINS'), queryScope }),
        ]),
      ),
    }),
  ),
});
export type IndexesFile = z.infer<typeof indexesFile>;

const ORDER = { asc: 'ASCENDING', desc: 'DESCENDING' } as const;
const isEquality = (operator: string): boolean => operator === '==' || operator === 'in';
const isMembership = (operator: string): boolean => operator.startsWith('array-contains');

/**
 * The fields of the index that serves a query, in this order: equalities, array membership, sort fields, ranges without
 * a sort, summed fields. A final sort by document id needs no entry.
 */
const getIndexFields = ({ filters, order, sums = [] }: QueryShape): IndexField[] => {
  const ordered: IndexField[] = order.map(([fieldPath, direction]) => ({ fieldPath, order: ORDER[direction] }));
  const isOrdered = (name: string) => order.some(([fieldPath]) => fieldPath === name);
  const equal = filters.filter(([name, operator]) => isEquality(operator) && !isOrdered(name)).map(([name]) => name);
  const ranges = filters
    .filter(([name, operator]) => !isEquality(operator) && !isMembership(operator) && !isOrdered(name))
    .map(([name]) => name);
  return [
    ...[...new Set(equal)].map((fieldPath) => ({ fieldPath, order: ORDER.asc })),
    ...filters
      .filter(([, operator]) => isMembership(operator))
      .map(([fieldPath]) => ({ fieldPath, arrayConfig: 'CONTAINS' as const })),
    ...ordered,
    ...[...new Set(ranges)].map((fieldPath) => ({ fieldPath, order: ORDER.asc })),
    ...sums.map((fieldPath) => ({ fieldPath, order: ORDER.asc })),
  ];
};

/** An index entry as one line, for comparisons and messages. */
type IndexLine = string;
const formatIndex = (group: string, scope: string, fields: readonly object[]): IndexLine =>
  `${group} (${scope}): ${fields.map((entry) => Object.values(entry).join(' ')).join(', ')}`;

const getIndexScope = ({ scope }: QueryShape) => (scope === 'group' ? 'COLLECTION_GROUP' : 'COLLECTION');

/**
 * Firestore creates single-field indexes for collections automatically. It merges them for queries with equalities
 * only.
 */
const isAutomatic = (query: QueryShape, fields: readonly IndexField[]): boolean =>
  query.scope === 'collection' &&
  (fields.length <= 1 || (query.order.length === 0 && query.filters.every(([, operator]) => isEquality(operator))));

const listComposites = ({ indexes }: IndexesFile): IndexLine[] =>
  indexes.map(({ collectionGroup, queryScope, fields }) => formatIndex(collectionGroup, queryScope, fields));

const listSingles = ({ fieldOverrides }: IndexesFile): IndexLine[] =>
  fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes }) =>
    indexes.map(({ queryScope, ...config }) => formatIndex(collectionGroup, queryScope, [{ fieldPath, ...config }])),
  );

/** The entry that a query needs in the file. Undefined if Firestore creates the index automatically. */
const findNeededIndex = (query: QueryShape, file: IndexesFile): { need: IndexLine; single: boolean } | undefined => {
  const fields = getIndexFields(query);
  const group = getCollectionId(query.of);
  const single = fields.length === 1;
  const overridden = file.fieldOverrides.some(
    ({ collectionGroup, fieldPath }) =>
      collectionGroup === group && fields.some((entry) => entry.fieldPath === fieldPath),
  );
  if (fields.length === 0 || (isAutomatic(query, fields) && !overridden)) return undefined;
  return { need: formatIndex(group, getIndexScope(query), fields), single };
};

/** Indexes that the file lacks, and composite entries that no query needs or that are repeated. */
export interface IndexFindings {
  missing: string[];
  unused: string[];
}

/** A query with each of its sort orders. */
const expandSorts = ({ sorts, ...query }: QueryShape): QueryShape[] =>
  sorts === undefined ? [query] : sorts.map((sort) => ({ ...query, order: [sort] }));

/** Compares the declared queries with firestore.indexes.json. */
export const checkIndexes = (queries: Readonly<Record<string, QueryDeclaration>>, file: IndexesFile): IndexFindings => {
  const needs = Object.entries(queries).flatMap(([name, query]) => {
    return expandSorts(toShape(query)).flatMap((shape) => {
      const index = findNeededIndex(shape, file);
      return index === undefined ? [] : [{ name, ...index }];
    });
  });
  const composites = listComposites(file);
  const singles = listSingles(file);
  return {
    missing: needs
      .filter(({ need, single }) => !(single ? singles : composites).includes(need))
      .map(({ name, need }) => `${name} needs ${need}`),
    unused: composites.filter((line, i) => !needs.some(({ need }) => need === line) || composites.indexOf(line) !== i),
  };
};
