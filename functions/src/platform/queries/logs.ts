import { query } from './query.ts';

/** Newest or oldest first. */
const MOMENTS = [
  ['at', 'desc'],
  ['at', 'asc'],
] as const;

/** Staff’s log. */
export const logQueries = {
  logEntries: query('logs/{entry}', {
    scope: 'collection',
    filters: [
      ['at', '>=', 'from'],
      ['at', '<=', 'to'],
    ],
    order: [],
    sorts: MOMENTS,
  }),
  logEntriesBy: query('logs/{entry}', {
    scope: 'collection',
    filters: [
      ['actor', '=='],
      ['at', '>=', 'from'],
      ['at', '<=', 'to'],
    ],
    order: [],
    sorts: MOMENTS,
  }),
  logEntriesOf: query('logs/{entry}', {
    scope: 'collection',
    filters: [
      ['action', '=='],
      ['at', '>=', 'from'],
      ['at', '<=', 'to'],
    ],
    order: [],
    sorts: MOMENTS,
  }),
  logEntriesAbout: query('logs/{entry}', {
    scope: 'collection',
    filters: [
      ['about', 'array-contains'],
      ['at', '>=', 'from'],
      ['at', '<=', 'to'],
    ],
    order: [],
    sorts: MOMENTS,
  }),
  logEntriesByOf: query('logs/{entry}', {
    scope: 'collection',
    filters: [
      ['actor', '=='],
      ['action', '=='],
      ['at', '>=', 'from'],
      ['at', '<=', 'to'],
    ],
    order: [],
    sorts: MOMENTS,
  }),
  logEntriesByAbout: query('logs/{entry}', {
    scope: 'collection',
    filters: [
      ['actor', '=='],
      ['about', 'array-contains'],
      ['at', '>=', 'from'],
      ['at', '<=', 'to'],
    ],
    order: [],
    sorts: MOMENTS,
  }),
  logEntriesOfAbout: query('logs/{entry}', {
    scope: 'collection',
    filters: [
      ['action', '=='],
      ['about', 'array-contains'],
      ['at', '>=', 'from'],
      ['at', '<=', 'to'],
    ],
    order: [],
    sorts: MOMENTS,
  }),
  logEntriesByOfAbout: query('logs/{entry}', {
    scope: 'collection',
    filters: [
      ['actor', '=='],
      ['action', '=='],
      ['about', 'array-contains'],
      ['at', '>=', 'from'],
      ['at', '<=', 'to'],
    ],
    order: [],
    sorts: MOMENTS,
  }),
  logEntriesUndoing: query('logs/{entry}', { scope: 'collection', filters: [['undoes', 'in', 'ids']], order: [] }),
};
