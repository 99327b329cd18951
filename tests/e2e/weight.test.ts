import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { FIRST_LOAD_KIB } from '../../tools/bench/first-load-budget.ts';
import { listMods } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const BUDGET_BYTES = FIRST_LOAD_KIB * 1024;

/** Words that survive minifying in the SDKs of Firebase and in reactfire. */
const FIREBASE_MARKERS = ['identitytoolkit', 'firestore', 'reactfire', '_reactFire', '@firebase/'];

interface Script {
  url: string;
  text: string;
}

/** Keeps every script that a page receives. */
const collectScripts = (page: Page) => {
  const responses: Response[] = [];
  let open = 0;
  page.on('request', () => {
    open += 1;
  });
  const onEnd = () => {
    open -= 1;
  };
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  const soFar = (): Promise<Script[]> =>
    Promise.all(responses.map(async (response) => ({ url: response.url(), text: await response.text() })));
  const openWhenIdle = async (): Promise<number> => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
    return open;
  };
  return {
    soFar,
    /** What came until nothing was under way any more and the browser had nothing left to do, three times over. */
    untilIdle: async (): Promise<Script[]> => {
      await expect.poll(async () => Math.max(await openWhenIdle(), await openWhenIdle(), await openWhenIdle())).toBe(0);
      return soFar();
    },
  };
};

const marked = (scripts: readonly Script[]): string[] =>
  scripts.flatMap(({ url, text }) =>
    FIREBASE_MARKERS.filter((marker) => text.includes(marker)).map((marker) => `${marker} in ${url}`),
  );

const gzipBytes = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { text }) => sum + gzipSync(text).length, 0);

for (const path of ['/', '/mods']) {
  test(`R146 a signed-out visit to ${path} loads no Firebase, and stays within the weight of a first load`, async ({
    page,
  }) => {
    const received = collectScripts(page);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const scripts = await received.untilIdle();
    expect(scripts.length).toBeGreaterThan(1);
    expect(marked(scripts)).toEqual([]);
    expect(gzipBytes(scripts)).toBeLessThanOrEqual(BUDGET_BYTES);
  });
}

test('R146 a signed-out visit to a mod’s page loads no Firebase', async ({ page }) => {
  const [mod] = await listMods({ limit: '1', sort: 'downloads' });
  if (!mod) throw new Error('the catalogue is empty');
  const received = collectScripts(page);
  await page.goto(`/mods/${mod.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: mod.title })).toBeVisible();
  const scripts = await received.untilIdle();
  expect(scripts.length).toBeGreaterThan(1);
  expect(marked(scripts)).toEqual([]);
});

test('R146 a signed-in visit to the dashboard listens through reactfire', async ({ pageOf }) => {
  const page = await pageOf('jogador');
  const received = collectScripts(page);
  const listening = page.waitForRequest(/google\.firestore\.v1\.Firestore\/Listen/);
  await page.goto('/dashboard');
  await listening;
  const found = async () => marked(await received.soFar()).join('\n');
  await expect.poll(found).toContain('identitytoolkit');
  await expect.poll(found).toContain('firestore');
  await expect.poll(found).toContain('_reactFire');
});
