import { type Filter, query } from './query.ts';

/** Newest or oldest first. */
const MOMENTS = [
  ['at', 'desc'],
  ['at', 'asc'],
] as const;

/** The entries of a stretch of time, of whom, what and about what else is asked. */
const entries = <const F extends readonly Filter<'actor' | 'action' | 'about'>[]>(...asked: F) =>
  query('logs/{entry}', {
    scope: 'collection',
    filters: [...asked, ['at', '>=', 'from'], ['at', '<=', 'to']],
    order: [],
    sorts: MOMENTS,
  });
const BY = ['actor', '=='] as const;
const OF = ['action', '=='] as const;
const ABOUT = ['about', 'array-contains'] as const;

/** Staff’s log. */
export const logQueries = {
  logEntries: entries(),
  logEntriesBy: entries(BY),
  logEntriesOf: entries(OF),
  logEntriesAbout: entries(ABOUT),
  logEntriesByOf: entries(BY, OF),
  logEntriesByAbout: entries(BY, ABOUT),
  logEntriesOfAbout: entries(OF, ABOUT),
  logEntriesByOfAbout: entries(BY, OF, ABOUT),
  logEntriesUndoing: query('logs/{entry}', { scope: 'collection', filters: [['undoes', 'in', 'ids']], order: [] }),
};
