import { query } from './query.ts';

/** Releases, and the files that are no release’s. */
export const releaseQueries = {
  releasesOfMod: query('mods/{mod}/releases/{release}', {
    scope: 'collection',
    filters: [],
    order: [['published_at', 'desc']],
  }),
  releasesSince: query('mods/{mod}/releases/{release}', {
    scope: 'collection',
    filters: [['published_at', '>', 'since']],
    order: [['published_at', 'desc']],
  }),
  releasesOfSha256: query('mods/{mod}/releases/{release}', { scope: 'group', filters: [['sha256', '==']], order: [] }),
  releasesOfSha512: query('mods/{mod}/releases/{release}', { scope: 'group', filters: [['sha512', '==']], order: [] }),
  releasesHoldingPack: query('mods/{mod}/releases/{release}/private/verdict', {
    scope: 'group',
    filters: [['packs', 'array-contains', 'hash']],
    order: [],
  }),
  releasesWaiting: query('mods/{mod}/releases/{release}', {
    scope: 'group',
    filters: [['verdict', '==']],
    order: [['published_at', 'asc']],
  }),
  allReleases: query('mods/{mod}/releases/{release}', { scope: 'group', filters: [], order: [], sums: ['file_size'] }),
  uploadsCheckedBefore: query('uploads/{slot}', {
    scope: 'collection',
    filters: [['checked_at', '<=', 'before']],
    order: [['checked_at', 'asc']],
  }),
  looseFilesBefore: query('loose_files/{file}', {
    scope: 'collection',
    filters: [['at', '<=', 'before']],
    order: [['at', 'asc']],
  }),
  blockedFiles: query('blocked_files/{hash}', { scope: 'collection', filters: [], order: [] }),
};
