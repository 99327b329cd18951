import { query } from './query.ts';

/** What members did and earned. */
export const activityQueries = {
  activityOf: query('users/{uid}/activity/{entry}', { scope: 'collection', filters: [], order: [] }),
  activitySince: query('users/{uid}/activity/{entry}', {
    scope: 'collection',
    filters: [['at', '>=', 'since']],
    order: [['at', 'desc']],
  }),
  activityOfKindSince: query('users/{uid}/activity/{entry}', {
    scope: 'collection',
    filters: [
      ['kind', '=='],
      ['at', '>=', 'since'],
    ],
    order: [['at', 'desc']],
  }),
  activityBetween: query('users/{uid}/activity/{entry}', {
    scope: 'collection',
    filters: [
      ['at', '>=', 'since'],
      ['at', '<', 'before'],
    ],
    order: [['at', 'desc']],
  }),
  achievementsOf: query('users/{uid}/achievements/{achievement}', { scope: 'collection', filters: [], order: [] }),
  achievementsUnlocked: query('users/{uid}/achievements/{achievement}', {
    scope: 'collection',
    filters: [['unlocked_at', '>', 'since']],
    order: [['unlocked_at', 'desc']],
  }),
};
