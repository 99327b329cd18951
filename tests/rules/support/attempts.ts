import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  type QueryConstraint,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { DOCUMENTS, type Pattern } from '../../../functions/src/platform/documents.ts';
import type { Operation, Scope } from './access.ts';
import { setStamped, updateStamped } from './client.ts';
import { buildAccount, buildAuthorCard, buildComment, buildMod, buildRelease } from './documents.ts';
import { getAccount, UIDS } from './identities.ts';
import { SAMPLES } from './samples.ts';
import type { Actor, Documents } from './world.ts';

/** A member who sends no requests, so that their documents belong to another member for every identity. */
export const OTHER_MEMBER = 'stranger';
/** A second approved mod, with a release and without ratings. Everyone has downloaded the mod. */
const FRESH_MOD = 'fresh';

/** A comment that none of the tested identities wrote or marked. */
const [MARKED_MOD, MARKED_COMMENT] = [FRESH_MOD, 'useful'];

const PARTS: Readonly<Record<string, string>> = {
  mod: 'approved',
  release: 'r1',
  kind: 'favorites',
  day: '2026-01-01',
};
const isPersonalId = (name: string) => name === 'comment' || name === 'report';

/** Path of the existing document of a pattern. Personal documents belong to `uid`. */
export const getExistingPath = (pattern: Pattern, uid: string): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'uid') return uid;
    return isPersonalId(name) ? `of-${uid}` : (PARTS[name] ?? 'one');
  });

/** Path of a new document of a pattern. Personal documents belong to `uid`. */
function getNewPath(pattern: Pattern, uid: string, scope: Scope): string {
  const path = getExistingPath(pattern, uid);
  switch (pattern) {
    case 'mods/{mod}/ratings/{uid}':
    case 'mods/{mod}/downloaders/{uid}':
    case 'mods/{mod}/releases/{release}/votes/{uid}':
      return path.replace('approved', FRESH_MOD);
    case 'users/{uid}/favorites/{mod}':
      return path.replace('approved', FRESH_MOD);
    case 'users/{uid}/useful/{mark}':
      return `users/${uid}/useful/${MARKED_MOD}_${MARKED_COMMENT}`;
    case 'users/{uid}/limits/{kind}':
      return path.replace('favorites', 'comments');
    case 'users/{uid}':
    case 'profiles/{uid}':
    case 'deletions/{uid}':
      // Everybody with an account already has this document. Replacing it is refused like creating it.
      return scope === 'own' ? path : path.replace(uid, 'newcomer');
    default:
      return path.replace(/[^/]+$/, 'new');
  }
}

/** Data that the owner of a document writes. Valid even if the rules do not allow the write. */
function buildData(pattern: Pattern, uid: string): object {
  const now = serverTimestamp();
  switch (pattern) {
    case 'mods/{mod}/comments/{comment}':
      return { ...SAMPLES[pattern](uid), author: buildAuthorCard(uid, getAccount(uid)?.role), created_at: now };
    case 'mods/{mod}/ratings/{uid}':
      return { uid, stars: 4, rated_at: now };
    case 'mods/{mod}/releases/{release}/votes/{uid}':
      return { uid, works: false, voted_at: now };
    case 'users/{uid}/favorites/{mod}':
      return { mod_id: FRESH_MOD, created_at: now };
    case 'users/{uid}/useful/{mark}':
      return { mod_id: MARKED_MOD, comment_id: MARKED_COMMENT, created_at: now };
    case 'users/{uid}/limits/{kind}':
      return { at: now, path: 'mods/approved/comments/new' };
    case 'reports/{report}':
      return { ...SAMPLES[pattern](uid), created_at: now };
    case 'users/{uid}':
      return { ...buildAccount(uid), bio: 'again' };
    default:
      return SAMPLES[pattern](uid);
  }
}

/** Changes of an update: the fields that the owner may change, otherwise a valid replacement. */
function buildChanges(pattern: Pattern, uid: string): Readonly<Record<string, unknown>> {
  const now = serverTimestamp();
  switch (pattern) {
    case 'mods/{mod}/comments/{comment}':
      return { text: 'Works very well', edited_at: now };
    case 'users/{uid}':
      return { 'settings.theme': 'light' };
    case 'users/{uid}/favorites/{mod}':
      return { created_at: now };
    case 'users/{uid}/notifications/{notification}':
      return { read_at: now };
    case 'reports/{report}':
      return { reason: 'Another' };
    default:
      return { ...buildData(pattern, uid) };
  }
}

/** Kind of stamp that a write needs, by document pattern. */
const STAMPS: Readonly<Partial<Record<Pattern, string>>> = {
  'mods/{mod}/comments/{comment}': 'comments',
  'mods/{mod}/ratings/{uid}': 'ratings',
  'mods/{mod}/releases/{release}/votes/{uid}': 'votes',
  'users/{uid}/favorites/{mod}': 'favorites',
  'users/{uid}/useful/{mark}': 'useful',
  'reports/{report}': 'reports',
};

/** The constraints without which the rules refuse a list. */
function getListConstraints(pattern: Pattern, uid: string, scope: Scope): QueryConstraint[] {
  if (pattern !== 'mods/{mod}/comments/{comment}') return [limit(1)];
  return [scope === 'own' ? where('uid', '==', uid) : where('hidden', '==', false), limit(50)];
}

type Attempt = (actor: Actor) => Promise<unknown>;

const list = (db: Firestore, path: string, by: readonly QueryConstraint[]) =>
  getDocs(query(collection(db, path.slice(0, path.lastIndexOf('/'))), ...by));

/** Creates a request that succeeds only for permitted identities: `operation` on a document of a pattern. */
export function createAttempt(pattern: Pattern, scope: Scope, operation: Operation): Attempt {
  const kind = STAMPS[pattern];
  return ({ db, uid }) => {
    const owner = scope === 'own' ? uid : OTHER_MEMBER;
    const path = getExistingPath(pattern, owner);
    const [fresh, document, change] = [
      getNewPath(pattern, owner, scope),
      buildData(pattern, owner),
      buildChanges(pattern, owner),
    ];
    const tries: Readonly<Record<Operation, () => Promise<unknown>>> = {
      get: () => getDoc(doc(db, path)),
      list: () => list(db, path, getListConstraints(pattern, owner, scope)),
      create: () =>
        kind === undefined ? setDoc(doc(db, fresh), document) : setStamped(db, uid, kind, fresh, document),
      update: () =>
        kind === undefined ? updateDoc(doc(db, path), { ...change }) : updateStamped(db, uid, kind, path, change),
      delete: () => deleteDoc(doc(db, path)),
    };
    return tries[operation]();
  };
}

const PATTERNS = Object.keys(DOCUMENTS).filter((pattern): pattern is Pattern => pattern in SAMPLES);

/** One document per shared pattern, one per uid and personal pattern, and what new documents depend on. */
export const EVERY_DOCUMENT: Documents = {
  ...Object.fromEntries(
    PATTERNS.flatMap((pattern) =>
      [...UIDS, OTHER_MEMBER]
        // Skips identities without an account.
        .filter((uid) => pattern !== 'users/{uid}' || uid === OTHER_MEMBER || getAccount(uid) !== null)
        .map((uid) => [getExistingPath(pattern, uid), SAMPLES[pattern](uid)]),
    ),
  ),
  [`mods/${FRESH_MOD}`]: buildMod(FRESH_MOD),
  [`mods/${FRESH_MOD}/releases/r1`]: buildRelease(),
  [`mods/${MARKED_MOD}/comments/${MARKED_COMMENT}`]: buildComment('somebody'),
  ...Object.fromEntries(
    UIDS.map((uid) => [`mods/${FRESH_MOD}/downloaders/${uid}`, SAMPLES['mods/{mod}/downloaders/{uid}'](uid)]),
  ),
};
