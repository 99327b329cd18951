import type { ActivityEntry } from '@bigorna/domain/entities/member';
import { firestore } from './firebase.ts';

const DAY_MS = 86_400_000;
const NOTHING = { type: null, size: null, category: null, comment: null, duration: null, rating: null } as const;

/** Stores activity entries, `daysAgo` days old and in the given order. */
export const storeActivity = async (
  uid: string,
  entries: readonly (Partial<ActivityEntry> & { daysAgo: number })[],
) => {
  const batch = firestore.batch();
  for (const [index, { daysAgo, ...entry }] of entries.entries()) {
    const at = new Date(Date.now() - daysAgo * DAY_MS - index * 1000);
    batch.set(firestore.doc(`users/${uid}/activity/prova_${index}`), { ...NOTHING, ...entry, at });
  }
  await batch.commit();
};
