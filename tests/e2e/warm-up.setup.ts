import { expect, test } from '@playwright/test';
import { listMods } from './support/api.ts';
import { environment } from './support/environment.ts';

/** Number of parallel requests that two browsers send, by kind of path. */
const AT_ONCE = { pictures: 8, pages: 3, sessions: 3, staff: 2 };
const SOON_MS = 1_000;
/** After this time the tests start even if the machine is still slow. */
const TIMEOUT_MS = 30_000;

/** Duration of the slowest of several parallel requests, in milliseconds. */
const measureSlowest = async (paths: readonly string[]): Promise<number> => {
  const startedAt = performance.now();
  const times = paths.map(async (path) => {
    await (await fetch(environment.BIGORNA_URL + path)).arrayBuffer();
    return performance.now() - startedAt;
  });
  return Math.max(...(await Promise.all(times)));
};

/**
 * A function instance starts with its first request and loads the catalogue. Without this warm-up, the first tests
 * would wait for all instances at once, and measure the machine instead of the portal.
 */
test('every function responds to the parallel requests of two browsers', async () => {
  test.setTimeout(180_000);
  const mods = await listMods({ limit: '40', sort: 'downloads' });
  const pictures = mods.flatMap(({ thumbnail_url }) => thumbnail_url ?? []).slice(0, AT_ONCE.pictures);
  expect(pictures).toHaveLength(AT_ONCE.pictures);
  const rounds = [
    pictures,
    Array(AT_ONCE.pages).fill('/api/home'),
    Array(AT_ONCE.sessions).fill('/api/auth/verify'),
    Array(AT_ONCE.staff).fill('/api/admin/mods'),
  ];
  for (const round of rounds) {
    const deadline = performance.now() + TIMEOUT_MS;
    while ((await measureSlowest(round)) >= SOON_MS && performance.now() < deadline);
  }
});
