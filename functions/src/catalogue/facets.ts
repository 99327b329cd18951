import type { FacetCounts } from './catalogue.ts';
import { type Condition, conditionsOf, type Filters, pairConditions, valuesOf, where } from './conditions.ts';
import type { IndexFile, Values } from './index-file.ts';

const tally = (file: IndexFile, sql: string, values: Values): Record<string, number> =>
  Object.fromEntries(file.rows(sql, values).map(({ value, hits }) => [String(value), Number(hits)]));

/**
 * How many mods each value of a facet would give under the question's other filters. A loader counts with the game
 * versions asked (on one release), and a game version with the loaders.
 */
export const facetsOf = (file: IndexFile, filters: Filters): FacetCounts => {
  const conditions = conditionsOf(filters);
  const values = valuesOf(filters);
  const ofColumn = (column: 'content_type' | 'access'): Record<string, number> =>
    tally(
      file,
      `SELECT m.${column} AS value, count(*) AS hits FROM mods m WHERE ${where(conditions, column)} GROUP BY 1`,
      values,
    );
  /** Over a table of `num` and `value`; without a filter there is no need to look at the mods. */
  const ofTable = (table: string, leftOut: Condition['name']): Record<string, number> => {
    const filter = where(conditions, leftOut);
    const join = filter === 'true' ? '' : `JOIN mods m ON m.num = t.num WHERE ${filter}`;
    return tally(file, `SELECT value, count(*) AS hits FROM ${table} t ${join} GROUP BY 1`, values);
  };
  const ofPairs = (column: 'loader' | 'version', partner: string): Record<string, number> =>
    tally(
      file,
      `SELECT value, count(*) AS hits FROM (SELECT DISTINCT pairs.${column} AS value, pairs.num AS num FROM pairs
       JOIN mods m ON m.num = pairs.num WHERE ${where(conditions, 'compat')} AND ${partner}) GROUP BY 1`,
      values,
    );
  const [withVersion] = pairConditions({ game_version: filters.game_version });
  const [withLoader] = pairConditions({ loader: filters.loader });
  return {
    content_type: ofColumn('content_type'),
    access: ofColumn('access'),
    loader: withVersion === undefined ? ofTable('loaders', 'compat') : ofPairs('loader', withVersion),
    game_version: withLoader === undefined ? ofTable('versions', 'compat') : ofPairs('version', withLoader),
    category: ofTable('categories', 'category'),
  };
};
