import { collection, deleteDoc, doc, getDoc, getDocs, serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe } from 'vitest';
import { setStamped, updateStamped } from './support/client.ts';
import { favoriteOf, modOf } from './support/documents.ts';
import { MEMBERS, NO_ONE } from './support/identities.ts';
import { bad, good, matrix, variants } from './support/matrix.ts';
import { type Actor, forEveryone, worldWith } from './support/world.ts';

const world = worldWith({
  'mods/marked': modOf('marked'),
  ...forEveryone((uid) => ({ [`users/${uid}/favorites/marked`]: favoriteOf('marked') })),
});

const mark = ({ db, uid }: Actor, owner: string, modId: string, over: object = {}) =>
  setStamped(db, uid, 'favorites', `users/${owner}/favorites/${modId}`, {
    mod_id: modId,
    created_at: serverTimestamp(),
    ...over,
  });

describe('users/{uid}/favorites/{modId}', () => {
  matrix(world, [
    { name: 'get own', allowed: MEMBERS, run: ({ db, uid }) => getDoc(doc(db, `users/${uid}/favorites/marked`)) },
    { name: "get the owner's", allowed: ['owner'], run: ({ db }) => getDoc(doc(db, 'users/owner/favorites/marked')) },
    { name: 'list own', allowed: MEMBERS, run: ({ db, uid }) => getDocs(collection(db, `users/${uid}/favorites`)) },
    { name: "list the owner's", allowed: ['owner'], run: ({ db }) => getDocs(collection(db, 'users/owner/favorites')) },
    { name: 'create own', allowed: MEMBERS, run: (actor) => mark(actor, actor.uid, 'approved') },
    { name: "create the owner's", allowed: ['owner'], run: (actor) => mark(actor, 'owner', 'approved') },
    {
      name: 'update own',
      allowed: NO_ONE,
      run: ({ db, uid }) =>
        updateStamped(db, uid, 'favorites', `users/${uid}/favorites/marked`, { created_at: serverTimestamp() }),
    },
    {
      name: 'delete own',
      allowed: MEMBERS,
      run: ({ db, uid }) => deleteDoc(doc(db, `users/${uid}/favorites/marked`)),
    },
    {
      name: "delete the owner's",
      allowed: ['owner'],
      run: ({ db }) => deleteDoc(doc(db, 'users/owner/favorites/marked')),
    },
  ]);
});

describe('favorites: what a new one holds', () => {
  variants(
    world,
    'user',
    [
      good('nothing changed', {}),
      bad('another mod', { mod_id: 'marked' }),
      bad("the client's clock", { created_at: Timestamp.now() }),
      bad('a field more', { note: 'mine' }),
    ],
    (actor, over) => mark(actor, actor.uid, 'approved', over),
  );
  variants(
    world,
    'user',
    [good('an approved mod', 'approved'), bad('a pending mod', 'pending'), bad('no mod', 'none')],
    (actor, modId) => mark(actor, actor.uid, modId),
  );
});
