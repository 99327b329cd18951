import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { checkIndexes, type IndexesFile, indexesFile } from '../../../functions/src/platform/check-indexes.ts';
import { DOCUMENTS } from '../../../functions/src/platform/documents.ts';
import { LIVE_QUERIES } from '../../../functions/src/platform/live-queries.ts';
import { QUERIES } from '../../../functions/src/platform/queries/index.ts';
import { ROOT } from '../../shared/paths.ts';

/** TTL field of the database. */
const EXPIRY = 'expires_at';

const hasExpiry = (schema: z.ZodType): boolean => {
  if (schema instanceof z.ZodObject) return EXPIRY in schema.shape;
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return schema.options.some((option) => option instanceof z.ZodType && hasExpiry(option));
  }
  return false;
};

/** The collections whose documents expire. */
export const getExpiringCollections = (): string[] => [
  ...new Set(
    Object.entries(DOCUMENTS).flatMap(([pattern, schema]) =>
      hasExpiry(schema) ? [pattern.split('/').at(-2) ?? ''] : [],
    ),
  ),
];

export const readIndexes = async (): Promise<IndexesFile> =>
  indexesFile.parse(JSON.parse(await readFile(join(ROOT, 'firestore.indexes.json'), 'utf8')));

/** Queries without an index, indexes without a query, and expiring collections without a TTL policy. */
export const findIndexFaults = (file: IndexesFile): string[] => {
  const { missing, unused } = checkIndexes({ ...QUERIES, ...LIVE_QUERIES }, file);
  const removed = (collection: string): boolean =>
    file.fieldOverrides.some(
      (field) => field.collectionGroup === collection && field.fieldPath === EXPIRY && field.ttl === true,
    );
  return [
    ...missing,
    ...unused.map((line) => `no query needs ${line}`),
    ...getExpiringCollections()
      .filter((collection) => !removed(collection))
      .map((collection) => `${collection}.${EXPIRY} has no "ttl": true`),
  ];
};
