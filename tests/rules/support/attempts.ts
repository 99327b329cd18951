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
import { accountOf, authorCardOf, modOf, releaseOf } from './documents.ts';
import { accountFor, UIDS } from './identities.ts';
import { SAMPLES } from './samples.ts';
import type { Actor, Documents } from './world.ts';

/** Somebody who never asks: what of theirs is tried is another's for everyone. */
export const STRANGER = 'stranger';
/** A second approved mod with a release, downloaded by all, about which nobody has said anything. */
const FRESH_MOD = 'fresh';

const PARTS: Readonly<Record<string, string>> = {
  mod: 'approved',
  release: 'r1',
  kind: 'favorites',
  day: '2026-01-01',
};
const isPersonalId = (name: string) => name === 'comment' || name === 'report';

/** Where the document of a kind is that is there; those that are somebody's are `uid`'s. */
export const existingPath = (pattern: Pattern, uid: string): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'uid') return uid;
    return isPersonalId(name) ? `of-${uid}` : (PARTS[name] ?? 'one');
  });

/** Where one of a kind would go that is not there yet, of `uid`'s where it is somebody's. */
function freshPath(pattern: Pattern, uid: string, scope: Scope): string {
  const path = existingPath(pattern, uid);
  switch (pattern) {
    case 'mods/{mod}/ratings/{uid}':
    case 'mods/{mod}/downloaders/{uid}':
    case 'mods/{mod}/releases/{release}/votes/{uid}':
      return path.replace('approved', FRESH_MOD);
    case 'users/{uid}/favorites/{mod}':
      return path.replace('approved', FRESH_MOD);
    case 'users/{uid}/limits/{kind}':
      return path.replace('favorites', 'comments');
    case 'users/{uid}':
    case 'profiles/{uid}':
    case 'deletions/{uid}':
      // One's own is there for all but who has no account: to write it as a whole is no more allowed than to make it.
      return scope === 'own' ? path : path.replace(uid, 'newcomer');
    default:
      return path.replace(/[^/]+$/, 'new');
  }
}

/** What a member's document holds as they write it, where the rules let members write it at all. */
function written(pattern: Pattern, uid: string): object {
  const now = serverTimestamp();
  switch (pattern) {
    case 'mods/{mod}/comments/{comment}':
      return { ...SAMPLES[pattern](uid), author: authorCardOf(uid, accountFor(uid)?.role), created_at: now };
    case 'mods/{mod}/ratings/{uid}':
      return { uid, stars: 4, rated_at: now };
    case 'mods/{mod}/releases/{release}/votes/{uid}':
      return { uid, works: false, voted_at: now };
    case 'users/{uid}/favorites/{mod}':
      return { mod_id: FRESH_MOD, created_at: now };
    case 'users/{uid}/limits/{kind}':
      return { at: now, path: 'mods/approved/comments/new' };
    case 'reports/{report}':
      return { ...SAMPLES[pattern](uid), created_at: now };
    case 'users/{uid}':
      return { ...accountOf(uid), bio: 'again' };
    default:
      return SAMPLES[pattern](uid);
  }
}

/** What of a document is changed: what its owner may change where they may, else all of it to what is as valid. */
function changed(pattern: Pattern, uid: string): Readonly<Record<string, unknown>> {
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
      return { ...written(pattern, uid) };
  }
}

/** The kind of flood stamp that goes with writes of a document. */
const STAMPS: Readonly<Partial<Record<Pattern, string>>> = {
  'mods/{mod}/comments/{comment}': 'comments',
  'mods/{mod}/ratings/{uid}': 'ratings',
  'mods/{mod}/releases/{release}/votes/{uid}': 'votes',
  'users/{uid}/favorites/{mod}': 'favorites',
  'reports/{report}': 'reports',
};

/** How a client asks for documents of a kind. */
function listing(pattern: Pattern, uid: string, scope: Scope): QueryConstraint[] {
  if (pattern !== 'mods/{mod}/comments/{comment}') return [limit(1)];
  return [scope === 'own' ? where('uid', '==', uid) : where('hidden', '==', false), limit(50)];
}

type Attempt = (actor: Actor) => Promise<unknown>;

const list = (db: Firestore, path: string, by: readonly QueryConstraint[]) =>
  getDocs(query(collection(db, path.slice(0, path.lastIndexOf('/'))), ...by));

/** What somebody tries who does `operation` with a document of a kind; whoever may is answered. */
export function attempt(pattern: Pattern, scope: Scope, operation: Operation): Attempt {
  const kind = STAMPS[pattern];
  return ({ db, uid }) => {
    const whose = scope === 'own' ? uid : STRANGER;
    const path = existingPath(pattern, whose);
    const [fresh, document, change] = [
      freshPath(pattern, whose, scope),
      written(pattern, whose),
      changed(pattern, whose),
    ];
    const tries: Readonly<Record<Operation, () => Promise<unknown>>> = {
      get: () => getDoc(doc(db, path)),
      list: () => list(db, path, listing(pattern, whose, scope)),
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

/** A document of every kind that is nobody's, and one for everybody and a stranger of every kind that is somebody's. */
export const EVERY_DOCUMENT: Documents = {
  ...Object.fromEntries(
    PATTERNS.flatMap((pattern) =>
      [...UIDS, STRANGER]
        // Who has no account document shall have none.
        .filter((uid) => pattern !== 'users/{uid}' || uid === STRANGER || accountFor(uid) !== null)
        .map((uid) => [existingPath(pattern, uid), SAMPLES[pattern](uid)]),
    ),
  ),
  [`mods/${FRESH_MOD}`]: modOf(FRESH_MOD),
  [`mods/${FRESH_MOD}/releases/r1`]: releaseOf(),
  ...Object.fromEntries(
    UIDS.map((uid) => [`mods/${FRESH_MOD}/downloaders/${uid}`, SAMPLES['mods/{mod}/downloaders/{uid}'](uid)]),
  ),
};
