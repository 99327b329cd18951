/**
 * How a member's documents are found: the one whose id is their uid; all those below such a one; or, in every collection
 * of that name, those that hold their uid in a field.
 */
export type FoundBy = 'id' | 'below' | { readonly field: string };

/**
 * What becomes of them when the account is deleted. `delete`: they go; `first`: and with it the member is nobody; `last`:
 * when nothing else is left to do. `forget`: they stay without what says whose they were. `blank`: they stay, their author
 * cards blanked. `keep`: they stay as they are.
 */
export type OnDeletion = 'first' | 'delete' | 'forget' | 'blank' | 'last' | 'keep';

/** One kind of document that holds a member's data. */
export interface MemberData {
  /** Where, as in functions' table of documents. */
  readonly at: string;
  readonly found: FoundBy;
  readonly deletion: OnDeletion;
  /** Why not all of it goes. */
  readonly why?: string;
  /** Whether the member's file has it, or why not. */
  readonly exported: true | { readonly not: string };
  /** Fields that are others' words or the portal's own means, and not in the file. */
  readonly withheld?: readonly string[];
  /** The one field of these documents that is the member's. */
  readonly only?: string;
}

const STAFF_RECORD = 'the record of the portal’s own decisions; it holds the uid and no personal field';

/**
 * Every path that holds a member's data: export and deletion are driven by it, and the names are those of the groups in
 * the exported file. What counts views and downloads (`events`) and what limits calls (`rate_limits`) names nobody.
 */
export const MEMBER_DATA = {
  account: {
    at: 'users/{uid}',
    found: 'id',
    deletion: 'first',
    exported: true,
    withheld: ['valid_after', 'valid_after_before_ban', 'ban_revoked_at', 'search'],
  },
  public_card: { at: 'profiles/{uid}', found: 'id', deletion: 'delete', exported: true },
  username: {
    at: 'usernames/{lower}',
    found: { field: 'uid' },
    deletion: 'forget',
    why: 'a name is never given again, so that nobody can pass for a former member; whose it was is not kept',
    exported: true,
  },
  last_writes: { at: 'users/{uid}/limits/{kind}', found: 'below', deletion: 'delete', exported: true },
  favorites: { at: 'users/{uid}/favorites/{mod}', found: 'below', deletion: 'delete', exported: true },
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
    why: 'others answered them and read on; they are shown as by a deleted account',
    exported: true,
    withheld: ['reply'],
  },
  official_replies: {
    at: 'mods/{mod}/comments/{comment}',
    found: { field: 'reply.uid' },
    deletion: 'blank',
    why: 'the portal’s answer to somebody else, who keeps it',
    exported: true,
    only: 'reply',
  },
  reports: {
    at: 'reports/{report}',
    found: { field: 'uid' },
    deletion: 'forget',
    why: 'what was reported is still to be handled; by whom is not kept',
    exported: true,
    withheld: ['resolved_by', 'note', 'about_uid', 'lead', 'alike'],
  },
  contact_messages: {
    at: 'contact_messages/{message}',
    found: { field: 'uid' },
    deletion: 'forget',
    why: 'staff keep what was said, without name, e-mail and uid',
    exported: true,
    withheld: ['handled_at', 'handled_by', 'answered', 'note'],
  },
  deletion: {
    at: 'deletions/{uid}',
    found: 'id',
    deletion: 'last',
    exported: { not: 'it is made when there is no account any more that could ask' },
  },
  log_entries: {
    at: 'logs/{entry}',
    found: { field: 'actor' },
    deletion: 'keep',
    why: STAFF_RECORD,
    exported: { not: STAFF_RECORD },
  },
  mods_made: {
    at: 'mods/{mod}/private/moderation',
    found: { field: 'created_by' },
    deletion: 'keep',
    why: STAFF_RECORD,
    exported: { not: STAFF_RECORD },
  },
  mods_decided: {
    at: 'mods/{mod}/private/moderation',
    found: { field: 'decided_by' },
    deletion: 'keep',
    why: STAFF_RECORD,
    exported: { not: STAFF_RECORD },
  },
  reports_about: {
    at: 'reports/{report}',
    found: { field: 'about_uid' },
    deletion: 'keep',
    why: STAFF_RECORD,
    exported: { not: STAFF_RECORD },
  },
  reports_resolved: {
    at: 'reports/{report}',
    found: { field: 'resolved_by' },
    deletion: 'keep',
    why: STAFF_RECORD,
    exported: { not: STAFF_RECORD },
  },
  contact_messages_handled: {
    at: 'contact_messages/{message}',
    found: { field: 'handled_by' },
    deletion: 'keep',
    why: STAFF_RECORD,
    exported: { not: STAFF_RECORD },
  },
  uploads: {
    at: 'uploads/{slot}',
    found: { field: 'uid' },
    deletion: 'keep',
    why: STAFF_RECORD,
    exported: { not: STAFF_RECORD },
  },
  mods_claimed: {
    at: 'mods/{mod}/private/moderation',
    found: { field: 'claim.uid' },
    deletion: 'keep',
    why: STAFF_RECORD,
    exported: { not: STAFF_RECORD },
  },
  releases_confirmed: {
    at: 'mods/{mod}/releases/{release}/private/verdict',
    found: { field: 'confirmed_by' },
    deletion: 'keep',
    why: STAFF_RECORD,
    exported: { not: STAFF_RECORD },
  },
  revisions_made: {
    at: 'mods/{mod}/revisions/{revision}',
    found: { field: 'made_by' },
    deletion: 'keep',
    why: STAFF_RECORD,
    exported: { not: STAFF_RECORD },
  },
  announcements_made: {
    at: 'announcements/{announcement}',
    found: { field: 'created_by' },
    deletion: 'keep',
    why: STAFF_RECORD,
    exported: { not: STAFF_RECORD },
  },
  announcements_sent: {
    at: 'announcements/{announcement}',
    found: { field: 'sent_by' },
    deletion: 'keep',
    why: STAFF_RECORD,
    exported: { not: STAFF_RECORD },
  },
} as const satisfies Record<string, MemberData>;

export type MemberDataName = keyof typeof MEMBER_DATA;

type Table = typeof MEMBER_DATA;
/** The kinds that deletion treats in a way. */
export type DeletedBy<D extends OnDeletion> = {
  [K in MemberDataName]: Table[K]['deletion'] extends D ? K : never;
}[MemberDataName];
/** The kinds that the member's file has. */
export type ExportedName = {
  [K in MemberDataName]: Table[K]['exported'] extends true ? K : never;
}[MemberDataName];

const isName = (name: string): name is MemberDataName => name in MEMBER_DATA;

/** The kinds that deletion treats in a way, in the table's order. */
export const deletedBy = <D extends OnDeletion>(how: D): DeletedBy<D>[] =>
  Object.keys(MEMBER_DATA).filter((name): name is DeletedBy<D> => isName(name) && MEMBER_DATA[name].deletion === how);

/** The kinds that the member's file has, in its order. */
export const exportedNames = (): ExportedName[] =>
  Object.keys(MEMBER_DATA).filter((name): name is ExportedName => isName(name) && MEMBER_DATA[name].exported === true);
