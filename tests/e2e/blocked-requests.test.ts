import type { APIRequestContext, Page } from '@playwright/test';
import { BLOCKABLE } from '../../client/script-names.ts';
import { blockContent } from './support/blocked-requests.ts';
import { expect, test } from './support/fixtures.ts';
import { getPagesToCheck, getPath } from './support/site-pages.ts';

const main = (page: Page) => page.getByRole('main');
const FILE = /(?:\.\/|assets\/)([\w.-]+\.(?:js|css))/g;

/** Every script and style sheet of an app, at any depth. */
const crawlFiles = async (request: APIRequestContext, root: string): Promise<Set<string>> => {
  const found = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    const response = await request.get(path);
    if (!response.ok()) return;
    const names = [...(await response.text()).matchAll(FILE)].map(([, name = '']) => name);
    for (const name of names) {
      if (found.has(name)) continue;
      found.add(name);
      await visit(`${root}assets/${name}`);
    }
  };
  await visit(root);
  return found;
};

test('no script or style of site and console has a name that content blockers know (R043)', async ({ request }) => {
  for (const root of ['/', '/admin/']) {
    const names = [...(await crawlFiles(request, root))];
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => BLOCKABLE.test(name))).toEqual([]);
  }
});

test('every public page works when a content blocker blocks ads and counting (R043)', async ({ page, watch, mod }) => {
  test.slow();
  watch.allowError(/ERR_BLOCKED_BY_CLIENT|status of 401/);
  const blocked = await blockContent(page);
  for (const sitePage of getPagesToCheck('visitor')) {
    const { path, content } = sitePage;
    await page.goto(getPath(sitePage, mod));
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    if (content) await expect(page.locator(content).first(), path).toBeVisible();
    await expect(page.getByText(/Algo quebrou nesta página|Erro de conexão/), path).toHaveCount(0);
  }
  // The end of the results requests an ad, and leaves no gap without it.
  await page.goto('/mods');
  await main(page).getByRole('navigation', { name: 'Páginas' }).scrollIntoViewIfNeeded();
  await expect.poll(() => blocked.some((path) => path.startsWith('/api/ads'))).toBe(true);
  await expect(main(page).getByText('Publicidade', { exact: true })).toHaveCount(0);
});

test('the home page works when the code of its ads does not load (R043)', async ({ page, watch }) => {
  watch.expectError(/ERR_BLOCKED_BY_CLIENT/);
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    // The relation of an ad's link.
    if ((await response.text()).includes('sponsored noopener')) await route.abort('blockedbyclient');
    else await route.fulfill({ response });
  });
  const blocked = page.waitForEvent('requestfailed');
  await page.goto('/');
  await blocked;
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/Algo quebrou nesta página|Erro de conexão/)).toHaveCount(0);
  // Other scripts may still be on their way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
