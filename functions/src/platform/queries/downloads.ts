import { query } from './query.ts';

/** Who downloaded what. */
export const downloadQueries = {
  downloadHistory: query('users/{uid}/downloads/{mod}', {
    scope: 'collection',
    filters: [],
    order: [['downloaded_at', 'desc']],
  }),
  downloadsOf: query('users/{uid}/downloads/{mod}', { scope: 'collection', filters: [], order: [] }),
  downloadersOfMod: query('mods/{mod}/downloaders/{uid}', { scope: 'collection', filters: [], order: [] }),
  downloadersOfRelease: query('mods/{mod}/downloaders/{uid}', {
    scope: 'collection',
    filters: [['releases', 'array-contains-any']],
    order: [],
  }),
  downloadersOf: query('mods/{mod}/downloaders/{uid}', { scope: 'group', filters: [['uid', '==']], order: [] }),
  downloadersOfCategory: query('mods/{mod}/downloaders/{uid}', {
    scope: 'group',
    filters: [
      ['uid', '=='],
      ['categories', 'array-contains'],
    ],
    order: [],
  }),
  downloadersOfAccess: query('mods/{mod}/downloaders/{uid}', {
    scope: 'group',
    filters: [
      ['uid', '=='],
      ['access', '=='],
    ],
    order: [],
  }),
  downloadersOfType: query('mods/{mod}/downloaders/{uid}', {
    scope: 'group',
    filters: [
      ['uid', '=='],
      ['content_type', '=='],
    ],
    order: [],
  }),
};
