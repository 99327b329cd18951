import { query } from './query.ts';

/** What members think of mods and releases: favorites, stars, votes. */
export const feedbackQueries = {
  favoritesOf: query('users/{uid}/favorites/{mod}', { scope: 'collection', filters: [], order: [] }),
  favoritesOfMod: query('users/{uid}/favorites/{mod}', { scope: 'group', filters: [['mod_id', '==']], order: [] }),
  ratingsOfMod: query('mods/{mod}/ratings/{uid}', { scope: 'collection', filters: [], order: [] }),
  ratingsWithStars: query('mods/{mod}/ratings/{uid}', { scope: 'collection', filters: [['stars', '==']], order: [] }),
  ratingsOf: query('mods/{mod}/ratings/{uid}', { scope: 'group', filters: [['uid', '==']], order: [] }),
  votesOfRelease: query('mods/{mod}/releases/{release}/votes/{uid}', { scope: 'collection', filters: [], order: [] }),
  votesSince: query('mods/{mod}/releases/{release}/votes/{uid}', {
    scope: 'collection',
    filters: [['voted_at', '>=']],
    order: [['voted_at', 'desc']],
  }),
  votesOf: query('mods/{mod}/releases/{release}/votes/{uid}', { scope: 'group', filters: [['uid', '==']], order: [] }),
};
