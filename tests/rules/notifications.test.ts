import { doc, serverTimestamp, Timestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { describe } from 'vitest';
import { buildNotification, LONG_AGO } from './support/documents.ts';
import { allow, deny, testVariants } from './support/variants.ts';
import { type Actor, createForEveryone, createWorld } from './support/world.ts';

const MANY = Array.from({ length: 20 }, (_, index) => `n${index}`);
const world = createWorld({
  ...createForEveryone((uid) => ({ [`users/${uid}/notifications/one`]: buildNotification() })),
  'users/user/notifications/read': buildNotification({ read_at: LONG_AGO }),
  ...Object.fromEntries(MANY.map((id) => [`users/user/notifications/${id}`, buildNotification()])),
});

const readAll = ({ db }: Actor, paths: readonly string[]) => {
  const batch = writeBatch(db);
  for (const path of paths) batch.update(doc(db, path), { read_at: serverTimestamp() });
  return batch.commit();
};

describe('notifications: fields of an update', () => {
  const read = { read_at: serverTimestamp() };
  testVariants<Record<string, unknown>>(
    world,
    ({ db, uid }, change) => updateDoc(doc(db, `users/${uid}/notifications/one`), { ...change }),
    [
      allow('the time of reading', read),
      deny("the client's clock", { read_at: Timestamp.now() }),
      deny('another time', { read_at: new Date('2025-01-01') }),
      deny('the template too', { ...read, template: 'won' }),
      deny('the values too', { ...read, values: { title: 'won' } }),
      deny('the path too', { ...read, path: '/elsewhere' }),
      deny('the date too', { ...read, created_at: serverTimestamp() }),
      deny('an extra field', { ...read, starred: true }),
    ],
  );
});

describe('notifications: read time', () => {
  testVariants(
    world,
    ({ db, uid }, id) => updateDoc(doc(db, `users/${uid}/notifications/${id}`), { read_at: serverTimestamp() }),
    [allow('the first', 'one'), deny('a second', 'read')],
  );
});

describe('notifications: bulk update', () => {
  const ownPaths = MANY.map((id) => `users/user/notifications/${id}`);
  testVariants(world, readAll, [
    allow('twenty of their own', ownPaths),
    deny("twenty of their own and another's", [...ownPaths, 'users/owner/notifications/one']),
  ]);
});
