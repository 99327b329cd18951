import type { Page } from '@playwright/test';
import { listMods } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { loginLink } from './support/session.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('R029 a page’s code comes when it is asked for, under a spinner', async ({ page }) => {
  await page.goto('/mods');
  await expect(cards(page).first()).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await loginLink(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Carregando...' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Explorar mods' })).toBeVisible();
  held.resolve();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status').filter({ hasText: 'Carregando...' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
});

test('R029 a page whose code cannot be loaded says so, and the rest of the site goes on', async ({ page, watch }) => {
  watch.expectError(/Failed to load resource|dynamically imported module/);
  await page.goto('/mods');
  await expect(cards(page).first()).toBeVisible();
  await page.route('**/*.js', (route) => route.abort());
  await loginLink(page).click();
  await expect(page.getByRole('alert')).toContainText('Esta página não chegou até aqui');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute('**/*.js');
  await page.getByRole('button', { name: 'Carregar de novo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
});

test('R028 a listing that fails says so, and trying again brings it', async ({ page, watch }) => {
  watch.expectError(/500 \(Internal Server Error\).*\/api\/mods\/public/);
  await page.route('**/api/mods/public*', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'internal_error', message: '' } }),
  );
  await page.goto('/mods');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Erro na busca');
  await page.unroute('**/api/mods/public*');
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(failure).toBeHidden();
});

test('R028 a page beyond the end says so, and leads back to the first', async ({ page }) => {
  await page.goto('/mods?page=999');
  await expect(page.getByRole('heading', { name: 'Os resultados terminam antes desta página.' })).toBeVisible();
  await page.getByRole('button', { name: 'Ir para a primeira página' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/mods$/);
});

for (const path of ['/', '/mods', '/addons', '/search?q=a']) {
  test(`R027 every mod on ${path} has a picture that is there, or a creature grown from its name`, async ({ page }) => {
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

test('R027 a mod without a thumbnail shows its creature', async ({ page }) => {
  const [mod] = await listMods({ limit: '1', sort: 'downloads' });
  if (!mod) throw new Error('the catalogue is empty');
  await page.route('**/api/mods/public*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const card of body.data) card.thumbnail_url = null;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(`/search?q=${encodeURIComponent(mod.title)}`);
  const card = cards(page).filter({ hasText: mod.title }).first();
  await expect(card.locator('svg[shape-rendering="crispEdges"]')).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
});

test('a page and a text beyond what the API takes are cut down, not refused', async ({ page }) => {
  await page.goto(`/mods?page=${'9'.repeat(20)}`);
  await expect(page.getByRole('heading', { name: 'Os resultados terminam antes desta página.' })).toBeVisible();
  await page.goto(`/search?q=${'a'.repeat(500)}`);
  await expect(page.getByRole('heading', { name: 'Nada saiu da forja' })).toBeVisible();
});

test('a page opened by its address begins at its top, wherever another was left; a reload stays in its place', async ({
  page,
}) => {
  const top = () => page.evaluate(() => scrollY);
  await page.goto('/mods');
  await expect(cards(page).first()).toBeVisible();
  await page.mouse.wheel(0, 500);
  await expect.poll(top).toBeGreaterThan(100);
  const left = await top();
  // Slowly: the place is looked for before the mods have come.
  const list = Promise.withResolvers<void>();
  await page.route('**/api/mods/public*', async (route) => {
    await list.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.locator('.line-list .skeleton').first()).toBeAttached();
  list.resolve();
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(top).toBe(left);
  await page.goto('/search?q=forja');
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await top()).toBe(0);
});

for (const { path, api, shown } of [
  { path: '/faq', api: '/api/faq', shown: 'summary' },
  { path: '/changelog', api: '/api/changelog', shown: 'ol > li' },
  { path: '/mods', api: '/api/mods/public', shown: 'article' },
  { path: '/public/media-kit', api: '/api/media-kit', shown: 'section' },
]) {
  test(`R028 what is read on ${path} stays when asking for it anew fails`, async ({ page, watch }) => {
    watch.expectError(/500 \(Internal Server Error\)/);
    await page.clock.install();
    await page.goto(path);
    const read = page.getByRole('main').locator(shown).first();
    await expect(read).toBeVisible();
    const isAsked = (address: string): boolean => new URL(address).pathname === api;
    let failures = 0;
    await page.route(
      (address) => isAsked(address.href),
      (route) => {
        failures += 1;
        return route.fulfill({
          status: 500,
          json: { success: false, code: 'internal_error', message: 'Erro interno' },
        });
      },
    );
    // The reader comes back to the page after a while: what may have changed is asked for, and once more when that fails.
    await page.clock.fastForward('02:00');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect
      .poll(async () => {
        await page.clock.fastForward(1000);
        return failures;
      })
      .toBe(2);
    await page.clock.fastForward(1000);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
    await expect(read).toBeVisible();
  });
}

test('R028 an answer that never comes is told after a minute, and trying again brings it', async ({ page }) => {
  const asked: string[] = [];
  const held = Promise.withResolvers<void>();
  await page.clock.install();
  await page.route('**/api/faq**', async (route) => {
    asked.push(route.request().url());
    await held.promise;
    await route.abort().catch(() => undefined);
  });
  await page.goto('/faq');
  // Asked a second time by itself, a second later.
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.fastForward(66_000);
  await expect(async () => {
    await page.clock.fastForward(2_000);
    expect(asked.length).toBe(2);
  }).toPass();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward(66_000);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Erro de conexão');
  await page.unroute('**/api/faq**');
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
});
