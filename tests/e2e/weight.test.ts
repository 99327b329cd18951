import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { FIRST_LOAD_KIB, FIRST_LOAD_SCRIPTS } from '../../tools/shared/first-load-budget.ts';
import { listPopularMods } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const BUDGET_BYTES = FIRST_LOAD_KIB * 1024;

/** Strings of the Firebase SDKs and reactfire that survive minification. */
const FIREBASE_MARKERS = ['identitytoolkit', 'firestore', 'reactfire', '_reactFire', '@firebase/'];

interface Script {
  url: string;
  text: string;
}

/** Collects every script that a page receives. */
const collectScripts = (page: Page) => {
  const responses: Response[] = [];
  let pending = 0;
  page.on('request', () => {
    pending += 1;
  });
  const onEnd = () => {
    pending -= 1;
  };
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  const getReceived = (): Promise<Script[]> =>
    Promise.all(responses.map(async (response) => ({ url: response.url(), text: await response.text() })));
  const getPendingWhenIdle = async (): Promise<number> => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
    return pending;
  };
  return {
    getReceived,
    /** The scripts received until network and browser were idle three times in a row. */
    untilIdle: async (): Promise<Script[]> => {
      await expect
        .poll(async () => Math.max(await getPendingWhenIdle(), await getPendingWhenIdle(), await getPendingWhenIdle()))
        .toBe(0);
      return getReceived();
    },
  };
};

const findMarkers = (scripts: readonly Script[]): string[] =>
  scripts.flatMap(({ url, text }) =>
    FIREBASE_MARKERS.filter((marker) => text.includes(marker)).map((marker) => `${marker} in ${url}`),
  );

const gzipBytes = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { text }) => sum + gzipSync(text).length, 0);

for (const path of ['/', '/mods']) {
  test(`a signed-out visit to ${path} loads no Firebase and stays in the budget (R146)`, async ({ page }) => {
    const received = collectScripts(page);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const scripts = await received.untilIdle();
    expect(scripts.length).toBeGreaterThan(1);
    expect(findMarkers(scripts)).toEqual([]);
    expect(gzipBytes(scripts)).toBeLessThanOrEqual(BUDGET_BYTES);
    expect(scripts.length).toBeLessThanOrEqual(FIRST_LOAD_SCRIPTS);
  });
}

test('a signed-out visit to a mod page loads no Firebase (R146)', async ({ page }) => {
  const [mod] = await listPopularMods();
  const received = collectScripts(page);
  await page.goto(`/mods/${mod.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: mod.title })).toBeVisible();
  const scripts = await received.untilIdle();
  expect(scripts.length).toBeGreaterThan(1);
  expect(findMarkers(scripts)).toEqual([]);
});

test('a signed-in visit to the dashboard listens through reactfire (R146)', async ({ player: page }) => {
  const received = collectScripts(page);
  const listening = page.waitForRequest(/google\.firestore\.v1\.Firestore\/Listen/);
  await page.goto('/dashboard');
  await listening;
  const found = async () => findMarkers(await received.getReceived()).join('\n');
  await expect.poll(found).toContain('identitytoolkit');
  await expect.poll(found).toContain('firestore');
  await expect.poll(found).toContain('_reactFire');
});
