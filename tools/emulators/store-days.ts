import type { ModCounts } from '@bigorna/domain/entities/mod';
import type { StatsDays } from '@bigorna/domain/entities/portal';
import { DAY_MS } from '@bigorna/domain/limits';
import type { Firestore } from 'firebase-admin/firestore';

/** Downloads per day of all mods of some buckets. */
export const sumDownloadsByDay = (buckets: readonly Readonly<Record<string, ModCounts>>[]): Record<string, number> => {
  const days: Record<string, number> = {};
  for (const { recent } of buckets.flatMap((mods) => Object.values(mods)))
    for (const [day, downloads] of Object.entries(recent)) days[day] = (days[day] ?? 0) + downloads;
  return days;
};

/**
 * Stores daily downloads of an imported data set for the console's charts, because no roll-up has counted them. Does
 * not change a portal with daily stats.
 */
export const storeDays = async (firestore: Firestore, downloads: Readonly<Record<string, number>>): Promise<void> => {
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
    const stats = { registrations: registered.data().count, comments: commented.data().count };
    return [day, { downloads: downloads[day] ?? 0, ...stats }] as const;
  };
  const days = Object.fromEntries(await Promise.all(Object.keys(downloads).map(countOn)));
  await ref.set({ days, storage_bytes: 0, counted_at: new Date() } satisfies StatsDays);
};
