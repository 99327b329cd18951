import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore';
import { MEMBERS, NO_ONE } from './identities.ts';
import type { Operation } from './matrix.ts';

/**
 * What everyone tries with records that functions write and only their owner reads.
 * @param name the collection below users/{uid}, which holds a document `one` for everyone
 * @param change fields that differ from those of `record`
 */
export const ownRecords = (name: string, record: object, change: object): Operation[] => [
  { name: 'get own', allowed: MEMBERS, run: ({ db, uid }) => getDoc(doc(db, `users/${uid}/${name}/one`)) },
  { name: "get the owner's", allowed: ['owner'], run: ({ db }) => getDoc(doc(db, `users/owner/${name}/one`)) },
  { name: 'list own', allowed: MEMBERS, run: ({ db, uid }) => getDocs(collection(db, `users/${uid}/${name}`)) },
  { name: "list the owner's", allowed: ['owner'], run: ({ db }) => getDocs(collection(db, `users/owner/${name}`)) },
  { name: 'create own', allowed: NO_ONE, run: ({ db, uid }) => setDoc(doc(db, `users/${uid}/${name}/two`), record) },
  {
    name: 'update own',
    allowed: NO_ONE,
    run: ({ db, uid }) => updateDoc(doc(db, `users/${uid}/${name}/one`), { ...change }),
  },
  { name: 'delete own', allowed: NO_ONE, run: ({ db, uid }) => deleteDoc(doc(db, `users/${uid}/${name}/one`)) },
];
