import type { Page } from '@playwright/test';
import { listPopularMods } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { getLayoutShift } from './support/layout-shift.ts';
import { changeJson, collectRequests, failWith, hold, renderInBrowser } from './support/network.ts';
import { getLoginLink } from './support/session.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Google's limit for a good page. */
const GOOD_SHIFT = 0.1;

for (const path of ['/dashboard', '/favorites', '/downloads', '/achievements', '/activity', '/edit-profile'])
  test(`${path} has a layout shift below ${GOOD_SHIFT} while it loads`, async ({ openAs }) => {
    const page = await openAs('jogador');
    for (const size of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main .skeleton, main .spinner')).toHaveCount(0);
      expect(await getLayoutShift(page), `${size.width} px`).toBeLessThan(GOOD_SHIFT);
    }
  });

test('loads the code of a page on demand, under a spinner (R029)', async ({ page }) => {
  await page.goto('/mods');
  await expect(cards(page).first()).toBeVisible();
  const release = await hold(page, '**/*.js');
  await getLoginLink(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Carregando...' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Explorar mods' })).toBeVisible();
  release();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status').filter({ hasText: 'Carregando...' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
});

test('reports a page whose code fails to load, and keeps the rest working (R029)', async ({ page, watch }) => {
  watch.expectError(/Failed to load resource|dynamically imported module/);
  await page.goto('/mods');
  await expect(cards(page).first()).toBeVisible();
  await page.route('**/*.js', (route) => route.abort());
  await getLoginLink(page).click();
  await expect(page.getByRole('alert')).toContainText('Esta página não carregou');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute('**/*.js');
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
});

test('reports a failed listing and retries it (R028)', async ({ page, watch }) => {
  watch.expectError(/500 \(Internal Server Error\).*\/api\/mods\/public/);
  await failWith(page, '**/api/mods/public*', 500);
  await page.goto('/mods');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Erro na busca');
  await page.unroute('**/api/mods/public*');
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(failure).toBeHidden();
});

test('a page beyond the end links back to the first page (R028)', async ({ page }) => {
  await page.goto('/mods?page=999');
  await expect(page.getByRole('heading', { name: 'Não há nada nesta página' })).toBeVisible();
  await page.getByRole('button', { name: 'Ir para a primeira página' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/mods$/);
});

for (const path of ['/', '/mods', '/addons', '/search?q=a']) {
  test(`every mod on ${path} has a loaded picture or a generated creature (R027)`, async ({ page }) => {
    await page.goto(path);
    await expect(cards(page).first()).toBeVisible();
    const all = await cards(page).all();
    expect(all.length).toBeGreaterThan(2);
    for (const card of all) {
      await card.scrollIntoViewIfNeeded();
      const image = card.locator('img');
      if ((await image.count()) === 0) await expect(card.locator('svg[shape-rendering="crispEdges"]')).toBeVisible();
      else await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
  });
}

test('a mod without a thumbnail shows a generated creature (R027)', async ({ page }) => {
  const [mod] = await listPopularMods();
  await changeJson(page, '**/api/mods/public*', (body) => {
    for (const card of body.data) card.thumbnail_url = null;
    return body;
  });
  await page.goto(`/search?q=${encodeURIComponent(mod.title)}`);
  const card = cards(page).filter({ hasText: mod.title }).first();
  await expect(card.locator('svg[shape-rendering="crispEdges"]')).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
});

test('truncates page number and search text to the limits of the API', async ({ page }) => {
  await page.goto(`/mods?page=${'9'.repeat(20)}`);
  await expect(page.getByRole('heading', { name: 'Não há nada nesta página' })).toBeVisible();
  await page.goto(`/search?q=${'a'.repeat(500)}`);
  await expect(page.getByRole('heading', { name: 'Nada saiu da forja' })).toBeVisible();
});

test('opens a new page at its top, and restores the scroll position on a reload', async ({ page }) => {
  const top = () => page.evaluate(() => scrollY);
  await page.goto('/mods');
  await expect(cards(page).first()).toBeVisible();
  await page.mouse.wheel(0, 500);
  await expect.poll(top).toBeGreaterThan(100);
  const offset = await top();
  // Slow list: the scroll position is restored before the mods have loaded.
  const releaseList = await hold(page, '**/api/mods/public*');
  await page.reload();
  await expect(page.locator('.line-list .skeleton').first()).toBeAttached();
  releaseList();
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(top).toBe(offset);
  await page.goto('/search?q=forja');
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await top()).toBe(0);
});

for (const { path, api, expected } of [
  { path: '/faq', api: '/api/faq', expected: 'summary' },
  { path: '/changelog', api: '/api/changelog', expected: 'ol > li' },
  { path: '/mods', api: '/api/mods/public', expected: 'article' },
  { path: '/public/media-kit', api: '/api/media-kit', expected: 'section' },
]) {
  test(`keeps the content of ${path} when a refresh fails (R028)`, async ({ page, watch }) => {
    watch.expectError(/500 \(Internal Server Error\)/);
    await page.clock.install();
    await page.goto(path);
    const content = page.getByRole('main').locator(expected).first();
    await expect(content).toBeVisible();
    const failed = collectRequests(page, new RegExp(`${api}(\\?|$)`));
    await failWith(page, ({ pathname }) => pathname === api, 500, { message: 'Erro interno' });
    // The visitor returns after a while: the page refetches, and retries once.
    await page.clock.fastForward('02:00');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect
      .poll(async () => {
        await page.clock.fastForward(1000);
        return failed.length;
      })
      .toBe(2);
    await failed[1]?.response();
    await page.clock.fastForward(1000);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
    await expect(content).toBeVisible();
  });
}

test('reports the timeout of a request that never completes, and retries the request (R028)', async ({ page }) => {
  const requests: string[] = [];
  const gate = Promise.withResolvers<void>();
  await page.clock.install();
  await renderInBrowser(page);
  await page.route('**/api/faq**', async (route) => {
    requests.push(route.request().url());
    await gate.promise;
    await route.abort().catch(() => undefined);
  });
  await page.goto('/faq');
  // Waits for the page, whose route already requests the FAQ. A page shown after that request fails would request
  // again.
  await expect(page.getByRole('main').locator('.faq-list .skeleton').first()).toBeVisible();
  // The page retries once by itself, a second after the timeout.
  await expect.poll(() => requests.length).toBe(1);
  await page.clock.fastForward(66_000);
  await expect(async () => {
    await page.clock.fastForward(2_000);
    expect(requests.length).toBe(2);
  }).toPass();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward(66_000);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Erro de conexão');
  await page.unroute('**/api/faq**');
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
});
