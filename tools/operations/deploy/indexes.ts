import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { LauncherError } from '../../emulators/errors.ts';
import { call } from '../call.ts';
import type { Place } from '../place.ts';

const page = z.object({
  indexes: z.array(z.object({ name: z.string(), state: z.string() })).default([]),
  nextPageToken: z.string().optional(),
});

type Where = Pick<Place, 'project' | 'firestore' | 'headers'>;

/** Indexes that are not ready; the states are Firestore's own: CREATING, READY, NEEDS_REPAIR. */
const unready = async (place: Where): Promise<{ name: string; state: string }[]> => {
  const found: { name: string; state: string }[] = [];
  let token: string | undefined;
  do {
    const next: string = token === undefined ? '' : `&pageToken=${encodeURIComponent(token)}`;
    const path = `projects/${place.project}/databases/(default)/collectionGroups/-/indexes`;
    const answer: z.infer<typeof page> = page.parse(
      await call(place, 'GET', `${place.firestore}/${path}?pageSize=300${next}`),
    );
    found.push(...answer.indexes.filter(({ state }) => state !== 'READY'));
    token = answer.nextPageToken;
  } while (token !== undefined && token !== '');
  return found;
};

/**
 * Waits until every index of the database is built: a query that needs one of the others fails.
 *
 * @throws LauncherError when one cannot be built, or it takes longer than `timeoutMs`
 */
export const waitForIndexes = async (
  place: Where,
  { timeoutMs, everyMs, tell }: { timeoutMs: number; everyMs: number; tell: (line: string) => void },
): Promise<void> => {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const left = await unready(place);
    if (left.length === 0) return;
    const broken = left.filter(({ state }) => state === 'NEEDS_REPAIR');
    if (broken.length > 0)
      throw new LauncherError(`Firestore cannot build ${broken.map(({ name }) => name).join(', ')}`);
    if (Date.now() > deadline) throw new LauncherError(`${left.length} indexes are still being built`);
    tell(`   ${left.length} indexes are being built…`);
    await wait(everyMs);
  }
};
