import { home } from '@bigorna/domain/endpoints/mods';
import type { Locator, Page } from '@playwright/test';
import { call } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const shelf = (page: Page, name: string): Locator => page.getByRole('main').getByRole('region', { name, exact: true });

const titlesIn = (place: Locator): Promise<string[]> =>
  place.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();

const compact = (figure: number): string =>
  new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 }).format(figure);

const SHELVES = [
  ['Em destaque', 'featured'],
  ['Populares', 'popular'],
  ['Em alta', 'rising'],
  ['Recentes', 'recent'],
] as const;

/** Lets the page have another answer for its one call. */
const changeHome = (page: Page, change: (data: Record<string, unknown>) => void): Promise<unknown> =>
  page.route('**/api/home', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    change(body.data);
    await route.fulfill({ response: answer, json: body });
  });

test('R001 R026 the home page shows featured, popular, rising and recent mods, the mod of the week and the totals', async ({
  page,
}) => {
  const { mod_of_the_week: week, totals: _moving, ...shelves } = await call('/home', home);
  if (!week) throw new Error('the seed has no mod of the week');
  // Others register meanwhile: the totals are those of the page's own answer.
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/home');
  await page.goto('/');
  const { totals } = home.parse((await (await answered).json()).data);
  for (const [name, key] of SHELVES) {
    const shown = shelf(page, name);
    await expect(shown, name).toBeVisible();
    const titles = await titlesIn(shown);
    expect(titles.length, name).toBeGreaterThan(2);
    expect(
      shelves[key].slice(0, titles.length).map(({ title }) => title),
      name,
    ).toEqual(titles);
    await expect(shown.getByRole('link', { name: 'Ver todos' })).toBeVisible();
  }
  const main = page.getByRole('main');
  await expect(main.getByText('Mod da semana')).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: week.title })).toBeVisible();
  await expect(main.getByRole('link', { name: `Baixar ${week.title}` })).toHaveAttribute(
    'href',
    `/mods/${week.slug}/download`,
  );
  for (const [label, figure] of [
    ['downloads', totals.downloads],
    ['mods e addons', totals.mods],
    ['membros', totals.users],
  ] as const) {
    const entry = main.locator('dl.totals > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(entry).toContainText(compact(figure));
  }
});

test('R026 without anything rising the home page has no such shelf, and no empty room for it', async ({ page }) => {
  await changeHome(page, (data) => {
    data.rising = [];
    data.featured = [];
    data.mod_of_the_week = null;
  });
  await page.goto('/');
  await expect(shelf(page, 'Populares')).toBeVisible();
  await expect(shelf(page, 'Recentes')).toBeVisible();
  await expect(shelf(page, 'Em alta')).toHaveCount(0);
  await expect(shelf(page, 'Em destaque')).toHaveCount(0);
  await expect(page.getByText('Mod da semana')).toHaveCount(0);
});

test('R001 R028 the whole home page takes one call; when it fails the page says so, and trying again brings it', async ({
  page,
  watch,
}) => {
  watch.expectError(/503 \(Service Unavailable\).*\/api\/home/);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(new URL(request.url()).pathname);
  });
  await page.route('**/api/home', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: '' } }),
  );
  await page.goto('/');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/api/home');
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(shelf(page, 'Recentes')).toBeVisible();
  await expect(failure).toBeHidden();
  expect(new Set(calls.filter((path) => !path.startsWith('/api/ads/')))).toEqual(new Set(['/api/home']));
});

test('R043 an ad of the home page is labelled and sized, counts its view once it is seen and its click when it is followed', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/request to another host: https:\/\/[\w.-]+\.example\//);
  await context.route('https://**', (route) => route.fulfill({ body: 'elsewhere', contentType: 'text/html' }));
  const { ads } = await call('/home', home);
  const told: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/ads/')) told.push(`${request.method()} ${pathname}`);
  });
  await page.goto('/');
  const ad = page.getByRole('main').getByRole('complementary').filter({ hasText: 'Publicidade' }).last();
  const link = ad.getByRole('link');
  const image = ad.getByRole('img');
  await expect(image).toBeVisible();
  const booked = ads.filter(({ placement }) => placement === 'home_middle');
  const src = await image.getAttribute('src');
  const own = booked.find(({ image_url }) => image_url === src);
  if (!own) throw new Error('the ad shown is not among those booked');
  await expect(image).toHaveAttribute('width', String(own.width));
  await expect(image).toHaveAttribute('height', String(own.height));
  await expect(image).toHaveAttribute('alt', own.alt['pt-BR']);
  await expect(link).toHaveAttribute('rel', /sponsored/);

  expect(told).not.toContain(`POST /api/ads/${own.id}/view`);
  const viewed = page.waitForResponse(`**/api/ads/${own.id}/view`);
  await image.scrollIntoViewIfNeeded();
  expect((await viewed).ok()).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await image.scrollIntoViewIfNeeded();

  const clicked = page.waitForResponse(`**/api/ads/${own.id}/click`);
  await link.click();
  expect((await clicked).ok()).toBe(true);
  expect(told.filter((line) => line === `POST /api/ads/${own.id}/view`)).toHaveLength(1);
});

test('R043 without an ad booked the home page has no place for one', async ({ page }) => {
  await changeHome(page, (data) => {
    data.ads = [];
  });
  await page.goto('/');
  await expect(shelf(page, 'Recentes')).toBeVisible();
  await expect(page.getByText('Publicidade')).toHaveCount(0);
});

test('my game is told on the home page, offers only what goes together, and is seen on every card', async ({
  page,
}) => {
  await page.goto('/');
  const version = page.getByRole('combobox', { name: 'Versão do meu jogo' });
  const loader = page.getByRole('combobox', { name: 'Carregador do meu jogo' });
  await expect(version.getByRole('option', { name: '1.21.50' })).toHaveCount(1);
  await loader.selectOption('fabric');
  await expect(version.getByRole('option', { name: '1.21.50' })).toHaveCount(0);
  await version.selectOption('1.21.4');
  await expect(loader.getByRole('option', { name: 'Bedrock' })).toHaveCount(0);
  await expect(loader.getByRole('option', { name: 'Forge', exact: true })).toHaveCount(1);
  const works = page.getByText('Funciona com o seu jogo: Fabric 1.21.4');
  await expect(works.first()).toBeVisible();
  await page.reload();
  await expect(version).toHaveValue('1.21.4');
  await expect(works.first()).toBeVisible();
  await loader.selectOption('');
  await version.selectOption('');
  await loader.selectOption('bedrock');
  await expect(version.getByRole('option', { name: '1.21.4', exact: true })).toHaveCount(0);
  await expect(version.getByRole('option', { name: '1.21.50' })).toHaveCount(1);
});
