import { doc, serverTimestamp, Timestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { describe } from 'vitest';
import { notificationOf } from './support/documents.ts';
import { bad, good, variants } from './support/variants.ts';
import { type Actor, forEveryone, worldWith } from './support/world.ts';

const MANY = Array.from({ length: 20 }, (_, index) => `n${index}`);
const world = worldWith({
  ...forEveryone((uid) => ({ [`users/${uid}/notifications/one`]: notificationOf() })),
  ...Object.fromEntries(MANY.map((id) => [`users/user/notifications/${id}`, notificationOf()])),
});

const readAll = ({ db }: Actor, paths: readonly string[]) => {
  const batch = writeBatch(db);
  for (const path of paths) batch.update(doc(db, path), { read_at: serverTimestamp() });
  return batch.commit();
};

describe('notifications: what an update changes', () => {
  const read = { read_at: serverTimestamp() };
  variants<Record<string, unknown>>(
    world,
    'user',
    [
      good('the moment it was read', read),
      bad("the client's clock", { read_at: Timestamp.now() }),
      bad('another moment', { read_at: new Date('2025-01-01') }),
      bad('the template too', { ...read, template: 'won' }),
      bad('the values too', { ...read, values: { title: 'won' } }),
      bad('the path too', { ...read, path: '/elsewhere' }),
      bad('the date too', { ...read, created_at: serverTimestamp() }),
      bad('a field more', { ...read, starred: true }),
    ],
    ({ db, uid }, change) => updateDoc(doc(db, `users/${uid}/notifications/one`), { ...change }),
  );
});

describe('notifications: all at once', () => {
  const own = MANY.map((id) => `users/user/notifications/${id}`);
  variants(
    world,
    'user',
    [good('twenty own', own), bad("twenty own and one of another's", [...own, 'users/owner/notifications/one'])],
    readAll,
  );
});
