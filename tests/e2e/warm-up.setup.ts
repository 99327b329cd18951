import { expect, test } from '@playwright/test';
import { listMods } from './support/api.ts';
import { environment } from './support/environment.ts';

/** How many requests at once two browsers put to each kind of address. */
const AT_ONCE = { pictures: 8, pages: 3, sessions: 3, staff: 2 };
const SOON_MS = 1_000;
/** A machine that stays slow is no reason not to begin. */
const PATIENCE_MS = 30_000;

/** The longest of several requests made at once, in milliseconds. */
const slowest = async (paths: readonly string[]): Promise<number> => {
  const began = performance.now();
  const times = paths.map(async (path) => {
    await (await fetch(environment.BIGORNA_URL + path)).arrayBuffer();
    return performance.now() - began;
  });
  return Math.max(...(await Promise.all(times)));
};

/**
 * A function's process starts with its first request, and learns the catalogue. Without this, the first tests would wait
 * for all of them starting at once, and would measure the machine instead of the portal.
 */
test('every function answers as many requests at once as the browsers will make', async () => {
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
    const patience = performance.now() + PATIENCE_MS;
    while ((await slowest(round)) >= SOON_MS && performance.now() < patience);
  }
});
