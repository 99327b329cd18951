import { home } from '@bigorna/domain/endpoints/mods.schemas';
import type { Locator, Page } from '@playwright/test';
import { fetchData, listMods } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { changeJson, failWith } from './support/network.ts';
import { readPageAnswers } from './support/page-answers.ts';

const shelf = (page: Page, name: string): Locator => page.getByRole('main').getByRole('region', { name, exact: true });

const getTitles = (section: Locator): Promise<string[]> =>
  section.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();

const compact = (value: number): string =>
  new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 }).format(value);

const SHELVES = [
  ['Em destaque', 'featured'],
  ['Populares', 'popular'],
  ['Em alta', 'rising'],
  ['Recém-adicionados', 'recent'],
] as const;

/** Changes the response of the home page's only API call. */
const changeHome = (page: Page, change: (data: Record<string, unknown>) => void): Promise<unknown> =>
  changeJson(page, '**/api/home', (body) => {
    change(body.data);
    return body;
  });

test('shows four shelves, the mod of the week and the totals (R001, R026)', async ({ page }) => {
  const { mod_of_the_week: week, totals: _unstable, ...shelves } = await fetchData('/home', home);
  if (!week) throw new Error('the seed has no mod of the week');
  // Compares with the totals of the page's own data, because other tests register members meanwhile.
  const { totals } = home.parse((await readPageAnswers(await page.goto('/'))).get('/api/home'));
  for (const [name, key] of SHELVES) {
    const shown = shelf(page, name);
    await expect(shown.getByRole('article').first(), name).toBeVisible();
    const titles = await getTitles(shown);
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
  for (const [label, value] of [
    ['downloads', totals.downloads],
    ['mods e addons', totals.mods],
    ['membros', totals.users],
  ] as const) {
    const entry = main.locator('dl.totals > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(entry).toContainText(compact(value));
  }
});

test('shows no mod twice, and ‘see all’ of the featured shelf opens all featured mods (R001)', async ({ page }) => {
  await page.goto('/');
  await expect(shelf(page, 'Recém-adicionados').getByRole('article').first()).toBeVisible();
  const featured = await getTitles(shelf(page, 'Em destaque'));
  const hrefs = await page
    .getByRole('main')
    .locator('h2 a, h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(10);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  await shelf(page, 'Em destaque').getByRole('link', { name: 'Ver todos' }).click();
  await expect(page).toHaveURL('/search?d=1&s=recent');
  const listed = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  const found = await listMods({ featured: '1', sort: 'recent', limit: '24' });
  await expect.poll(() => listed.allTextContents()).toEqual(found.map(({ title }) => title));
  for (const title of featured) expect(found.map((mod) => mod.title)).toContain(title);
});

for (const name of ['Populares', 'Em alta', 'Recém-adicionados'])
  test(`‘see all’ of the shelf ${name} opens a list whose first page has its mods (R001)`, async ({ page }) => {
    await page.goto('/');
    const titles = await getTitles(shelf(page, name));
    expect(titles.length).toBeGreaterThan(0);
    await shelf(page, name).getByRole('link', { name: 'Ver todos' }).click();
    await expect(shelf(page, name)).toHaveCount(0);
    const listed = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
    const findMissing = async () => {
      const found = await listed.allTextContents();
      return titles.filter((title) => !found.includes(title));
    };
    await expect.poll(findMissing).toEqual([]);
  });

test('omits empty shelves (R026)', async ({ page }) => {
  await changeHome(page, (data) => {
    data.rising = [];
    data.featured = [];
    data.mod_of_the_week = null;
  });
  await page.goto('/');
  await expect(shelf(page, 'Populares')).toBeVisible();
  await expect(shelf(page, 'Recém-adicionados')).toBeVisible();
  await expect(shelf(page, 'Em alta')).toHaveCount(0);
  await expect(shelf(page, 'Em destaque')).toHaveCount(0);
  await expect(page.getByText('Mod da semana')).toHaveCount(0);
});

test('loads its content by one call, reports a failure and retries (R001, R028)', async ({ page, watch }) => {
  watch.expectError(/503 \(Service Unavailable\).*\/api\/home/);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(new URL(request.url()).pathname);
  });
  await failWith(page, '**/api/home', 503, { code: 'unavailable' });
  await page.goto('/');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/api/home');
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(shelf(page, 'Recém-adicionados')).toBeVisible();
  await expect(failure).toBeHidden();
  const pageCalls = calls.filter((path) => !path.startsWith('/api/ads/'));
  expect(new Set(pageCalls)).toEqual(new Set(['/api/home', '/api/game-versions']));
});

test('labels and sizes an ad, and counts one view and the click (R043)', async ({ page, context, watch }) => {
  watch.expectError(/request to another host: https:\/\/[\w.-]+\.example\//);
  await context.route('https://**', (route) => route.fulfill({ body: 'elsewhere', contentType: 'text/html' }));
  const { ads } = await fetchData('/home', home);
  const reports: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/ads/')) reports.push(`${request.method()} ${pathname}`);
  });
  await page.goto('/');
  const ad = page.getByRole('main').getByRole('complementary').filter({ hasText: 'Publicidade' }).last();
  const link = ad.getByRole('link');
  const image = ad.getByRole('img');
  await expect(image).toBeVisible();
  const booked = ads.filter(({ placement }) => placement === 'home_middle');
  const src = await image.getAttribute('src');
  const shownAd = booked.find(({ image_url }) => image_url === src);
  if (!shownAd) throw new Error('the ad shown is not among those booked');
  await expect(image).toHaveAttribute('width', String(shownAd.width));
  await expect(image).toHaveAttribute('height', String(shownAd.height));
  await expect(image).toHaveAttribute('alt', shownAd.alt['pt-BR']);
  await expect(link).toHaveAttribute('rel', /sponsored/);

  expect(reports).not.toContain(`POST /api/ads/${shownAd.id}/view`);
  const viewed = page.waitForResponse(`**/api/ads/${shownAd.id}/view`);
  await image.scrollIntoViewIfNeeded();
  expect((await viewed).ok()).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await image.scrollIntoViewIfNeeded();

  const clicked = page.waitForResponse(`**/api/ads/${shownAd.id}/click`);
  const followed = context.waitForEvent('request', (request) => /^https:/.test(request.url()));
  await link.click();
  expect((await clicked).ok()).toBe(true);
  await followed;
  expect(reports.filter((line) => line === `POST /api/ads/${shownAd.id}/view`)).toHaveLength(1);
});

test('has no ad slot without a booking (R043)', async ({ page }) => {
  await changeHome(page, (data) => {
    data.ads = [];
  });
  await page.goto('/');
  await expect(shelf(page, 'Recém-adicionados')).toBeVisible();
  await expect(page.getByText('Publicidade')).toHaveCount(0);
});

test('offers only matching options for my game, and shows the game on cards', async ({ page }) => {
  await page.goto('/');
  const version = page.getByRole('combobox', { name: 'Versão do meu jogo' });
  const loader = page.getByRole('combobox', { name: 'Loader do meu jogo' });
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
