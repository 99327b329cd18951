import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { listMods } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const titles = (page: Page): Promise<string[]> => cards(page).getByRole('link').allTextContents();
const headerSearch = (page: Page): Locator =>
  page.getByRole('banner').getByRole('combobox', { name: 'Buscar mods e addons' });
const shortcuts = (page: Page): Locator => page.getByRole('dialog', { name: 'Atalhos do teclado' });

/** A text with one letter of a title's longest word left out. */
const misspelt = (title: string): string => {
  const word = title.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? title;
  return word.slice(0, 3) + word.slice(4);
};

test('R010 a search’s results are the API’s by relevance, under a heading with the text trimmed', async ({ page }) => {
  const found = await listMods({ q: 'vila', limit: '24' });
  expect(found.length).toBeGreaterThan(1);
  await page.goto('/search?q=%20%20vila%20%20');
  await expect(page.getByRole('heading', { level: 1, name: 'Resultados para “vila”' })).toBeVisible();
  await expect(page).toHaveTitle(/Resultados para “vila”/);
  await expect.poll(() => titles(page)).toEqual(found.map(({ title }) => title));
  const order = page.getByRole('combobox', { name: 'Ordenar' });
  await expect(order).toHaveValue('relevance');
  const recent = await listMods({ q: 'vila', sort: 'recent', limit: '24' });
  await order.selectOption({ label: 'Mais recentes' });
  await expect(page).toHaveURL(/s=recent/);
  await expect.poll(() => titles(page)).toEqual(recent.map(({ title }) => title));
});

for (const text of ['50% & mais', 'a+b=c?#d', '“água” <b>', '../..//', 'd\'água \\ "x"']) {
  test(`R010 a text of any signs comes through whole: ${text}`, async ({ page }) => {
    const asked = page.waitForRequest(/\/api\/mods\/public\?/);
    await page.goto(`/search?q=${encodeURIComponent(text)}`);
    expect(new URL((await asked).url()).searchParams.get('q')).toBe(text);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Resultados para “${text}”`);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(text);
    expect(new URL(page.url()).searchParams.get('q')).toBe(text);
  });
}

test('R010 without a text the search shows everything there is', async ({ page }) => {
  for (const address of ['/search', '/search?q=', '/search?q=%20%20']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Busca' })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  }
});

test('R010 who comes without a text finds ways to begin: what is liked, and the fullest categories', async ({
  page,
}) => {
  await page.goto('/search');
  const start = page.getByRole('navigation', { name: 'Por onde começar' });
  await expect(start.getByRole('link')).toHaveCount(10);
  await start.getByRole('link', { name: 'Os mais baixados' }).click();
  await expect(page).toHaveURL('/search?s=downloads');
  await expect(page.getByRole('combobox', { name: 'Ordenar' })).toHaveValue('downloads');
  const category = start.getByRole('link').nth(2);
  const name = await category.innerText();
  await category.click();
  await expect(page).toHaveURL(/\/search\?f=[a-z]+$/);
  await expect(page.getByRole('button', { name: `Retirar o filtro ${name}` })).toBeVisible();
  await expect(start).toHaveCount(0);
});

test('R011 the staff’s choice alone can be asked for, on a phone too, together with other filters', async ({
  page,
}) => {
  const found = await listMods({ featured: '1', content_type: 'mod', limit: '100' });
  expect(found.length).toBeGreaterThan(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search?t=mod&m=96');
  await page.getByRole('main').getByRole('button', { name: 'Filtros', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByRole('checkbox', { name: 'Escolhidos pela equipe' }).check();
  await expect(page).toHaveURL(/\/search\?t=mod&d=1/);
  await sheet.getByRole('button', { name: /^Mostrar \d+ resultado/ }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(async () => (await titles(page)).toSorted()).toEqual(found.map(({ title }) => title).toSorted());
  await page.getByRole('button', { name: 'Retirar o filtro Escolhidos pela equipe' }).click();
  await expect(page).toHaveURL(/\/search\?t=mod(&m=96)?$/);
});

test('R011 the search has every filter, the kind of content among them', async ({ page }) => {
  const [found, addons] = await Promise.all([
    listMods({ q: 'casa', limit: '100' }),
    listMods({ q: 'casa', content_type: 'addon', limit: '100' }),
  ]);
  expect(addons.length).toBeGreaterThan(0);
  expect(addons.length).toBeLessThan(found.length);
  await page.goto('/search?q=casa');
  const filters = page.getByRole('main').getByRole('complementary');
  for (const name of ['Tipo de conteúdo', 'Versão do jogo', 'Carregador', 'Categoria', 'Acesso', 'Destaques']) {
    await expect(filters.getByRole('group', { name })).toBeVisible();
  }
  await filters.getByRole('checkbox', { name: `Addons ${addons.length}` }).check();
  await expect(page).toHaveURL('/search?q=casa&t=addon');
  await expect.poll(async () => (await titles(page)).toSorted()).toEqual(addons.map(({ title }) => title).toSorted());
  await expect(filters.getByRole('group', { name: 'Carregador' })).toHaveCount(0);
  await filters.getByRole('checkbox', { name: /^Premium/ }).check();
  await expect(page).toHaveURL('/search?q=casa&t=addon&a=premium');
});

test('R012 a search that fails says so, and trying again brings the results', async ({ page, watch }) => {
  watch.expectError(/500 \(Internal Server Error\).*\/api\/mods\/public/);
  await page.route('**/api/mods/public*', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'internal_error', message: '' } }),
  );
  await page.goto('/search?q=vila');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Erro na busca');
  await page.unroute('**/api/mods/public*');
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(failure).toBeHidden();
  await expect(page).toHaveURL('/search?q=vila');
});

test('R012 without a connection the search says so', async ({ page, watch }) => {
  watch.expectError(/Failed to load resource/);
  await page.route('**/api/mods/public*', (route) => route.abort());
  await page.goto('/search?q=vila');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Erro de conexão');
});

test('R010 a misspelt text leads to the one that was meant', async ({ page }) => {
  const mods = await listMods({ sort: 'downloads', limit: '10' });
  const mod = mods.find(({ title }) => title.split(' ').some((word) => word.length > 7));
  if (!mod) throw new Error('no popular mod has a long word in its title');
  const wrong = misspelt(mod.title);
  await page.goto(`/search?q=${encodeURIComponent(wrong)}`);
  await expect(cards(page).getByRole('link', { name: mod.title, exact: true })).toBeVisible();
  const question = page.getByText('Você quis dizer');
  const meant = question.getByRole('link');
  const text = (await meant.textContent()) ?? '';
  expect(text.toLowerCase()).not.toBe(wrong.toLowerCase());
  await meant.click();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text);
  await expect(question).toHaveCount(0);
  await expect(cards(page).getByRole('link', { name: mod.title, exact: true })).toBeVisible();
});

test('R010 a visitor searches by keyboard alone, from the first key to a mod’s page', async ({ page }) => {
  const [mod] = await listMods({ limit: '1', sort: 'downloads' });
  if (!mod) throw new Error('the catalogue is empty');
  await page.goto('/search');
  await expect(cards(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(headerSearch(page)).toBeFocused();
  await page.keyboard.type(mod.title);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(mod.title);
  const card = cards(page).getByRole('link', { name: mod.title, exact: true });
  await expect(card).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await card.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/mods/${mod.slug}`);
});

test('the key ? lists the shortcuts, and single keys can be switched off for good', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(shortcuts(page)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(shortcuts(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(headerSearch(page)).toBeFocused();
  await page.keyboard.type('?');
  await expect(headerSearch(page)).toHaveValue('?');
  await expect(shortcuts(page)).toBeHidden();

  await page.getByRole('button', { name: 'Atalhos do teclado' }).click();
  const keys = shortcuts(page).getByRole('switch', { name: /atalhos de uma só tecla/ });
  await expect(keys).toBeChecked();
  await keys.press('Space');
  await expect(keys).not.toBeChecked();
  await shortcuts(page).getByRole('button', { name: 'Fechar atalhos' }).click();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  for (const key of ['/', '?']) await page.keyboard.press(key);
  await expect(headerSearch(page)).not.toBeFocused();
  await expect(shortcuts(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Atalhos do teclado' }).click();
  await keys.click();
  await shortcuts(page).getByRole('button', { name: 'Fechar atalhos' }).click();
  // While the dialog is closing, keys are still its own.
  await expect(shortcuts(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(headerSearch(page)).toBeFocused();
});
