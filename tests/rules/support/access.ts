import type { Pattern } from '../../../functions/src/platform/documents.ts';
import { type Identity, MEMBERS, VERIFIED, VISITORS } from './identities.ts';

export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];
/** Who may do what; everybody else, and every operation that is not named, is refused. */
export type Rights = Readonly<Partial<Record<Operation, readonly Identity[]>>>;
/** Whose document it is that is tried: everyone's own, a stranger's, or nobody's in particular. */
export const SCOPES = ['own', "another's", 'shared'] as const;
export type Scope = (typeof SCOPES)[number];
export type Row = Readonly<Partial<Record<Scope, Rights>>>;

const functionsAlone: Row = { shared: {} };
const shared = (rights: Rights): Row => ({ shared: rights });
const personal = (own: Rights, anothers: Rights = {}): Row => ({ own, "another's": anothers });

/**
 * Who may do what by SDK with every document there is: what is not named here is refused. The attempts of `attempts.ts`
 * are well-formed, so that a refusal is about who asks. Staff have no rights of their own: they work through the API.
 */
export const FIRESTORE_ACCESS: Readonly<Record<Pattern, Row>> = {
  // Of an approved mod.
  'mods/{mod}': shared({ get: VISITORS }),
  'mods/{mod}/private/moderation': functionsAlone,
  'mods/{mod}/private/details': functionsAlone,
  'mods/{mod}/revisions/{revision}': functionsAlone,
  'mods/{mod}/releases/{release}': functionsAlone,
  'mods/{mod}/releases/{release}/private/file': functionsAlone,
  'mods/{mod}/releases/{release}/private/verdict': functionsAlone,
  'mods/{mod}/downloaders/{uid}': personal({}),
  // Listed are all own ones of a mod, and of others those that are not hidden.
  'mods/{mod}/comments/{comment}': personal(
    { list: MEMBERS, create: VERIFIED, update: VERIFIED, delete: VERIFIED },
    { list: VISITORS },
  ),
  // Of a mod that they have downloaded.
  'mods/{mod}/ratings/{uid}': personal({ get: MEMBERS, create: VERIFIED, update: VERIFIED }),
  'mods/{mod}/releases/{release}/votes/{uid}': personal({ get: MEMBERS, create: VERIFIED, update: VERIFIED }),

  // Updated are the settings alone; the banned see why.
  'users/{uid}': personal({ get: [...MEMBERS, 'banned'], update: MEMBERS }),
  'users/{uid}/limits/{kind}': personal({ get: MEMBERS, list: MEMBERS, create: MEMBERS, update: MEMBERS }),
  'users/{uid}/favorites/{mod}': personal({ get: MEMBERS, list: MEMBERS, create: MEMBERS, delete: MEMBERS }),
  'users/{uid}/downloads/{mod}': personal({ get: MEMBERS, list: MEMBERS }),
  'users/{uid}/activity/{entry}': personal({ get: MEMBERS, list: MEMBERS }),
  'users/{uid}/achievements/{achievement}': personal({ get: MEMBERS, list: MEMBERS }),
  // Updated is the moment it was read.
  'users/{uid}/notifications/{notification}': personal({ get: MEMBERS, list: MEMBERS, update: MEMBERS }),
  'profiles/{uid}': personal({ get: VISITORS }, { get: VISITORS }),
  'usernames/{lower}': functionsAlone,
  'deletions/{uid}': personal({}),
  'reports/{report}': personal({ create: VERIFIED }),

  'uploads/{slot}': functionsAlone,
  'loose_files/{file}': functionsAlone,
  'blocked_files/{hash}': functionsAlone,
  'pages/{mod}': functionsAlone,
  'slugs/{slug}': functionsAlone,
  'counts/{bucket}': functionsAlone,
  'feedback/{mod}': functionsAlone,
  'rate_limits/{window}': functionsAlone,
  'settings/site': functionsAlone,
  'stats/site': functionsAlone,
  'stats/ads': functionsAlone,
  'stats/days': functionsAlone,
  'ads/{ad}': functionsAlone,
  'changelog/{entry}': functionsAlone,
  'faq/{entry}': functionsAlone,
  'media_kit/main': functionsAlone,
  'announcements/{announcement}': functionsAlone,
  'contact_messages/{message}': functionsAlone,
  'logs/{entry}': functionsAlone,
  'events/{event}': functionsAlone,
  'rollups/{slot}': functionsAlone,
  'seals/{bucket}': functionsAlone,
  'seals/{bucket}/days/{day}': functionsAlone,
  'fanouts/{fanout}': functionsAlone,
  'probes/{probe}': functionsAlone,
  'system/achievements': functionsAlone,
  'system/counts': functionsAlone,
  'system/catalogue-{file}': functionsAlone,
  'system/repair': functionsAlone,
  'system/roll-up': functionsAlone,
  'system/visitor-salt': functionsAlone,
  'system/reconciliation': functionsAlone,
};

const EDITORS: readonly Identity[] = ['admin', 'super_admin'];

/**
 * Who may do what by SDK with every folder of the bucket that functions write to or read from. Created are objects that
 * are not there yet; updated is what is said about one, such as its type.
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
