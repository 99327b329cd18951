import { query } from './query.ts';

/** Mods, their slugs and their approved states. */
export const modQueries = {
  modsChangedSince: query('mods/{mod}', {
    scope: 'collection',
    filters: [['updated_at', '>=']],
    order: [['updated_at', 'asc']],
  }),
  modsOfStatus: query('mods/{mod}', {
    scope: 'collection',
    filters: [['status', '==']],
    order: [['updated_at', 'asc']],
  }),
  modsOfBucket: query('mods/{mod}', { scope: 'collection', filters: [['counts_bucket', '==']], order: [] }),
  modsMadeBy: query('mods/{mod}/private/moderation', {
    scope: 'group',
    filters: [['created_by', '==', 'uid']],
    order: [],
  }),
  modsThrownAway: query('mods/{mod}', {
    scope: 'collection',
    filters: [['deleted_at', '<=', 'before']],
    order: [['deleted_at', 'asc']],
  }),
  formerSlugs: query('slugs/{slug}', { scope: 'collection', filters: [['current', '==']], order: [] }),
  slugsOfMods: query('slugs/{slug}', { scope: 'collection', filters: [['mod_id', 'in']], order: [] }),
  revisionsOf: query('mods/{mod}/revisions/{revision}', {
    scope: 'collection',
    filters: [],
    order: [['made_at', 'desc']],
  }),
};
