import type { ModsQuery } from '@bigorna/domain/endpoints/mods';
import type { ModStatus } from '@bigorna/domain/mod-status';
import type { Values } from './index-file.ts';
import { matchExpression } from './tokeniser.ts';

/** What selects mods: the filters of a visitor's question and those of the console. */
export type Filters = Partial<
  Pick<
    ModsQuery,
    'q' | 'content_type' | 'loader' | 'game_version' | 'category' | 'exclude_category' | 'access' | 'featured'
  >
> & { status?: ModStatus | undefined; ids?: readonly string[] | undefined };

/** A filter's part of WHERE over `mods m`; `name` tells facets which of them they leave out. */
export interface Condition {
  name: keyof Filters | 'compat';
  sql: string;
}

/** A list of values as one parameter, so that the number of statements stays small. */
const oneOf = (column: string, parameter: string): string =>
  `${column} IN (SELECT value FROM json_each(:${parameter}))`;

const given = (list: readonly unknown[] | undefined): boolean => list !== undefined && list.length > 0;

/** What a pair of loader and game version must be; both on one release. Empty where neither is asked. */
export const pairConditions = ({ loader, game_version }: Pick<Filters, 'loader' | 'game_version'>): string[] => [
  ...(given(loader) ? [oneOf('loader', 'loader')] : []),
  ...(given(game_version) ? [oneOf('version', 'game_version')] : []),
];

/** Filters as conditions: OR within a filter, AND between them. */
export const conditionsOf = (filters: Filters): Condition[] => {
  const pairs = pairConditions(filters);
  const inCategories = (parameter: string) => `IN (SELECT num FROM categories WHERE ${oneOf('value', parameter)})`;
  const rows: [boolean, Condition][] = [
    [matchOf(filters) !== null, { name: 'q', sql: 'm.num IN (SELECT rowid FROM words WHERE words MATCH :match)' }],
    [filters.ids !== undefined, { name: 'ids', sql: oneOf('m.id', 'ids') }],
    [filters.status !== undefined, { name: 'status', sql: 'm.status = :status' }],
    [filters.content_type !== undefined, { name: 'content_type', sql: 'm.content_type = :content_type' }],
    [filters.access !== undefined, { name: 'access', sql: 'm.access = :access' }],
    [filters.featured !== undefined, { name: 'featured', sql: 'm.featured = :featured' }],
    [pairs.length > 0, { name: 'compat', sql: `m.num IN (SELECT num FROM pairs WHERE ${pairs.join(' AND ')})` }],
    [given(filters.category), { name: 'category', sql: `m.num ${inCategories('category')}` }],
    [
      given(filters.exclude_category),
      { name: 'exclude_category', sql: `m.num NOT ${inCategories('exclude_category')}` },
    ],
  ];
  return rows.filter(([asked]) => asked).map(([, condition]) => condition);
};

const matchOf = ({ q }: Filters): string | null => matchExpression(q ?? '') ?? null;

/** Whether the question has a text to search for; one without any letter or digit has not. */
export const hasText = (filters: Filters): boolean => matchOf(filters) !== null;

/** The values of all conditions, by name. */
export const valuesOf = (filters: Filters): Values => {
  const match = matchOf(filters);
  return {
    match,
    match_title: match === null ? null : `{title} : (${match})`,
    ids: JSON.stringify(filters.ids ?? []),
    status: filters.status ?? null,
    content_type: filters.content_type ?? null,
    access: filters.access ?? null,
    featured: filters.featured === true ? 1 : 0,
    loader: JSON.stringify(filters.loader ?? []),
    game_version: JSON.stringify(filters.game_version ?? []),
    category: JSON.stringify(filters.category ?? []),
    exclude_category: JSON.stringify(filters.exclude_category ?? []),
  };
};

/** All conditions but the left out ones, as a WHERE; always true where none is left. */
export const where = (conditions: readonly Condition[], ...leftOut: Condition['name'][]): string =>
  ['true', ...conditions.filter(({ name }) => !leftOut.includes(name)).map(({ sql }) => sql)].join(' AND ');
