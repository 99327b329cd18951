import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { LauncherError } from '../../shared/errors.ts';
import { readPages } from '../call.ts';
import type { Environment } from '../environment.ts';

const page = z.object({
  indexes: z.array(z.object({ name: z.string(), state: z.string() })).default([]),
  nextPageToken: z.string().optional(),
});

type Where = Pick<Environment, 'project' | 'firestore' | 'headers'>;

/** Indexes that are not READY. Firestore's states: CREATING, READY, NEEDS_REPAIR. */
const listUnreadyIndexes = async (environment: Where): Promise<{ name: string; state: string }[]> => {
  const found: { name: string; state: string }[] = [];
  const path = `projects/${environment.project}/databases/(default)/collectionGroups/-/indexes`;
  for await (const { indexes } of readPages(environment, `${environment.firestore}/${path}?pageSize=300`, page)) {
    found.push(...indexes.filter(({ state }) => state !== 'READY'));
  }
  return found;
};

/**
 * Waits until all indexes of the database are built: queries without their index fail.
 *
 * @throws LauncherError if an index cannot be built, or after `timeoutMs`
 */
export const waitForIndexes = async (
  environment: Where,
  { timeoutMs, everyMs, log }: { timeoutMs: number; everyMs: number; log: (line: string) => void },
): Promise<void> => {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const left = await listUnreadyIndexes(environment);
    if (left.length === 0) return;
    const broken = left.filter(({ state }) => state === 'NEEDS_REPAIR');
    if (broken.length > 0)
      throw new LauncherError(`Firestore cannot build ${broken.map(({ name }) => name).join(', ')}`);
    if (Date.now() > deadline) throw new LauncherError(`${left.length} indexes are still being built`);
    log(`   ${left.length} indexes are being built…`);
    await wait(everyMs);
  }
};
