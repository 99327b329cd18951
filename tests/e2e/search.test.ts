import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { listMods, listPopularMods } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { pressUntilFocused } from './support/keyboard.ts';
import { failWith, renderInBrowser } from './support/network.ts';
import { readPageAnswers } from './support/page-answers.ts';

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const titles = (page: Page): Promise<string[]> => cards(page).getByRole('heading').getByRole('link').allTextContents();
const headerSearch = (page: Page): Locator =>
  page.getByRole('banner').getByRole('combobox', { name: 'Buscar mods e addons' });
const shortcuts = (page: Page): Locator => page.getByRole('dialog', { name: 'Atalhos do teclado' });

/** The longest word of a title without its fourth letter. */
const misspell = (title: string): string => {
  const word = title.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? title;
  return word.slice(0, 3) + word.slice(4);
};

test('shows the results of the API by relevance, and the trimmed text as heading (R010)', async ({ page }) => {
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
  test(`keeps special characters of the query in API call, heading and box: ${text} (R010)`, async ({ page }) => {
    const answers = await readPageAnswers(await page.goto(`/search?q=${encodeURIComponent(text)}`));
    const call = [...answers.keys()].find((path) => path.startsWith('/api/mods/public?')) ?? '';
    expect(new URLSearchParams(call.split('?')[1]).get('q')).toBe(text);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Resultados para “${text}”`);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(text);
    expect(new URL(page.url()).searchParams.get('q')).toBe(text);
  });
}

test('both search boxes give the same search the same URL (R010, R031)', async ({ page }) => {
  const address = '/search?q=espada%20d%27%C3%A1gua%20(1%2B1)';
  const text = "espada d'água (1+1)";
  await page.goto('/');
  await headerSearch(page).fill(text);
  await headerSearch(page).press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Resultados para “${text}”`);
  await expect(page).toHaveURL(address);
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('outra busca');
  await expect(page).toHaveURL('/search?q=outra%20busca');
  await box.fill(text);
  await expect(page).toHaveURL(address);
  await page.goto(`/search?${new URLSearchParams({ q: text })}`);
  await expect(page).toHaveURL(address);
});

for (const [name, category] of [
  ['tecnologia', 'technology'],
  ['comida', 'food'],
  ['magia', 'magic'],
  ['科技', 'technology'],
] as const) {
  test(`finds the mods of a category by its name: ${name} (R010)`, async ({ page }) => {
    const [found, expected] = await Promise.all([
      listMods({ q: name, limit: '96' }),
      listMods({ category, limit: '96' }),
    ]);
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(expected.map(({ id }) => id)));
    await page.goto(`/search?q=${encodeURIComponent(name)}&m=96`);
    await expect.poll(() => titles(page)).toEqual(found.map(({ title }) => title));
    await expect(page.getByText('Você quis dizer')).toHaveCount(0);
  });
}

for (const text of ['🔥', '%']) {
  test(`finds nothing for ${text} (R010)`, async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent(text)}`);
    await expect(page.getByText('Nenhum resultado', { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByText('Você quis dizer')).toHaveCount(0);
  });
}

test('opens exactly the mods of a tag from a mod page (R010)', async ({ page }) => {
  const tagged = (await listMods({ limit: '96' })).filter(({ tags }) => tags.includes('ligas'));
  expect(tagged.length).toBeGreaterThan(0);
  await page.goto('/mods/fornalha-infinita');
  await page.getByRole('link', { name: 'ligas', exact: true }).click();
  await expect(page).toHaveURL('/search?tag=ligas');
  await expect(page.getByRole('heading', { level: 1, name: 'Tag “ligas”' })).toBeVisible();
  await expect.poll(async () => (await titles(page)).toSorted()).toEqual(tagged.map(({ title }) => title).toSorted());
  await page.getByRole('button', { name: 'Remover o filtro #ligas' }).click();
  await expect(page).toHaveURL('/search');
});

test('shows the same text in both search boxes (R010, R031)', async ({ page }) => {
  const box = page.getByRole('main').getByRole('searchbox');
  await page.goto('/search?q=vila');
  await expect(box).toHaveValue('vila');
  await expect(headerSearch(page)).toHaveValue('vila');
  await box.fill('casa');
  await expect(page).toHaveURL('/search?q=casa');
  await expect(headerSearch(page)).toHaveValue('casa');
  await headerSearch(page).fill('farol');
  await headerSearch(page).press('Enter');
  await expect(page).toHaveURL('/search?q=farol');
  await expect(box).toHaveValue('farol');
  await page.goBack();
  await expect(headerSearch(page)).toHaveValue('casa');
  await expect(box).toHaveValue('casa');
  await page.getByRole('link', { name: 'Mods', exact: true }).first().click();
  await expect(headerSearch(page)).toHaveValue('');
});

test('shows all mods without a search text (R010)', async ({ page }) => {
  for (const path of ['/search', '/search?q=', '/search?q=%20%20']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Busca' })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  }
});

test('suggests starting points without a search text (R010)', async ({ page }) => {
  await page.goto('/search');
  const start = page.getByRole('navigation', { name: 'Por onde começar' });
  await expect(start.getByRole('link')).toHaveCount(10);
  await start.getByRole('link', { name: 'Mais baixados' }).click();
  await expect(page).toHaveURL('/search?s=downloads');
  await expect(page.getByRole('combobox', { name: 'Ordenar' })).toHaveValue('downloads');
  const category = start.getByRole('link').nth(2);
  const name = await category.innerText();
  await category.click();
  await expect(page).toHaveURL(/\/search\?f=[a-z]+$/);
  await expect(page.getByRole('button', { name: `Remover o filtro ${name}` })).toBeVisible();
  await expect(start).toHaveCount(0);
});

test('filters by staff picks on a phone, combined with other filters (R011)', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Remover o filtro Escolhidos pela equipe' }).click();
  await expect(page).toHaveURL(/\/search\?t=mod(&m=96)?$/);
});

test('offers every filter, including the content type (R011)', async ({ page }) => {
  const [found, addons] = await Promise.all([
    listMods({ q: 'casa', limit: '100' }),
    listMods({ q: 'casa', content_type: 'addon', limit: '100' }),
  ]);
  expect(addons.length).toBeGreaterThan(0);
  expect(addons.length).toBeLessThan(found.length);
  await page.goto('/search?q=casa');
  const filters = page.getByRole('main').getByRole('complementary');
  for (const name of ['Tipo de conteúdo', 'Versão do jogo', 'Loader', 'Categoria', 'Acesso', 'Destaques']) {
    await expect(filters.getByRole('group', { name })).toBeVisible();
  }
  await filters.getByRole('checkbox', { name: `Addons ${addons.length}` }).check();
  await expect(page).toHaveURL('/search?q=casa&t=addon');
  await expect.poll(async () => (await titles(page)).toSorted()).toEqual(addons.map(({ title }) => title).toSorted());
  await expect(filters.getByRole('group', { name: 'Loader' })).toHaveCount(0);
  await filters.getByRole('checkbox', { name: /^Premium/ }).check();
  await expect(page).toHaveURL('/search?q=casa&t=addon&a=premium');
});

test('reports a failed search and retries (R012)', async ({ page, watch }) => {
  watch.expectError(/500 \(Internal Server Error\).*\/api\/mods\/public/);
  await failWith(page, '**/api/mods/public*', 500);
  await page.goto('/search?q=vila');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Erro na busca');
  await page.unroute('**/api/mods/public*');
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(failure).toBeHidden();
  await expect(page).toHaveURL('/search?q=vila');
});

test('reports a lost connection (R012)', async ({ page, watch }) => {
  watch.expectError(/Failed to load resource/);
  await renderInBrowser(page);
  await page.route('**/api/mods/public*', (route) => route.abort());
  await page.goto('/search?q=vila');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Erro de conexão');
});

test('suggests the intended text for a typo (R010)', async ({ page }) => {
  const mods = await listMods({ sort: 'downloads', limit: '10' });
  const mod = mods.find(({ title }) => title.split(' ').some((word) => word.length > 7));
  if (!mod) throw new Error('no popular mod has a long word in its title');
  const wrong = misspell(mod.title);
  await page.goto(`/search?q=${encodeURIComponent(wrong)}`);
  await expect(cards(page).getByRole('link', { name: mod.title, exact: true })).toBeVisible();
  const hint = page.getByRole('paragraph').filter({ hasText: 'Você quis dizer' });
  const suggestion = hint.getByRole('link');
  const text = (await suggestion.textContent()) ?? '';
  expect(text.toLowerCase()).not.toBe(wrong.toLowerCase());
  await suggestion.click();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text);
  await expect(hint).toHaveCount(0);
  await expect(cards(page).getByRole('link', { name: mod.title, exact: true })).toBeVisible();
});

test('searches and opens a mod by keyboard alone (R010)', async ({ page }) => {
  const [mod] = await listPopularMods();
  await page.goto('/search');
  await expect(cards(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(headerSearch(page)).toBeFocused();
  await page.keyboard.type(mod.title);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(mod.title);
  const card = cards(page).getByRole('link', { name: mod.title, exact: true });
  await expect(card).toBeVisible();
  await pressUntilFocused(card);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/mods/${mod.slug}`);
});

test('the ? key lists the shortcuts; single-key shortcuts stay disabled after a reload', async ({ page }) => {
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
  await expect(shortcuts(page)).toHaveCount(0);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  for (const key of ['/', '?']) await page.keyboard.press(key);
  await expect(headerSearch(page)).not.toBeFocused();
  await expect(shortcuts(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Atalhos do teclado' }).click();
  await keys.click();
  await shortcuts(page).getByRole('button', { name: 'Fechar atalhos' }).click();
  // Waits, because the closing dialog still receives the keys.
  await expect(shortcuts(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(headerSearch(page)).toBeFocused();
});
