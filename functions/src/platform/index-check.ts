import { z } from 'zod';
import { collectionId } from './documents.ts';
import type { QueryShape } from './queries/query.ts';

const field = z.union([
  z.strictObject({ fieldPath: z.string(), order: z.enum(['ASCENDING', 'DESCENDING']) }),
  z.strictObject({ fieldPath: z.string(), arrayConfig: z.literal('CONTAINS') }),
]);
type IndexField = z.infer<typeof field>;
const queryScope = z.enum(['COLLECTION', 'COLLECTION_GROUP']);

/** What we use of firestore.indexes.json. */
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
 * The fields of the one index that serves a query, in their order: equalities, then array membership, then what is
 * ordered by, or compared without being ordered by, then what is added up. Document ids at the end of an order need no entry of their own.
 */
const fieldsOf = ({ filters, order, sums = [] }: QueryShape): IndexField[] => {
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

/** An entry of firestore.indexes.json as one line, for comparison and for messages. */
type Need = string;
const lineOf = (group: string, scope: string, fields: readonly object[]): Need =>
  `${group} (${scope}): ${fields.map((entry) => Object.values(entry).join(' ')).join(', ')}`;

const scopeOf = ({ scope }: QueryShape) => (scope === 'group' ? 'COLLECTION_GROUP' : 'COLLECTION');

/** Firestore makes indexes of one field by itself, for one collection, and merges them for equalities alone. */
const isAutomatic = (query: QueryShape, fields: readonly IndexField[]): boolean =>
  query.scope === 'collection' &&
  (fields.length <= 1 || (query.order.length === 0 && query.filters.every(([, operator]) => isEquality(operator))));

const declared = ({ indexes }: IndexesFile): Need[] =>
  indexes.map(({ collectionGroup, queryScope, fields }) => lineOf(collectionGroup, queryScope, fields));

const declaredSingle = ({ fieldOverrides }: IndexesFile): Need[] =>
  fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes }) =>
    indexes.map(({ queryScope, ...how }) => lineOf(collectionGroup, queryScope, [{ fieldPath, ...how }])),
  );

/** The entry that a query needs in the file; undefined where Firestore has the index by itself. */
const needOf = (query: QueryShape, file: IndexesFile): { need: Need; single: boolean } | undefined => {
  const fields = fieldsOf(query);
  const group = collectionId(query.of);
  const single = fields.length === 1;
  const overridden = file.fieldOverrides.some(
    ({ collectionGroup, fieldPath }) =>
      collectionGroup === group && fields.some((entry) => entry.fieldPath === fieldPath),
  );
  if (fields.length === 0 || (isAutomatic(query, fields) && !overridden)) return undefined;
  return { need: lineOf(group, scopeOf(query), fields), single };
};

/** What queries need and the file lacks, and what the file declares for no query: both empty when all is well. */
export interface IndexFindings {
  missing: string[];
  unused: string[];
}

/** A query in each of its orders. */
const inEachOrder = ({ sorts, ...query }: QueryShape): QueryShape[] =>
  sorts === undefined ? [query] : sorts.map((sort) => ({ ...query, order: [sort] }));

/** Holds the queries of the declared table against firestore.indexes.json. */
export const checkIndexes = (queries: Readonly<Record<string, QueryShape>>, file: IndexesFile): IndexFindings => {
  const needs = Object.entries(queries).flatMap(([name, query]) => {
    return inEachOrder(query).flatMap((shape) => {
      const found = needOf(shape, file);
      return found === undefined ? [] : [{ name, ...found }];
    });
  });
  const composites = declared(file);
  const singles = declaredSingle(file);
  return {
    missing: needs
      .filter(({ need, single }) => !(single ? singles : composites).includes(need))
      .map(({ name, need }) => `${name} needs ${need}`),
    unused: composites.filter((line, i) => !needs.some(({ need }) => need === line) || composites.indexOf(line) !== i),
  };
};
