import { query } from './query.ts';

/** Events, roll-ups, and the figures that they add up to. */
export const countingQueries = {
  eventsOfSlot: query('events/{event}', { scope: 'collection', filters: [['slot', '==']], order: [] }),
  eventsBetweenSlots: query('events/{event}', {
    scope: 'collection',
    filters: [
      ['slot', '>', 'after'],
      ['slot', '<', 'before'],
    ],
    order: [['slot', 'asc']],
  }),
  eventsOfDay: query('events/{event}', { scope: 'collection', filters: [['day', '==']], order: [] }),
  rollUpsOfDay: query('rollups/{slot}', { scope: 'collection', filters: [['day', '==']], order: [] }),
  rollUpsSince: query('rollups/{slot}', {
    scope: 'collection',
    filters: [['day', '>', 'after']],
    order: [['day', 'asc']],
    sums: ['downloads'],
  }),
  downloadsOfDay: query('rollups/{slot}', {
    scope: 'collection',
    filters: [['day', '==']],
    order: [],
    sums: ['downloads'],
  }),
  countsChangedSince: query('counts/{bucket}', {
    scope: 'collection',
    filters: [['updated_at', '>=']],
    order: [['updated_at', 'asc']],
  }),
  countsBuckets: query('counts/{bucket}', { scope: 'collection', filters: [], order: [] }),
  seals: query('seals/{bucket}', { scope: 'collection', filters: [], order: [] }),
};
