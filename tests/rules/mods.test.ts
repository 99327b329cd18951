import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { modOf } from './support/documents.ts';
import { NO_ONE, VISITORS } from './support/identities.ts';
import { bad, good, matrix, variants } from './support/matrix.ts';
import { worldWith } from './support/world.ts';

const STATUSES = ['draft', 'pending', 'approved', 'rejected', 'archived'] as const;
const world = worldWith(Object.fromEntries(STATUSES.map((status) => [`mods/${status}`, modOf(status, { status })])));

describe('mods/{id}', () => {
  matrix(world, [
    { name: 'get an approved mod', allowed: VISITORS, run: ({ db }) => getDoc(doc(db, 'mods/approved')) },
    { name: 'get a pending mod', allowed: NO_ONE, run: ({ db }) => getDoc(doc(db, 'mods/pending')) },
    {
      name: 'list approved mods',
      allowed: NO_ONE,
      run: ({ db }) => getDocs(query(collection(db, 'mods'), where('status', '==', 'approved'), limit(1))),
    },
    { name: 'create', allowed: NO_ONE, run: ({ db }) => setDoc(doc(db, 'mods/another'), modOf('another')) },
    { name: 'update', allowed: NO_ONE, run: ({ db }) => updateDoc(doc(db, 'mods/approved'), { featured: true }) },
    { name: 'delete', allowed: NO_ONE, run: ({ db }) => deleteDoc(doc(db, 'mods/approved')) },
  ]);
});

describe('get by status', () => {
  const rows = STATUSES.map((status) =>
    status === 'approved' ? good(status, `mods/${status}`) : bad(status, `mods/${status}`),
  );
  variants(world, 'user', [...rows, bad('a mod that is not there', 'mods/none')], ({ db }, path) =>
    getDoc(doc(db, path)),
  );
});
