/**
 * How to find a member's documents. `id`: the document id is the uid. `below`: subcollections of the document with this
 * id. `field`: a collection group query by a field with the uid.
 */
export type Lookup = 'id' | 'below' | { readonly field: string };

/**
 * What account deletion does with the documents. `first`, `delete` and `last` delete them: `first` ends the account,
 * `last` comes after all other steps. `forget` removes the uid and personal fields. `blank` blanks the author card.
 * `keep` changes nothing.
 */
export type OnDeletion = 'first' | 'delete' | 'forget' | 'blank' | 'last' | 'keep';

/** One kind of document with a member's data. */
export interface MemberData {
  /** Path template, as in the functions' table of documents. */
  readonly at: string;
  readonly found: Lookup;
  readonly deletion: OnDeletion;
  /** Why the documents are not deleted. */
  readonly why?: string;
  /** Whether the data export contains the documents, or why not. */
  readonly exported: true | { readonly not: string };
  /** Fields that the export omits: written by other people, or internal. */
  readonly withheld?: readonly string[];
  /** The only field of the documents that belongs to the member. */
  readonly only?: string;
}

const STAFF_RECORD = 'a record of staff decisions; it holds the uid and no personal field';
const REPORT_BY_OTHERS = 'what another member reported; it holds the uid and no personal field';

/** Documents with the uid in a field, which the deletion keeps and the export omits, both for the reason `why`. */
const keep = <const At extends string>(at: At, field: string, why = STAFF_RECORD) =>
  ({ at, found: { field }, deletion: 'keep', why, exported: { not: why } }) as const;

/**
 * Every path with a member's data (R086). Export and deletion follow this table; its keys name the groups in
 * the exported file. `events` and `banned_emails` are absent because they do not identify anybody.
 */
export const MEMBER_DATA = {
  account: {
    at: 'users/{uid}',
    found: 'id',
    deletion: 'first',
    exported: true,
    withheld: [
      'valid_after',
      'valid_after_before_ban',
      'ban_revoked_at',
      'password_expired_at',
      'unverified_since',
      'search',
    ],
  },
  second_factors: {
    at: 'factors/{uid}',
    found: 'id',
    deletion: 'delete',
    exported: true,
    withheld: ['totp_secret', 'pending_totp', 'recovery_hashes', 'used_challenges', 'reset', 'reset_due_at'],
  },
  staff_presence: { at: 'staff_presence/{uid}', found: 'id', deletion: 'delete', exported: true },
  public_card: { at: 'profiles/{uid}', found: 'id', deletion: 'delete', exported: true },
  username: {
    at: 'usernames/{lower}',
    found: { field: 'uid' },
    deletion: 'forget',
    why: 'usernames are never reused, so that nobody can impersonate a former member; the uid is removed',
    exported: true,
  },
  last_writes: { at: 'users/{uid}/limits/{kind}', found: 'below', deletion: 'delete', exported: true },
  rate_limits: { at: 'rate_limits/{window}', found: { field: 'uid' }, deletion: 'delete', exported: true },
  favorites: { at: 'users/{uid}/favorites/{mod}', found: 'below', deletion: 'delete', exported: true },
  useful_marks: { at: 'users/{uid}/useful/{mark}', found: 'below', deletion: 'delete', exported: true },
  download_history: { at: 'users/{uid}/downloads/{mod}', found: 'below', deletion: 'delete', exported: true },
  activity: { at: 'users/{uid}/activity/{entry}', found: 'below', deletion: 'delete', exported: true },
  achievements: { at: 'users/{uid}/achievements/{achievement}', found: 'below', deletion: 'delete', exported: true },
  notifications: { at: 'users/{uid}/notifications/{notification}', found: 'below', deletion: 'delete', exported: true },
  ratings: { at: 'mods/{mod}/ratings/{uid}', found: { field: 'uid' }, deletion: 'delete', exported: true },
  release_votes: {
    at: 'mods/{mod}/releases/{release}/votes/{uid}',
    found: { field: 'uid' },
    deletion: 'delete',
    exported: true,
  },
  downloaded_mods: { at: 'mods/{mod}/downloaders/{uid}', found: { field: 'uid' }, deletion: 'delete', exported: true },
  comments: {
    at: 'mods/{mod}/comments/{comment}',
    found: { field: 'uid' },
    deletion: 'blank',
    why: 'other members replied to them; the author is shown as a deleted account',
    exported: true,
    withheld: ['reply'],
  },
  official_replies: {
    at: 'mods/{mod}/comments/{comment}',
    found: { field: 'reply.uid' },
    deletion: 'blank',
    why: 'the portal’s reply to another member',
    exported: true,
    only: 'reply',
  },
  reports: {
    at: 'reports/{report}',
    found: { field: 'uid' },
    deletion: 'forget',
    why: 'staff must still handle the reported content; the reporter’s uid is removed',
    exported: true,
    withheld: ['resolved_by', 'note', 'about_uid', 'lead', 'alike'],
  },
  contact_messages: {
    at: 'contact_messages/{message}',
    found: { field: 'uid' },
    deletion: 'forget',
    why: 'staff need the message, without name, e-mail, username and uid',
    exported: true,
    withheld: ['handled_at', 'handled_by', 'answered', 'note'],
  },
  deletion: {
    at: 'deletions/{uid}',
    found: 'id',
    deletion: 'last',
    exported: { not: 'created only after the account is deleted' },
  },
  log_entries: keep('logs/{entry}', 'actor'),
  mods_made: keep('mods/{mod}/private/moderation', 'created_by'),
  mods_decided: keep('mods/{mod}/private/moderation', 'decided_by'),
  reports_about: keep('reports/{report}', 'about_uid', REPORT_BY_OTHERS),
  reports_resolved: keep('reports/{report}', 'resolved_by'),
  contact_messages_handled: keep('contact_messages/{message}', 'handled_by'),
  take_downs: keep('take_downs/{takeDown}', 'actor'),
  sign_outs: keep('sign_outs/{signOut}', 'actor'),
  factor_resets_requested: keep('factors/{uid}', 'reset.requested_by'),
  factor_resets_confirmed: keep('factors/{uid}', 'reset.confirmed_by'),
  uploads: keep('uploads/{slot}', 'uid'),
  mods_claimed: keep('mods/{mod}/private/moderation', 'claim.uid'),
  releases_confirmed: keep('mods/{mod}/releases/{release}/private/verdict', 'confirmed_by'),
  revisions_made: keep('mods/{mod}/revisions/{revision}', 'made_by'),
  announcements_made: keep('announcements/{announcement}', 'created_by'),
  announcements_sent: keep('announcements/{announcement}', 'sent_by'),
} as const satisfies Record<string, MemberData>;

export type MemberDataKind = keyof typeof MEMBER_DATA;

type Table = typeof MEMBER_DATA;
export type DeletionKind<D extends OnDeletion> = {
  [K in MemberDataKind]: Table[K]['deletion'] extends D ? K : never;
}[MemberDataKind];
export type ExportedKind = {
  [K in MemberDataKind]: Table[K]['exported'] extends true ? K : never;
}[MemberDataKind];

const isDataName = (name: string): name is MemberDataKind => name in MEMBER_DATA;

/** Kinds with a given deletion behavior, in table order. */
export const getKindsByDeletion = <D extends OnDeletion>(how: D): DeletionKind<D>[] =>
  Object.keys(MEMBER_DATA).filter(
    (name): name is DeletionKind<D> => isDataName(name) && MEMBER_DATA[name].deletion === how,
  );

/** Kinds that the data export contains, in table order. */
export const getExportedKinds = (): ExportedKind[] =>
  Object.keys(MEMBER_DATA).filter(
    (name): name is ExportedKind => isDataName(name) && MEMBER_DATA[name].exported === true,
  );
