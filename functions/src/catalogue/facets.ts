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
  const ofPairs = (column: 'loader' | 'version', partner: string[]): Record<string, number> =>
    tally(
      file,
      `SELECT value, count(*) AS hits FROM (SELECT DISTINCT pairs.${column} AS value, pairs.num AS num FROM pairs
       JOIN mods m ON m.num = pairs.num WHERE ${[where(conditions, 'compat'), ...partner].join(' AND ')}) GROUP BY 1`,
      values,
    );
  const ofCategories = (leftOut: Condition['name']): Record<string, number> =>
    tally(
      file,
      `SELECT categories.category AS value, count(*) AS hits FROM categories
       JOIN mods m ON m.num = categories.num WHERE ${where(conditions, leftOut)} GROUP BY 1`,
      values,
    );
  return {
    content_type: ofColumn('content_type'),
    access: ofColumn('access'),
    loader: ofPairs('loader', pairConditions({ game_version: filters.game_version })),
    game_version: ofPairs('version', pairConditions({ loader: filters.loader })),
    category: ofCategories('category'),
  };
};
