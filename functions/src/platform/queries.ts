import { type EntityOf, PARSERS, type PartsOf, type Pattern } from './documents.ts';
import { fromStored } from './firestore-values.ts';

export type Operator = '==' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains' | 'array-contains-any';
export type Direction = 'asc' | 'desc';
/** A field, how it is compared, and the value's name in `run` where it is not the field's own. */
export type Filter<Field extends string = string> = readonly [field: Field, operator: Operator, name?: string];

/** One row of the table. */
export interface QueryShape<P extends Pattern = Pattern, Field extends string = string> {
  /** The documents asked for. */
  readonly of: P;
  /** `collection`: below the parents given to `run`; `group`: in every collection of that name. */
  readonly scope: 'collection' | 'group';
  readonly filters: readonly Filter<Field>[];
  readonly order: readonly (readonly [Field, Direction])[];
  /** The orders that a list can be asked in, in place of `order`: one of them is told with each question. */
  readonly sorts?: readonly (readonly [Field, Direction])[];
  /** Fields that the database adds up: the index has to hold them too. */
  readonly sums?: readonly Field[];
}

/** The fields of an entity, and by dotted names those of its maps. */
type FieldIn<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends Date | readonly unknown[]
    ? K
    : NonNullable<T[K]> extends object
      ? K | `${K}.${keyof NonNullable<T[K]> & string}`
      : K;
}[keyof T & string];
type FieldOf<P extends Pattern> = FieldIn<EntityOf<P>>;
type Rest<P extends Pattern> = Omit<QueryShape<P, FieldOf<P>>, 'of'>;

const query = <P extends Pattern, const S extends Rest<P>>(of: P, shape: S) => ({
  ...shape,
  of,
  /** Turns what is stored at a path into the entity. */
  read: (path: string, stored: unknown): EntityOf<P> => fromStored(PARSERS[of], path, stored),
});

/** Orders that more than one list has. */
const CREATED = [
  ['created_at', 'desc'],
  ['created_at', 'asc'],
] as const;
const ACCOUNT_SORTS = [
  ['member_since', 'desc'],
  ['member_since', 'asc'],
  ['last_login', 'desc'],
  ['last_login', 'asc'],
  ['username', 'asc'],
  ['username', 'desc'],
] as const;
/** An account has an entry in each of these for each beginning of its names: no more than are needed. */
const NAMED_SORTS = [
  ['member_since', 'desc'],
  ['username', 'asc'],
] as const;

/** Newest or oldest first. */
const MOMENTS = [
  ['at', 'desc'],
  ['at', 'asc'],
] as const;

/**
 * Every query that functions put to Firestore. Emulators do not enforce indexes, so a test holds this table against
 * firestore.indexes.json: what is not declared here cannot be asked.
 */
export const QUERIES = {
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
  fanOutsStanding: query('fanouts/{fanout}', {
    scope: 'collection',
    filters: [
      ['state', '=='],
      ['moved_at', '<=', 'before'],
    ],
    order: [['moved_at', 'asc']],
  }),
  countsChangedSince: query('counts/{bucket}', {
    scope: 'collection',
    filters: [['updated_at', '>=']],
    order: [['updated_at', 'asc']],
  }),
  formerSlugs: query('slugs/{slug}', { scope: 'collection', filters: [['current', '==']], order: [] }),
  slugsOfMods: query('slugs/{slug}', { scope: 'collection', filters: [['mod_id', 'in']], order: [] }),
  releasesOfMod: query('mods/{mod}/releases/{release}', {
    scope: 'collection',
    filters: [],
    order: [['published_at', 'desc']],
  }),
  revisionsOf: query('mods/{mod}/revisions/{revision}', {
    scope: 'collection',
    filters: [],
    order: [['made_at', 'desc']],
  }),
  commentsOfMod: query('mods/{mod}/comments/{comment}', { scope: 'collection', filters: [], order: [] }),
  ratingsOfMod: query('mods/{mod}/ratings/{uid}', { scope: 'collection', filters: [], order: [] }),
  downloadersOfMod: query('mods/{mod}/downloaders/{uid}', { scope: 'collection', filters: [], order: [] }),
  downloadersOfRelease: query('mods/{mod}/downloaders/{uid}', {
    scope: 'collection',
    filters: [['releases', 'array-contains-any']],
    order: [],
  }),
  votesOfRelease: query('mods/{mod}/releases/{release}/votes/{uid}', { scope: 'collection', filters: [], order: [] }),
  modsThrownAway: query('mods/{mod}', {
    scope: 'collection',
    filters: [['deleted_at', '<=', 'before']],
    order: [['deleted_at', 'asc']],
  }),
  releasesSince: query('mods/{mod}/releases/{release}', {
    scope: 'collection',
    filters: [['published_at', '>', 'since']],
    order: [['published_at', 'desc']],
  }),
  releasesOfSha256: query('mods/{mod}/releases/{release}', { scope: 'group', filters: [['sha256', '==']], order: [] }),
  releasesOfSha512: query('mods/{mod}/releases/{release}', { scope: 'group', filters: [['sha512', '==']], order: [] }),
  ads: query('ads/{ad}', { scope: 'collection', filters: [], order: [] }),
  faqEntries: query('faq/{entry}', { scope: 'collection', filters: [], order: [] }),
  changelogEntries: query('changelog/{entry}', { scope: 'collection', filters: [], order: [] }),
  announcements: query('announcements/{announcement}', { scope: 'collection', filters: [], order: [] }),
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
  releasesHoldingPack: query('mods/{mod}/releases/{release}/private/verdict', {
    scope: 'group',
    filters: [['packs', 'array-contains', 'hash']],
    order: [],
  }),
  activeAds: query('ads/{ad}', { scope: 'collection', filters: [['active', '==']], order: [] }),
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
  countsBuckets: query('counts/{bucket}', { scope: 'collection', filters: [], order: [] }),
  seals: query('seals/{bucket}', { scope: 'collection', filters: [], order: [] }),
  modsOfBucket: query('mods/{mod}', { scope: 'collection', filters: [['counts_bucket', '==']], order: [] }),
  downloadHistory: query('users/{uid}/downloads/{mod}', {
    scope: 'collection',
    filters: [],
    order: [['downloaded_at', 'desc']],
  }),
  accountsSince: query('users/{uid}', {
    scope: 'collection',
    filters: [
      ['member_since', '>', 'after'],
      ['member_since', '<=', 'until'],
    ],
    order: [['member_since', 'asc']],
  }),
  accounts: query('users/{uid}', { scope: 'collection', filters: [], order: [] }),
  pendingUsernames: query('usernames/{lower}', {
    scope: 'collection',
    filters: [
      ['pending', '=='],
      ['created_at', '<', 'before'],
    ],
    order: [['created_at', 'asc']],
  }),
  bansEnded: query('users/{uid}', {
    scope: 'collection',
    filters: [
      ['is_banned', '=='],
      ['banned_until', '<=', 'now'],
    ],
    order: [['banned_until', 'asc']],
  }),
  accountsForNewMods: query('users/{uid}', {
    scope: 'collection',
    filters: [['settings.notify_new_mods', '==', 'wanted']],
    order: [],
  }),
  superAdmins: query('users/{uid}', { scope: 'collection', filters: [['role', '==']], order: [] }),
  deletionsBegun: query('deletions/{uid}', { scope: 'collection', filters: [], order: [['requested_at', 'asc']] }),
  usernamesOf: query('usernames/{lower}', { scope: 'collection', filters: [['uid', '==']], order: [] }),
  limitsOf: query('users/{uid}/limits/{kind}', { scope: 'collection', filters: [], order: [] }),
  favoritesOf: query('users/{uid}/favorites/{mod}', { scope: 'collection', filters: [], order: [] }),
  favoritesOfMod: query('users/{uid}/favorites/{mod}', { scope: 'group', filters: [['mod_id', '==']], order: [] }),
  downloadsOf: query('users/{uid}/downloads/{mod}', { scope: 'collection', filters: [], order: [] }),
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
  achievementsUnlocked: query('users/{uid}/achievements/{achievement}', {
    scope: 'collection',
    filters: [['unlocked_at', '>', 'since']],
    order: [['unlocked_at', 'desc']],
  }),
  achievementsOf: query('users/{uid}/achievements/{achievement}', { scope: 'collection', filters: [], order: [] }),
  notificationsOf: query('users/{uid}/notifications/{notification}', { scope: 'collection', filters: [], order: [] }),
  unreadNotificationsOf: query('users/{uid}/notifications/{notification}', {
    scope: 'collection',
    filters: [['read_at', '==']],
    order: [['created_at', 'desc']],
  }),
  shownComments: query('mods/{mod}/comments/{comment}', {
    scope: 'collection',
    filters: [['hidden', '==']],
    order: [],
  }),
  ratingsWithStars: query('mods/{mod}/ratings/{uid}', { scope: 'collection', filters: [['stars', '==']], order: [] }),
  votesSince: query('mods/{mod}/releases/{release}/votes/{uid}', {
    scope: 'collection',
    filters: [['voted_at', '>=']],
    order: [['voted_at', 'desc']],
  }),
  ratingsOf: query('mods/{mod}/ratings/{uid}', { scope: 'group', filters: [['uid', '==']], order: [] }),
  votesOf: query('mods/{mod}/releases/{release}/votes/{uid}', { scope: 'group', filters: [['uid', '==']], order: [] }),
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
  visibleCommentsOf: query('mods/{mod}/comments/{comment}', {
    scope: 'group',
    filters: [
      ['uid', '=='],
      ['hidden', '=='],
    ],
    order: [],
  }),
  answeredCommentsOf: query('mods/{mod}/comments/{comment}', {
    scope: 'group',
    filters: [
      ['uid', '=='],
      ['reply.created_at', '>=', 'since'],
    ],
    order: [],
  }),
  reportsOfOutcome: query('reports/{report}', {
    scope: 'collection',
    filters: [
      ['uid', '=='],
      ['outcome', '=='],
    ],
    order: [],
  }),
  commentsOf: query('mods/{mod}/comments/{comment}', { scope: 'group', filters: [['uid', '==']], order: [] }),
  repliesOf: query('mods/{mod}/comments/{comment}', {
    scope: 'group',
    filters: [['reply.uid', '==', 'uid']],
    order: [],
  }),
  commentsNewest: query('mods/{mod}/comments/{comment}', {
    scope: 'collection',
    filters: [['hidden', '==']],
    order: [['created_at', 'desc']],
  }),
  commentsOldest: query('mods/{mod}/comments/{comment}', {
    scope: 'collection',
    filters: [['hidden', '==']],
    order: [['created_at', 'asc']],
  }),
  commentsAnswered: query('mods/{mod}/comments/{comment}', {
    scope: 'collection',
    filters: [['hidden', '==']],
    order: [['reply.created_at', 'desc']],
  }),
  commentsOfKindNewest: query('mods/{mod}/comments/{comment}', {
    scope: 'collection',
    filters: [
      ['hidden', '=='],
      ['kind', '=='],
    ],
    order: [['created_at', 'desc']],
  }),
  commentsOfKindOldest: query('mods/{mod}/comments/{comment}', {
    scope: 'collection',
    filters: [
      ['hidden', '=='],
      ['kind', '=='],
    ],
    order: [['created_at', 'asc']],
  }),
  commentsOfKindAnswered: query('mods/{mod}/comments/{comment}', {
    scope: 'collection',
    filters: [
      ['hidden', '=='],
      ['kind', '=='],
    ],
    order: [['reply.created_at', 'desc']],
  }),
  reportsOf: query('reports/{report}', { scope: 'collection', filters: [['uid', '==']], order: [] }),
  contactMessagesOf: query('contact_messages/{message}', { scope: 'collection', filters: [['uid', '==']], order: [] }),
  contactMessagesFrom: query('contact_messages/{message}', {
    scope: 'collection',
    filters: [['email', '==']],
    order: [],
  }),
  contactMessagesSorted: query('contact_messages/{message}', {
    scope: 'collection',
    filters: [],
    order: [],
    sorts: CREATED,
  }),
  contactMessagesOpen: query('contact_messages/{message}', {
    scope: 'collection',
    filters: [['handled_at', '==']],
    order: [],
    sorts: CREATED,
  }),
  contactMessagesHandled: query('contact_messages/{message}', {
    scope: 'collection',
    filters: [['handled_at', '>', 'since']],
    order: [],
    sorts: [
      ['handled_at', 'desc'],
      ['handled_at', 'asc'],
    ],
  }),
  accountsSorted: query('users/{uid}', { scope: 'collection', filters: [], order: [], sorts: ACCOUNT_SORTS }),
  accountsOfRole: query('users/{uid}', {
    scope: 'collection',
    filters: [['role', '==']],
    order: [],
    sorts: ACCOUNT_SORTS,
  }),
  accountsBanned: query('users/{uid}', {
    scope: 'collection',
    filters: [['is_banned', '==']],
    order: [],
    sorts: ACCOUNT_SORTS,
  }),
  accountsVerified: query('users/{uid}', {
    scope: 'collection',
    filters: [['is_verified', '==']],
    order: [],
    sorts: ACCOUNT_SORTS,
  }),
  accountsNamed: query('users/{uid}', {
    scope: 'collection',
    filters: [['search', 'array-contains', 'beginning']],
    order: [],
    sorts: NAMED_SORTS,
  }),
  accountsNamedOfRole: query('users/{uid}', {
    scope: 'collection',
    filters: [
      ['search', 'array-contains', 'beginning'],
      ['role', '=='],
    ],
    order: [],
    sorts: NAMED_SORTS,
  }),
  accountsNamedBanned: query('users/{uid}', {
    scope: 'collection',
    filters: [
      ['search', 'array-contains', 'beginning'],
      ['is_banned', '=='],
    ],
    order: [],
    sorts: NAMED_SORTS,
  }),
  accountsNamedVerified: query('users/{uid}', {
    scope: 'collection',
    filters: [
      ['search', 'array-contains', 'beginning'],
      ['is_verified', '=='],
    ],
    order: [],
    sorts: NAMED_SORTS,
  }),
  accountsOfAddress: query('users/{uid}', { scope: 'collection', filters: [['email', '==']], order: [] }),
  modsMadeBy: query('mods/{mod}/private/moderation', {
    scope: 'group',
    filters: [['created_by', '==', 'uid']],
    order: [],
  }),
  staffComments: query('mods/{mod}/comments/{comment}', { scope: 'group', filters: [], order: [], sorts: CREATED }),
  staffCommentsHidden: query('mods/{mod}/comments/{comment}', {
    scope: 'group',
    filters: [['hidden', '==']],
    order: [],
    sorts: CREATED,
  }),
  staffCommentsOfKind: query('mods/{mod}/comments/{comment}', {
    scope: 'group',
    filters: [['kind', '==']],
    order: [],
    sorts: CREATED,
  }),
  staffCommentsHiddenOfKind: query('mods/{mod}/comments/{comment}', {
    scope: 'group',
    filters: [
      ['hidden', '=='],
      ['kind', '=='],
    ],
    order: [],
    sorts: CREATED,
  }),
  staffCommentsBy: query('mods/{mod}/comments/{comment}', {
    scope: 'group',
    filters: [['uid', '==']],
    order: [],
    sorts: CREATED,
  }),
  staffCommentsByHidden: query('mods/{mod}/comments/{comment}', {
    scope: 'group',
    filters: [
      ['uid', '=='],
      ['hidden', '=='],
    ],
    order: [],
    sorts: CREATED,
  }),
  staffCommentsOfMod: query('mods/{mod}/comments/{comment}', {
    scope: 'collection',
    filters: [],
    order: [],
    sorts: CREATED,
  }),
  staffCommentsOfModHidden: query('mods/{mod}/comments/{comment}', {
    scope: 'collection',
    filters: [['hidden', '==']],
    order: [],
    sorts: CREATED,
  }),
  reportsSorted: query('reports/{report}', { scope: 'collection', filters: [], order: [], sorts: CREATED }),
  reportsOfSubject: query('reports/{report}', {
    scope: 'collection',
    filters: [['subject', '==']],
    order: [],
    sorts: CREATED,
  }),
  reportsOpen: query('reports/{report}', {
    scope: 'collection',
    filters: [['resolved_at', '==']],
    order: [],
    sorts: CREATED,
  }),
  reportsOpenOfSubject: query('reports/{report}', {
    scope: 'collection',
    filters: [
      ['resolved_at', '=='],
      ['subject', '=='],
    ],
    order: [],
    sorts: CREATED,
  }),
  reportsResolved: query('reports/{report}', {
    scope: 'collection',
    filters: [['outcome', 'in', 'outcomes']],
    order: [],
    sorts: CREATED,
  }),
  reportsResolvedOfSubject: query('reports/{report}', {
    scope: 'collection',
    filters: [
      ['outcome', 'in', 'outcomes'],
      ['subject', '=='],
    ],
    order: [],
    sorts: CREATED,
  }),
  reportsLeading: query('reports/{report}', {
    scope: 'collection',
    filters: [
      ['subject', '=='],
      ['lead', '=='],
      ['resolved_at', '=='],
    ],
    order: [['created_at', 'asc']],
  }),
  reportsOpenAbout: query('reports/{report}', {
    scope: 'collection',
    filters: [
      ['path', '=='],
      ['resolved_at', '=='],
    ],
    order: [['created_at', 'asc']],
  }),
  reportsOpenAboutSome: query('reports/{report}', {
    scope: 'collection',
    filters: [
      ['path', 'in', 'paths'],
      ['resolved_at', '=='],
    ],
    order: [['created_at', 'asc']],
  }),
  reportsOfMember: query('reports/{report}', {
    scope: 'collection',
    filters: [
      ['about_uid', '=='],
      ['outcome', '=='],
    ],
    order: [],
  }),
  reportsOpenOfMember: query('reports/{report}', {
    scope: 'collection',
    filters: [
      ['about_uid', '=='],
      ['resolved_at', '=='],
    ],
    order: [],
  }),
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
  releasesWaiting: query('mods/{mod}/releases/{release}', {
    scope: 'group',
    filters: [['verdict', '==']],
    order: [['published_at', 'asc']],
  }),
  allReleases: query('mods/{mod}/releases/{release}', { scope: 'group', filters: [], order: [], sums: ['file_size'] }),
  downloadsOfDay: query('rollups/{slot}', {
    scope: 'collection',
    filters: [['day', '==']],
    order: [],
    sums: ['downloads'],
  }),
  commentsBetween: query('mods/{mod}/comments/{comment}', {
    scope: 'group',
    filters: [
      ['created_at', '>=', 'since'],
      ['created_at', '<', 'before'],
    ],
    order: [['created_at', 'asc']],
  }),
} as const;

export type QueryName = keyof typeof QUERIES;
type ShapeOf<Q extends QueryName> = (typeof QUERIES)[Q];
type PatternOf<Q extends QueryName> = ShapeOf<Q>['of'];
/** What a query finds. */
export type EntityBy<Q extends QueryName> = EntityOf<PatternOf<Q>>;

type Parents<P extends string> = PartsOf<P> extends [...infer Above, string] ? Above[number] & string : never;
type NameOf<F extends Filter> = F extends readonly [string, Operator, infer N extends string] ? N : F[0];
/** What a field holds; a dotted one, where its map is there. */
type HeldBy<T, Field extends string> = Field extends keyof T
  ? T[Field]
  : Field extends `${infer K}.${infer Inner}`
    ? K extends keyof T
      ? HeldBy<NonNullable<T[K]>, Inner>
      : never
    : never;
type ValueOf<T, F extends Filter> = F[1] extends 'in'
  ? readonly HeldBy<T, F[0]>[]
  : F[1] extends 'array-contains-any'
    ? NonNullable<HeldBy<T, F[0]>>
    : F[1] extends 'array-contains'
      ? NonNullable<HeldBy<T, F[0]>> extends readonly (infer Item)[]
        ? Item
        : never
      : HeldBy<T, F[0]>;

/** What a query is asked with: the ids of its parents and a value for each filter, by name. */
export type ValuesOf<Q extends QueryName> = {
  [K in ShapeOf<Q>['scope'] extends 'group' ? never : Parents<PatternOf<Q>>]: string;
} & { [F in ShapeOf<Q>['filters'][number] as NameOf<F>]: ValueOf<EntityOf<PatternOf<Q>>, F> };

/** The orders that a query can be asked in. */
export type SortOf<Q extends QueryName> =
  ShapeOf<Q> extends {
    sorts: readonly (infer S extends readonly [string, Direction])[];
  }
    ? S
    : never;

/** Each row's `read`, typed by the query's name. */
export const READERS: { readonly [Q in QueryName]: { read(path: string, stored: unknown): EntityBy<Q> } } = QUERIES;

/** Each row's orders, typed by the query's name. */
export const SORTS: {
  readonly [Q in QueryName]: Pick<QueryShape, 'scope'> & { readonly sorts?: readonly SortOf<Q>[] };
} = QUERIES;
