import type { ModCounts } from '@bigorna/domain/entities/mod';
import type { StatsDays } from '@bigorna/domain/entities/portal';
import { DAY_MS } from '@bigorna/domain/limits';
import type { Firestore } from 'firebase-admin/firestore';

/** What all mods of some buckets were downloaded, by day. */
export const downloadsByDay = (buckets: readonly Readonly<Record<string, ModCounts>>[]): Record<string, number> => {
  const days: Record<string, number> = {};
  for (const { recent } of buckets.flatMap((mods) => Object.values(mods)))
    for (const [day, downloads] of Object.entries(recent)) days[day] = (days[day] ?? 0) + downloads;
  return days;
};

/**
 * Counts the days of an imported data set for the console's charts: its downloads were never rolled up, so nobody else could
 * know them. A portal that counts its own days already keeps them.
 */
export const putDays = async (firestore: Firestore, downloads: Readonly<Record<string, number>>): Promise<void> => {
  const ref = firestore.doc('stats/days');
  if ((await ref.get()).exists) return;
  const countOn = async (day: string) => {
    const [begin, end] = [new Date(day), new Date(Date.parse(day) + DAY_MS)];
    const accounts = firestore.collection('users').where('member_since', '>=', begin).where('member_since', '<', end);
    const comments = firestore
      .collectionGroup('comments')
      .where('created_at', '>=', begin)
      .where('created_at', '<', end);
    const [registered, commented] = await Promise.all([accounts.count().get(), comments.count().get()]);
    const figures = { registrations: registered.data().count, comments: commented.data().count };
    return [day, { downloads: downloads[day] ?? 0, ...figures }] as const;
  };
  const days = Object.fromEntries(await Promise.all(Object.keys(downloads).map(countOn)));
  await ref.set({ days, storage_bytes: 0, counted_at: new Date() } satisfies StatsDays);
};
