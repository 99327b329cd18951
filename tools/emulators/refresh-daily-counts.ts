import { type CountsBucket, countsBucket, type ModCounts } from '@bigorna/domain/entities/mod';
import { DAY_MS } from '@bigorna/domain/limits';
import { toDay } from '@bigorna/domain/trending';
import { HOST, PROJECT_ID } from '../shared/ports.ts';
import { storeDays, sumDownloadsByDay } from './store-days.ts';

const shifted = (recent: ModCounts['recent'], days: number): ModCounts['recent'] =>
  Object.fromEntries(
    Object.entries(recent).map(([day, downloads]) => [toDay(new Date(Date.parse(day) + days * DAY_MS)), downloads]),
  );

/** Shifts the daily downloads of all buckets so that the newest day is today. Returns null if nothing needs a shift. */
export const shiftDaysToToday = (
  buckets: readonly Pick<CountsBucket, 'mods'>[],
  today: string,
): Record<string, ModCounts>[] | null => {
  const days = buckets.flatMap(({ mods }) => Object.values(mods).flatMap(({ recent }) => Object.keys(recent)));
  const newest = days.toSorted().at(-1);
  if (newest === undefined || newest >= today) return null;
  const by = Math.round((Date.parse(today) - Date.parse(newest)) / DAY_MS);
  return buckets.map(({ mods }) =>
    Object.fromEntries(
      Object.entries(mods).map(([id, counts]) => [id, { ...counts, recent: shifted(counts.recent, by) }]),
    ),
  );
};

/**
 * Shifts the daily downloads of an imported data set to today, so that trends and weekly counts have data. Without the
 * shift, the days end on the data set's base date. One write per bucket, and one for the portal's days.
 */
export const refreshDailyCounts = async (firestorePort: number): Promise<void> => {
  // Google's client otherwise looks for a metadata server, and warns if there is none.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  const { deleteApp, initializeApp } = await import('firebase-admin/app');
  const { FieldValue, getFirestore, Timestamp } = await import('firebase-admin/firestore');
  const app = initializeApp({ projectId: PROJECT_ID }, 'freshen');
  process.env.FIRESTORE_EMULATOR_HOST = `${HOST}:${firestorePort}`;
  const firestore = getFirestore(app);
  const { docs } = await firestore.collection('counts').get();
  const stored = docs.map((document) => {
    const updated: unknown = document.get('updated_at');
    return countsBucket.parse({
      ...document.data(),
      updated_at: updated instanceof Timestamp ? updated.toDate() : updated,
    });
  });
  const fresh = shiftDaysToToday(stored, toDay(new Date())) ?? [];
  await Promise.all(fresh.map((mods, i) => docs[i]?.ref.update({ mods, updated_at: FieldValue.serverTimestamp() })));
  await storeDays(firestore, sumDownloadsByDay(fresh.length > 0 ? fresh : stored.map(({ mods }) => mods)));
  delete process.env.FIRESTORE_EMULATOR_HOST;
  await deleteApp(app);
};
