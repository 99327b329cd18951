import {
  account,
  deletion,
  downloadEntry,
  favorite,
  floodStamp,
  profile,
  rateLimitWindow,
  reconciliation,
  usernameClaim,
} from '@bigorna/domain/entities/account';
import { ad, adStats } from '@bigorna/domain/entities/ad';
import { countableEvent, repair, rollUp, rollUpSweep } from '@bigorna/domain/entities/counting';
import { mediaKit } from '@bigorna/domain/entities/media-kit';
import {
  achievementProgress,
  activityEntry,
  comment,
  downloader,
  notification,
  rating,
  report,
  vote,
} from '@bigorna/domain/entities/member';
import {
  countsAllocation,
  countsBucket,
  feedback,
  mod,
  modDetails,
  modModeration,
  page,
  revision,
  seal,
  sealedDay,
  slugClaim,
} from '@bigorna/domain/entities/mod';
import {
  achievementSweep,
  announcement,
  blockedFile,
  catalogueSnapshot,
  changelogEntry,
  contactMessage,
  fanOut,
  faqEntry,
  logEntry,
  probe,
  siteSettings,
  siteStats,
  statsDays,
  visitorSalt,
} from '@bigorna/domain/entities/portal';
import { looseFile, release, releaseFile, releaseVerdict, upload } from '@bigorna/domain/entities/release';
import type { z } from 'zod';

/** Every document that functions read or write: where it is and what it holds. */
export const DOCUMENTS = {
  'mods/{mod}': mod,
  'mods/{mod}/private/moderation': modModeration,
  'mods/{mod}/private/details': modDetails,
  'mods/{mod}/revisions/{revision}': revision,
  'mods/{mod}/releases/{release}': release,
  'mods/{mod}/releases/{release}/private/file': releaseFile,
  'mods/{mod}/releases/{release}/private/verdict': releaseVerdict,
  'uploads/{slot}': upload,
  'loose_files/{file}': looseFile,
  'blocked_files/{hash}': blockedFile,
  'mods/{mod}/comments/{comment}': comment,
  'mods/{mod}/ratings/{uid}': rating,
  'mods/{mod}/releases/{release}/votes/{uid}': vote,
  'mods/{mod}/downloaders/{uid}': downloader,
  'pages/{mod}': page,
  'slugs/{slug}': slugClaim,
  'counts/{bucket}': countsBucket,
  'feedback/{mod}': feedback,
  'users/{uid}': account,
  'users/{uid}/limits/{kind}': floodStamp,
  'users/{uid}/favorites/{mod}': favorite,
  'users/{uid}/downloads/{mod}': downloadEntry,
  'users/{uid}/activity/{entry}': activityEntry,
  'users/{uid}/achievements/{achievement}': achievementProgress,
  'users/{uid}/notifications/{notification}': notification,
  'profiles/{uid}': profile,
  'usernames/{lower}': usernameClaim,
  'deletions/{uid}': deletion,
  'rate_limits/{window}': rateLimitWindow,
  'settings/site': siteSettings,
  'stats/site': siteStats,
  'stats/ads': adStats,
  'stats/days': statsDays,
  'system/achievements': achievementSweep,
  'system/counts': countsAllocation,
  'system/catalogue-{file}': catalogueSnapshot,
  'ads/{ad}': ad,
  'changelog/{entry}': changelogEntry,
  'faq/{entry}': faqEntry,
  'media_kit/main': mediaKit,
  'announcements/{announcement}': announcement,
  'contact_messages/{message}': contactMessage,
  'reports/{report}': report,
  'logs/{entry}': logEntry,
  'events/{event}': countableEvent,
  'rollups/{slot}': rollUp,
  'system/roll-up': rollUpSweep,
  'seals/{bucket}': seal,
  'seals/{bucket}/days/{day}': sealedDay,
  'system/repair': repair,
  'fanouts/{fanout}': fanOut,
  'probes/{probe}': probe,
  'system/visitor-salt': visitorSalt,
  'system/reconciliation': reconciliation,
} as const satisfies Record<string, z.ZodType>;

export type Pattern = keyof typeof DOCUMENTS;
export type SchemaOf<P extends Pattern> = (typeof DOCUMENTS)[P];
export type EntityOf<P extends Pattern> = z.output<SchemaOf<P>>;

/** The same table by what a schema makes of a document, for code that is generic over patterns. */
export const PARSERS: { readonly [P in Pattern]: { parse(stored: unknown): EntityOf<P> } } = DOCUMENTS;

/** The names of a pattern's parts that vary: `mods/{mod}/releases/{release}` gives `['mod', 'release']`. */
export type PartsOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? [Name, ...PartsOf<Rest>]
  : [];
type IdsOf<P extends string> = P extends `${string}{${string}}${infer Rest}` ? [string, ...IdsOf<Rest>] : [];

/** One document's address, with the schema of what it holds. */
export interface Doc<S extends z.ZodType> {
  readonly path: string;
  readonly schema: S;
}

/** What Firestore takes as a document id and what cannot lead to another path. */
const ID = /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,1500}$/;

const fill = (pattern: string, ids: readonly string[]): string => {
  const rest = [...ids];
  return pattern.replace(/\{\w+\}/g, () => {
    const id = rest.shift() ?? '';
    if (!ID.test(id)) throw new RangeError(`Not a document id: ${JSON.stringify(id)}`);
    return id;
  });
};

/**
 * The address of a document: `doc('mods/{mod}/releases/{release}', modId, releaseId)`.
 *
 * @throws RangeError for an id that Firestore does not take, such as one with a slash.
 */
export const doc = <P extends Pattern>(pattern: P, ...ids: IdsOf<P>): Doc<SchemaOf<P>> => ({
  path: fill(pattern, ids),
  schema: DOCUMENTS[pattern],
});

/** The path of the collection that a pattern's documents are in; `ids` are those of its parents, in order. */
export const collectionPath = (pattern: Pattern, ids: readonly string[]): string =>
  fill(pattern.slice(0, pattern.lastIndexOf('/')), ids);

/** The name of the collection that a pattern's documents are in: `releases` for `mods/{mod}/releases/{release}`. */
export const collectionId = (pattern: Pattern): string => pattern.split('/').at(-2) ?? '';

/** The names of the parents' parts of a pattern: `['mod']` for `mods/{mod}/releases/{release}`. */
export const parentParts = (pattern: Pattern): string[] =>
  [...pattern.slice(0, pattern.lastIndexOf('/')).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
