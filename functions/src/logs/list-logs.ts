import type { logsQuestion } from '@bigorna/domain/endpoints/admin/logs';
import type { z } from 'zod';
import type { QueryName } from '../platform/queries/index.ts';

export type LogsQuestion = z.infer<typeof logsQuestion>;

/** The query for each set of filters, which are named in this order. */
const QUERY_BY_FILTERS = {
  '': 'logEntries',
  actor: 'logEntriesBy',
  action: 'logEntriesOf',
  about: 'logEntriesAbout',
  'actor action': 'logEntriesByOf',
  'actor about': 'logEntriesByAbout',
  'action about': 'logEntriesOfAbout',
  'actor action about': 'logEntriesByOfAbout',
} as const satisfies Record<string, QueryName>;
type FilterSet = keyof typeof QUERY_BY_FILTERS;

const isFilterSet = (names: string): names is FilterSet => names in QUERY_BY_FILTERS;

const BEGINNING = '2000-01-01T00:00:00Z';
const END = '9999-01-01T00:00:00Z';

/** The query that finds the entries a question is about, and its values. */
export const logsAskedFor = ({ filter, sort }: LogsQuestion) => {
  const { actor = '', action = '', about = '', from = BEGINNING, to = END } = filter;
  const given = Object.entries({ actor, action, about }).filter(([, value]) => value !== '');
  const names = given.map(([name]) => name).join(' ');
  if (!isFilterSet(names)) throw new TypeError(`No query for logs by ${names}`);
  const order = sort[1] === 'ASC' ? ('asc' as const) : ('desc' as const);
  return {
    name: QUERY_BY_FILTERS[names],
    values: { actor, action, about, from: new Date(from), to: new Date(to) },
    sort: ['at', order] as const,
  };
};
