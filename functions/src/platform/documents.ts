import {
  account,
  bannedEmail,
  deletion,
  downloadEntry,
  favorite,
  floodStamp,
  mailRefusal,
  profile,
  rateLimitWindow,
  reconciliation,
  usernameClaim,
} from '@bigorna/domain/entities/account';
import { ad, adStats } from '@bigorna/domain/entities/ad';
import { countableEvent, egress, repair, rollUp, rollUpSweep } from '@bigorna/domain/entities/counting';
import { memberFactors } from '@bigorna/domain/entities/factors';
import { mediaKit } from '@bigorna/domain/entities/media-kit';
import {
  achievementProgress,
  activityEntry,
  comment,
  downloader,
  notification,
  rating,
  report,
  usefulMark,
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
  listedGameVersion,
  logEntry,
  probe,
  siteSettings,
  siteStats,
  staffPresence,
  statsDays,
  visitorSalt,
} from '@bigorna/domain/entities/portal';
import { orphanFileRecord, release, releaseFile, releaseVerdict, upload } from '@bigorna/domain/entities/release';
import { signOut } from '@bigorna/domain/entities/sign-out';
import { takeDown } from '@bigorna/domain/entities/take-down';
import type { z } from 'zod';

/** Paths and schemas of all documents that functions read or write. */
export const DOCUMENTS = {
  'mods/{mod}': mod,
  'mods/{mod}/private/moderation': modModeration,
  'mods/{mod}/private/details': modDetails,
  'mods/{mod}/revisions/{revision}': revision,
  'mods/{mod}/releases/{release}': release,
  'mods/{mod}/releases/{release}/private/file': releaseFile,
  'mods/{mod}/releases/{release}/private/verdict': releaseVerdict,
  'uploads/{slot}': upload,
  'loose_files/{file}': orphanFileRecord,
  'blocked_files/{hash}': blockedFile,
  'game_versions/{version}': listedGameVersion,
  'take_downs/{takeDown}': takeDown,
  'sign_outs/{signOut}': signOut,
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
  'users/{uid}/useful/{mark}': usefulMark,
  'users/{uid}/downloads/{mod}': downloadEntry,
  'users/{uid}/activity/{entry}': activityEntry,
  'users/{uid}/achievements/{achievement}': achievementProgress,
  'users/{uid}/notifications/{notification}': notification,
  'factors/{uid}': memberFactors,
  'profiles/{uid}': profile,
  'usernames/{lower}': usernameClaim,
  'staff_presence/{uid}': staffPresence,
  'deletions/{uid}': deletion,
  'banned_emails/{hash}': bannedEmail,
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
  'egress/{shard}': egress,
  'system/roll-up': rollUpSweep,
  'seals/{bucket}': seal,
  'seals/{bucket}/days/{day}': sealedDay,
  'system/repair': repair,
  'fanouts/{fanout}': fanOut,
  'probes/{probe}': probe,
  'system/visitor-salt': visitorSalt,
  'system/reconciliation': reconciliation,
  'system/mail-refusal-{kind}': mailRefusal,
} as const satisfies Record<string, z.ZodType>;

export type Pattern = keyof typeof DOCUMENTS;
export type DocumentSchema<P extends Pattern> = (typeof DOCUMENTS)[P];
export type Entity<P extends Pattern> = z.output<DocumentSchema<P>>;

/** `DOCUMENTS`, typed for code that is generic over patterns. */
export const PARSERS: { readonly [P in Pattern]: { parse(stored: unknown): Entity<P> } } = DOCUMENTS;

/** Parameter names of a pattern: `mods/{mod}/releases/{release}` gives `['mod', 'release']`. */
export type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? [Name, ...PathParams<Rest>]
  : [];
type DocIds<P extends string> = P extends `${string}{${string}}${infer Rest}` ? [string, ...DocIds<Rest>] : [];

/** Path of one document and its schema. */
export interface Doc<S extends z.ZodType> {
  readonly path: string;
  readonly schema: S;
}

/** Ids that Firestore accepts and that cannot point to another path. */
const ID = /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,1500}$/;

const fillPattern = (pattern: string, ids: readonly string[]): string => {
  const rest = [...ids];
  return pattern.replace(/\{\w+\}/g, () => {
    const id = rest.shift() ?? '';
    if (!ID.test(id)) throw new RangeError(`Not a document id: ${JSON.stringify(id)}`);
    return id;
  });
};

/**
 * The reference of a document: `doc('mods/{mod}/releases/{release}', modId, releaseId)`.
 *
 * @throws RangeError for an id that Firestore does not accept, such as one with a slash
 */
export const doc = <P extends Pattern>(pattern: P, ...ids: DocIds<P>): Doc<DocumentSchema<P>> => ({
  path: fillPattern(pattern, ids),
  schema: DOCUMENTS[pattern],
});

/** Path of the collection that contains a pattern's documents. `ids` are the ids of the parents, in order. */
export const getCollectionPath = (pattern: Pattern, ids: readonly string[]): string =>
  fillPattern(pattern.slice(0, pattern.lastIndexOf('/')), ids);

/** Name of the collection that contains a pattern's documents: `releases` for `mods/{mod}/releases/{release}`. */
export const getCollectionId = (pattern: Pattern): string => pattern.split('/').at(-2) ?? '';

/** Parameter names of a pattern's parents: `['mod']` for `mods/{mod}/releases/{release}`. */
export const getParentParams = (pattern: Pattern): string[] =>
  [...pattern.slice(0, pattern.lastIndexOf('/')).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
