import { type DailyDownloads, withoutOldDays } from '@bigorna/domain/trending';
import { getAll } from '../platform/firestore.ts';
import { sealedIn, storedCounts } from './stored-counts.ts';

const oldOf = (recent: DailyDownloads, today: string): string[] => {
  const wanted = withoutOldDays(recent, today);
  return Object.keys(recent).filter((day) => !(day in wanted));
};

/**
 * Finds the days that no figure of a mod needs any more, in some buckets. Read apart from the transaction that takes them
 * away, so that the roll-ups of one bucket need not wait for each other: a day that is old stays so. What else a bucket
 * holds does not matter: one spoilt figure is not to keep all others from being counted.
 */
export const oldDaysOf = async (
  buckets: readonly string[],
  today: string,
): Promise<(bucket: string, modId: string) => string[]> => {
  const counts = await getAll(buckets.map(storedCounts));
  const byId = new Map(buckets.map((bucket, i) => [bucket, counts[i]]));
  return (bucket, modId) => oldOf(sealedIn(byId.get(bucket)?.mods[modId]).recent, today);
};
