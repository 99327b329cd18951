import { type CountsBucket, countsBucket, type ModCounts } from '@bigorna/domain/entities/mod';
import { DAY_MS } from '@bigorna/domain/limits';
import { dayOf } from '@bigorna/domain/trending';
import { HOST, PROJECT_ID } from '../emulators/ports.ts';
import { downloadsByDay, putDays } from './freshen-days.ts';

const shifted = (recent: ModCounts['recent'], days: number): ModCounts['recent'] =>
  Object.fromEntries(
    Object.entries(recent).map(([day, downloads]) => [dayOf(new Date(Date.parse(day) + days * DAY_MS)), downloads]),
  );

/** Moves the downloads by day of some buckets so that the newest day of them all is today; null where it is already. */
export const freshened = (
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
 * Brings the daily downloads of an imported data set up to today, so that what is rising and the week's figures show
 * whenever it is started: the data set's days end on its base date. One write a bucket, and one for the portal's days.
 */
export const freshenFigures = async (firestorePort: number): Promise<void> => {
  // Google's client looks for a machine of Google's first, and warns of one that is not there.
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
  const fresh = freshened(stored, dayOf(new Date())) ?? [];
  await Promise.all(fresh.map((mods, i) => docs[i]?.ref.update({ mods, updated_at: FieldValue.serverTimestamp() })));
  await putDays(firestore, downloadsByDay(fresh.length > 0 ? fresh : stored.map(({ mods }) => mods)));
  delete process.env.FIRESTORE_EMULATOR_HOST;
  await deleteApp(app);
};
