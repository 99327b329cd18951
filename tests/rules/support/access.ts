import type { Pattern } from '../../../functions/src/platform/documents.ts';
import { type Identity, MEMBERS, VERIFIED, VISITORS } from './identities.ts';

export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];
/** Allowed identities by operation. Everything else is refused. */
export type Rights = Readonly<Partial<Record<Operation, readonly Identity[]>>>;
/** Owner of the tested document: the caller, another member, or nobody. */
export const SCOPES = ['own', "another's", 'shared'] as const;
export type Scope = (typeof SCOPES)[number];
export type Row = Readonly<Partial<Record<Scope, Rights>>>;

const functionsOnlyRow: Row = { shared: {} };
const sharedRow = (rights: Rights): Row => ({ shared: rights });
const personalRow = (own: Rights, anothers: Rights = {}): Row => ({ own, "another's": anothers });

/**
 * Access of each identity to every document by SDK. Everything else is refused. The attempts of `attempts.ts` are
 * well-formed, so a refusal depends only on the identity. Staff have no additional rights: they work through the API.
 */
export const FIRESTORE_ACCESS: Readonly<Record<Pattern, Row>> = {
  // Approved mods only.
  'mods/{mod}': sharedRow({ get: VISITORS }),
  'mods/{mod}/private/moderation': functionsOnlyRow,
  'mods/{mod}/private/details': functionsOnlyRow,
  'mods/{mod}/revisions/{revision}': functionsOnlyRow,
  'mods/{mod}/releases/{release}': functionsOnlyRow,
  'mods/{mod}/releases/{release}/private/file': functionsOnlyRow,
  'mods/{mod}/releases/{release}/private/verdict': functionsOnlyRow,
  'mods/{mod}/downloaders/{uid}': personalRow({}),
  // A list contains either all own comments of a mod, or the visible comments of everybody.
  'mods/{mod}/comments/{comment}': personalRow(
    { list: MEMBERS, create: VERIFIED, update: VERIFIED, delete: VERIFIED },
    { list: VISITORS },
  ),
  // Members may create a rating only for a mod that they have downloaded.
  'mods/{mod}/ratings/{uid}': personalRow({ get: MEMBERS, create: VERIFIED, update: VERIFIED, delete: MEMBERS }),
  'mods/{mod}/releases/{release}/votes/{uid}': personalRow({
    get: MEMBERS,
    create: VERIFIED,
    update: VERIFIED,
    delete: MEMBERS,
  }),

  // Banned members can read the reason. Changes go through the API.
  'users/{uid}': personalRow({ get: [...MEMBERS, 'banned'] }),
  'users/{uid}/limits/{kind}': personalRow({ get: MEMBERS, list: MEMBERS, create: MEMBERS, update: MEMBERS }),
  'users/{uid}/favorites/{mod}': personalRow({ get: MEMBERS, list: MEMBERS, create: MEMBERS, delete: MEMBERS }),
  // Members may create a mark only for another member's visible comment.
  'users/{uid}/useful/{mark}': personalRow({ get: MEMBERS, list: MEMBERS, create: VERIFIED, delete: MEMBERS }),
  'users/{uid}/downloads/{mod}': personalRow({ get: MEMBERS, list: MEMBERS }),
  'users/{uid}/activity/{entry}': personalRow({ get: MEMBERS, list: MEMBERS }),
  'users/{uid}/achievements/{achievement}': personalRow({ get: MEMBERS, list: MEMBERS }),
  // Updates: `read_at` only.
  'users/{uid}/notifications/{notification}': personalRow({ get: MEMBERS, list: MEMBERS, update: MEMBERS }),
  'profiles/{uid}': personalRow({ get: VISITORS }, { get: VISITORS }),
  'factors/{uid}': personalRow({}),
  'usernames/{lower}': functionsOnlyRow,
  'deletions/{uid}': personalRow({}),
  'reports/{report}': personalRow({ create: VERIFIED }),

  'uploads/{slot}': functionsOnlyRow,
  'loose_files/{file}': functionsOnlyRow,
  'blocked_files/{hash}': functionsOnlyRow,
  'game_versions/{version}': functionsOnlyRow,
  'pages/{mod}': functionsOnlyRow,
  'slugs/{slug}': functionsOnlyRow,
  'counts/{bucket}': functionsOnlyRow,
  'feedback/{mod}': functionsOnlyRow,
  'staff_presence/{uid}': personalRow({}),
  'banned_emails/{hash}': functionsOnlyRow,
  'egress/{shard}': functionsOnlyRow,
  'rate_limits/{window}': functionsOnlyRow,
  'settings/site': functionsOnlyRow,
  'stats/site': functionsOnlyRow,
  'stats/ads': functionsOnlyRow,
  'stats/days': functionsOnlyRow,
  'ads/{ad}': functionsOnlyRow,
  'changelog/{entry}': functionsOnlyRow,
  'faq/{entry}': functionsOnlyRow,
  'media_kit/main': functionsOnlyRow,
  'announcements/{announcement}': functionsOnlyRow,
  'contact_messages/{message}': functionsOnlyRow,
  'logs/{entry}': functionsOnlyRow,
  'events/{event}': functionsOnlyRow,
  'rollups/{slot}': functionsOnlyRow,
  'seals/{bucket}': functionsOnlyRow,
  'seals/{bucket}/days/{day}': functionsOnlyRow,
  'fanouts/{fanout}': functionsOnlyRow,
  'take_downs/{takeDown}': functionsOnlyRow,
  'sign_outs/{signOut}': functionsOnlyRow,
  'probes/{probe}': functionsOnlyRow,
  'system/achievements': functionsOnlyRow,
  'system/counts': functionsOnlyRow,
  'system/catalogue-{file}': functionsOnlyRow,
  'system/repair': functionsOnlyRow,
  'system/roll-up': functionsOnlyRow,
  'system/visitor-salt': functionsOnlyRow,
  'system/reconciliation': functionsOnlyRow,
  'system/mail-refusal-{kind}': functionsOnlyRow,
};

const EDITORS: readonly Identity[] = ['admin', 'super_admin'];

/**
 * Access of each identity by SDK to every folder of the bucket that functions use. `create` means a new object,
 * `update` a change of its metadata, such as its type.
 */
export const STORAGE_ACCESS: Readonly<Record<string, Rights>> = {
  'quarantine/': { create: EDITORS },
  'files/uploads/': {},
  'files/withdrawn/': {},
  'media/avatars/': {},
  'media/thumbnails/': {},
  'media/gallery/': {},
  'media/ads/': {},
  'media/brand/': {},
  'catalogue/': {},
  'probes/': {},
};
