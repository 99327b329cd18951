import { collection, deleteDoc, doc, getDoc, getDocs, limit, query, setDoc, updateDoc } from 'firebase/firestore';
import { describe } from 'vitest';
import { profileOf } from './support/documents.ts';
import { NO_ONE, VISITORS } from './support/identities.ts';
import { matrix } from './support/matrix.ts';
import { worldWith } from './support/world.ts';

const world = worldWith();

describe('profiles/{uid}', () => {
  matrix(world, [
    { name: "get another's", allowed: VISITORS, run: ({ db }) => getDoc(doc(db, 'profiles/admin')) },
    { name: 'get own', allowed: VISITORS, run: ({ db, uid }) => getDoc(doc(db, `profiles/${uid}`)) },
    { name: 'list', allowed: NO_ONE, run: ({ db }) => getDocs(query(collection(db, 'profiles'), limit(1))) },
    { name: 'create', allowed: NO_ONE, run: ({ db }) => setDoc(doc(db, 'profiles/new'), profileOf('new')) },
    {
      name: 'update own',
      allowed: NO_ONE,
      run: ({ db, uid }) => updateDoc(doc(db, `profiles/${uid}`), { display_name: 'Bigorna' }),
    },
    { name: 'delete own', allowed: NO_ONE, run: ({ db, uid }) => deleteDoc(doc(db, `profiles/${uid}`)) },
  ]);
});
