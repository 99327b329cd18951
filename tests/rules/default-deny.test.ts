import { collection, collectionGroup, doc, getDoc, getDocs, limit, query, setDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { RULES } from './support/rules.ts';
import { createWorld } from './support/world.ts';

/** Top-level collections of firestore.rules, found by two levels of indentation. */
const COLLECTIONS = [...RULES.matchAll(/^ {4}match \/(\w+)\/\{/gm)].map(([, name]) => name ?? '');
/** Paths without a rule: in a new collection, and in a new subcollection of each top-level collection. */
const UNLISTED = ['novelties/one', ...COLLECTIONS.map((name) => `${name}/owner/novelties/one`)];
const ASKERS = ['signed out', 'owner', 'super_admin'] as const;
const CELLS = UNLISTED.flatMap((path) => ASKERS.map((identity) => ({ path, identity })));

const world = createWorld(Object.fromEntries(UNLISTED.map((path) => [path, { uid: 'owner', status: 'approved' }])));

describe('path without a rule', () => {
  it('is tested in every top-level collection of firestore.rules (R144)', () => {
    expect(COLLECTIONS).toEqual(['mods', 'profiles', 'users', 'reports']);
  });
  it.each(CELLS)('$path is refused to $identity, who may read allowed paths (R144)', async ({ path, identity }) => {
    const { db } = world.actor(identity);
    const parent = path.slice(0, path.lastIndexOf('/'));
    await world.attempt(true, getDoc(doc(db, 'mods/approved')));
    await world.attempt(false, getDoc(doc(db, path)));
    await world.attempt(false, getDocs(query(collection(db, parent), limit(1))));
    await world.attempt(false, setDoc(doc(db, `${parent}/two`), { uid: 'owner' }));
  });
  it.each(['comments', 'favorites', 'downloads', 'notifications', 'users', 'mods'])(
    'a collection group query for %s is refused (R144)',
    async (name) => {
      const { db } = world.actor('super_admin');
      await world.attempt(true, getDocs(collection(db, 'users/super_admin/favorites')));
      await world.attempt(false, getDocs(query(collectionGroup(db, name), limit(1))));
    },
  );
});
