import { report } from '@bigorna/domain/entities/member';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { setStamped, updateStamped } from './support/client.ts';
import { LONG_AGO } from './support/documents.ts';
import { NO_ONE, VERIFIED } from './support/identities.ts';
import { bad, good, matrix, variants } from './support/matrix.ts';
import { type Actor, forEveryone, worldWith } from './support/world.ts';

const reportOf = (uid: string) => ({
  uid,
  subject: 'mod',
  path: 'mods/approved',
  reason: 'It is a copy',
  created_at: LONG_AGO,
  resolved_at: null,
});
const world = worldWith(forEveryone((uid) => ({ [`reports/of-${uid}`]: reportOf(uid) })));

const send = ({ db, uid }: Actor, over: object = {}) =>
  setStamped(db, uid, 'reports', 'reports/new', { ...reportOf(uid), created_at: serverTimestamp(), ...over });

describe('reports/{id}', () => {
  matrix(world, [
    { name: 'create', allowed: VERIFIED, run: (actor) => send(actor) },
    { name: 'create as the owner', allowed: ['owner'], run: (actor) => send(actor, { uid: 'owner' }) },
    { name: 'get own', allowed: NO_ONE, run: ({ db, uid }) => getDoc(doc(db, `reports/of-${uid}`)) },
    {
      name: 'list own',
      allowed: NO_ONE,
      run: ({ db, uid }) => getDocs(query(collection(db, 'reports'), where('uid', '==', uid), limit(1))),
    },
    {
      name: 'update own',
      allowed: NO_ONE,
      run: ({ db, uid }) => updateStamped(db, uid, 'reports', `reports/of-${uid}`, { reason: 'Another' }),
    },
    { name: 'delete own', allowed: NO_ONE, run: ({ db, uid }) => deleteDoc(doc(db, `reports/of-${uid}`)) },
  ]);
});

describe('reports: what a new one holds', () => {
  variants(
    world,
    'user',
    [
      good('nothing changed', {}),
      ...report.shape.subject.options.map((subject) => good(`about a ${subject}`, { subject })),
      bad('about an ad', { subject: 'ad' }),
      good('a path of 300 characters', { path: 'm'.repeat(300) }),
      bad('a path of 301 characters', { path: 'm'.repeat(301) }),
      bad('no path', { path: '' }),
      good('a reason of 500 characters', { reason: 'r'.repeat(500) }),
      bad('a reason of 501 characters', { reason: 'r'.repeat(501) }),
      bad('no reason', { reason: '' }),
      bad('a control character', { reason: 'a\u0007b' }),
      bad("the client's clock", { created_at: Timestamp.now() }),
      bad('resolved already', { resolved_at: serverTimestamp() }),
      bad('a field more', { priority: 1 }),
    ],
    send,
  );
});
