import { createQueryFactory, defineQuery } from './query.ts';

const mods = createQueryFactory('mods/{mod}');
const slugs = createQueryFactory('slugs/{slug}');
const favorites = createQueryFactory('users/{uid}/favorites/{mod}');
const useful = createQueryFactory('users/{uid}/useful/{mark}');
const ratings = createQueryFactory('mods/{mod}/ratings/{uid}');
const votes = createQueryFactory('mods/{mod}/releases/{release}/votes/{uid}');
const releases = createQueryFactory('mods/{mod}/releases/{release}');
const events = createQueryFactory('events/{event}');
const rollUps = createQueryFactory('rollups/{slot}');
const counts = createQueryFactory('counts/{bucket}');

/** Mods, their slugs and their revisions. */
export const modQueries = {
  modsChangedSince: mods({ filters: [['updated_at', '>=']], order: [['updated_at', 'asc']] }),
  modsOfStatus: mods({ filters: ['status'], order: [['updated_at', 'asc']] }),
  modsWaiting: mods({ filters: ['status'], order: [['submitted_at', 'asc']] }),
  modsOfBucket: mods({ filters: ['counts_bucket'] }),
  modsMadeBy: defineQuery('mods/{mod}/private/moderation', { scope: 'group', filters: [['created_by', '==', 'uid']] }),
  modsClaimedSince: defineQuery('mods/{mod}/private/moderation', {
    scope: 'group',
    filters: [['claim.at', '>', 'since']],
    order: [['claim.at', 'asc']],
  }),
  modsDeletedBefore: mods({ filters: [['deleted_at', '<=', 'before']], order: [['deleted_at', 'asc']] }),
  formerSlugs: slugs({ filters: ['current'] }),
  slugsOfMods: slugs({ filters: [['mod_id', 'in']] }),
  revisionsByMod: defineQuery('mods/{mod}/revisions/{revision}', { order: [['made_at', 'desc']] }),
};

/** Members' feedback on mods, comments and releases: favorites, ratings, useful marks, votes. */
export const feedbackQueries = {
  favoritesByUid: favorites({}),
  favoritesNewest: favorites({ order: [['created_at', 'desc']] }),
  favoritesOfMod: favorites({ scope: 'group', filters: ['mod_id'] }),
  usefulByUid: useful({}),
  usefulOfComment: useful({ scope: 'group', filters: ['mod_id', 'comment_id'] }),
  ratingsOfMod: ratings({}),
  ratingsWithStars: ratings({ filters: ['stars'] }),
  ratingsByUid: ratings({ scope: 'group', filters: ['uid'] }),
  votesOfRelease: votes({}),
  votesSince: votes({ filters: [['voted_at', '>=']], order: [['voted_at', 'desc']] }),
  votesByUid: votes({ scope: 'group', filters: ['uid'] }),
};

/** Releases, uploads, orphan files, blocked files and offered game versions. */
export const releaseQueries = {
  releasesOfMod: releases({ order: [['published_at', 'desc']] }),
  releasesSince: releases({ filters: [['published_at', '>', 'since']], order: [['published_at', 'desc']] }),
  releasesOfSha256: releases({ scope: 'group', filters: ['sha256'] }),
  releasesOfSha512: releases({ scope: 'group', filters: ['sha512'] }),
  releasesHoldingPack: defineQuery('mods/{mod}/releases/{release}/private/verdict', {
    scope: 'group',
    filters: [['packs', 'array-contains', 'hash']],
  }),
  releasesWaiting: releases({ scope: 'group', filters: ['verdict'], order: [['published_at', 'asc']] }),
  allReleases: releases({ scope: 'group', sums: ['file_size'] }),
  uploadsCheckedBefore: defineQuery('uploads/{slot}', {
    filters: [['checked_at', '<=', 'before']],
    order: [['checked_at', 'asc']],
  }),
  looseFilesBefore: defineQuery('loose_files/{file}', { filters: [['at', '<=', 'before']], order: [['at', 'asc']] }),
  blockedFiles: defineQuery('blocked_files/{hash}', {}),
  offeredGameVersions: defineQuery('game_versions/{version}', {}),
  takeDownsStanding: defineQuery('take_downs/{takeDown}', {
    filters: ['state', ['moved_at', '<=', 'before']],
    order: [['moved_at', 'asc']],
  }),
};

/** Events, roll-ups and counts. */
export const countingQueries = {
  eventsOfSlot: events({ filters: ['slot'] }),
  eventsBetweenSlots: events({
    filters: [
      ['slot', '>', 'after'],
      ['slot', '<', 'before'],
    ],
    order: [['slot', 'asc']],
  }),
  eventsOfDay: events({ filters: ['day'] }),
  rollUpsOfDay: rollUps({ filters: ['day'] }),
  rollUpsSince: rollUps({ filters: [['day', '>', 'after']], order: [['day', 'asc']], sums: ['downloads'] }),
  downloadsOfDay: rollUps({ filters: ['day'], sums: ['downloads'] }),
  countsChangedSince: counts({ filters: [['updated_at', '>=']], order: [['updated_at', 'asc']] }),
  countsBuckets: counts({}),
  seals: defineQuery('seals/{bucket}', {}),
};
