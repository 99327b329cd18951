import { type DailyDownloads, withoutOldDays } from '@bigorna/domain/trending';
import { doc, getAll } from '../platform/firestore.ts';

const oldOf = (recent: DailyDownloads, today: string): string[] => {
  const wanted = withoutOldDays(recent, today);
  return Object.keys(recent).filter((day) => !(day in wanted));
};

/**
 * Finds the days that no figure of a mod needs any more, in some buckets. Read apart from the transaction that takes them
 * away, so that the roll-ups of one bucket need not wait for each other: a day that is old stays so.
 */
export const oldDaysOf = async (
  buckets: readonly string[],
  today: string,
): Promise<(bucket: string, modId: string) => string[]> => {
  const counts = await getAll(buckets.map((bucket) => doc('counts/{bucket}', bucket)));
  const byId = new Map(buckets.map((bucket, i) => [bucket, counts[i]]));
  return (bucket, modId) => oldOf(byId.get(bucket)?.mods[modId]?.recent ?? {}, today);
};
