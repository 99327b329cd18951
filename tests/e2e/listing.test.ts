import AxeBuilder from '@axe-core/playwright';
import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import type { ModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { PAGE_SIZE, PAGE_SIZE_MAX } from '@bigorna/domain/limits';
import { isVersionInRange } from '@bigorna/domain/version-range';
import type { Locator, Page } from '@playwright/test';
import { listMods } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { pressUntilFocused } from './support/keyboard.ts';
import { hold } from './support/network.ts';

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const main = (page: Page): Locator => page.getByRole('main');
const filters = (page: Page): Locator => page.getByRole('main').getByRole('complementary');
const option = (page: Page, group: string, name: string | RegExp): Locator =>
  filters(page).getByRole('group', { name: group }).getByRole('checkbox', { name });
const total = (page: Page): Locator => page.getByText(/^(\d[\d.]* resultados?|Nenhum resultado)$/);
const titles = (page: Page): Promise<string[]> => cards(page).getByRole('heading').getByRole('link').allTextContents();
const results = (count: number): string =>
  count === 0 ? 'Nenhum resultado' : `${count} ${count === 1 ? 'resultado' : 'resultados'}`;

/** The mods for these list parameters, in one page of the maximum size. */
const all = (params: Record<string, string> = {}): Promise<ModCard[]> =>
  listMods({ content_type: 'mod', ...params, limit: String(PAGE_SIZE_MAX) });

const fitsPair = ({ compat }: ModCard, loader: string, version: string): boolean =>
  compat.includes(`${loader}@${version}`);

test('the tabs switch between mods and addons, keep the search text and show counts (R002)', async ({ page }) => {
  const [mods, addons] = await Promise.all([all(), listMods({ content_type: 'addon', limit: '100' })]);
  await page.goto('/mods');
  const tabs = main(page).getByRole('navigation', { name: 'Tipo de conteúdo' });
  await expect(tabs.getByRole('link', { name: `Mods ${mods.length}` })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: `Addons ${addons.length}` }).click();
  await expect(page).toHaveURL('/addons');
  await expect(page.getByRole('heading', { level: 1, name: 'Explorar addons' })).toBeVisible();
  await expect(total(page)).toHaveText(results(addons.length));
  await main(page).getByRole('searchbox').fill('vila');
  await expect(page).toHaveURL('/addons?q=vila');
  await tabs.getByRole('link', { name: /^Mods/ }).click();
  await expect(page).toHaveURL('/mods?q=vila');
});

test('searches name and description while typing, without adding history entries (R003)', async ({ page }) => {
  const [mod] = await all();
  if (!mod) throw new Error('the catalogue is empty');
  await page.goto('/mods');
  await expect(cards(page).first()).toBeVisible();
  const before = await page.evaluate(() => history.length);
  const box = main(page).getByRole('searchbox', { name: 'Buscar por nome, autor ou assunto' });
  await box.pressSequentially(mod.title.slice(0, 6), { delay: 20 });
  await expect(cards(page).getByRole('link', { name: mod.title, exact: true })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before);
  const words = mod.short_description.split(/[\s,.:;]+/).filter((word) => word.length > 4);
  await box.fill(words.slice(0, 2).join(' '));
  await expect(cards(page).getByRole('link', { name: mod.title, exact: true })).toBeVisible();
  await box.fill('');
  await expect(page).toHaveURL('/mods');
});

test('remembers whether mods are shown as a list or a grid (R004)', async ({ page }) => {
  await page.goto('/mods');
  await expect(cards(page).first()).toBeVisible();
  const grid = page.getByRole('button', { name: 'Em grade' });
  await expect(grid).toHaveAttribute('aria-pressed', 'false');
  const inList = await titles(page);
  const getBox = () => cards(page).nth(1).boundingBox();
  const first = await cards(page).first().boundingBox();
  expect((await getBox())?.y).toBeGreaterThan(first?.y ?? 0);
  await grid.click();
  await expect.poll(async () => (await getBox())?.y).toBe((await cards(page).first().boundingBox())?.y);
  expect(await titles(page)).toEqual(inList);
  await page.reload();
  await expect(grid).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page).first()).toBeVisible();
  expect((await getBox())?.y).toBe((await cards(page).first().boundingBox())?.y);
});

test('pages by previous and next links and shows the current page (R005)', async ({ page }) => {
  const mods = await all();
  const pages = Math.ceil(mods.length / PAGE_SIZE);
  expect(pages).toBeGreaterThan(2);
  await page.goto('/mods');
  const pager = main(page).getByRole('navigation', { name: 'Páginas' });
  await expect(pager).toContainText(`Página 1 de ${pages}`);
  await expect(pager.getByRole('link', { name: 'Anterior' })).toHaveCount(0);
  const nextPage = pager.getByRole('link', { name: 'Próxima' });
  await expect(nextPage).toHaveAttribute('rel', 'next');
  await expect(nextPage).toHaveAttribute('href', '/mods?page=2');
  await nextPage.click();
  await expect(page).toHaveURL('/mods?page=2');
  await expect(pager).toContainText(`Página 2 de ${pages}`);
  await expect(page.getByRole('heading', { name: 'Resultados' })).toBeFocused();
  expect(await titles(page)).toEqual(mods.slice(PAGE_SIZE, PAGE_SIZE * 2).map(({ title }) => title));
  const previous = pager.getByRole('link', { name: 'Anterior' });
  await expect(previous).toHaveAttribute('rel', 'prev');
  await previous.click();
  await expect(page).toHaveURL('/mods');
  await page.goto(`/mods?page=${pages}`);
  await expect(pager.getByRole('link', { name: 'Próxima' })).toHaveCount(0);
  await expect(cards(page)).toHaveCount(mods.length - PAGE_SIZE * (pages - 1));
});

test('the page size is selectable, in the URL and remembered (R005)', async ({ page }) => {
  const mods = await all();
  await page.goto('/mods?page=2');
  const size = page.getByRole('combobox', { name: 'Por página' });
  await size.selectOption(String(PAGE_SIZE * 2));
  await expect(page).toHaveURL(`/mods?m=${PAGE_SIZE * 2}`);
  await expect(cards(page)).toHaveCount(Math.min(mods.length, PAGE_SIZE * 2));
  await page.goto('/addons');
  await expect(page).toHaveURL(`/addons?m=${PAGE_SIZE * 2}`);
  await size.selectOption(String(PAGE_SIZE));
  await expect(page).toHaveURL('/addons');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
});

test('combines filters, shows counts, and clears filters one by one or at once (R006)', async ({ page }) => {
  const mods = await all();
  const fabric = mods.filter(({ compat }) => compat.some((pair) => pair.startsWith('fabric@')));
  const both = fabric.filter((mod) => fitsPair(mod, 'fabric', '1.21.4'));
  const three = both.filter(({ categories }) => categories.includes('technology'));
  expect(three.length).toBeGreaterThan(0);
  await page.goto('/mods');
  await expect(total(page)).toHaveText(results(mods.length));
  const version = option(page, 'Versão do jogo', /^1\.21\.4/);
  await option(page, 'Loader', /^Fabric/).check();
  await expect(page).toHaveURL('/mods?g=fabric');
  await expect(total(page)).toHaveText(results(fabric.length));
  await expect(version).toHaveAccessibleName(`1.21.4 ${both.length}`);
  await version.check();
  await expect(version).toBeFocused();
  await expect(page).toHaveURL('/mods?v=1.21.4&g=fabric');
  await expect(total(page)).toHaveText(results(both.length));
  await option(page, 'Categoria', /^Tecnologia/).check();
  await expect(total(page)).toHaveText(results(three.length));
  await expect(version).toBeChecked();

  await page.goBack();
  await expect(total(page)).toHaveText(results(both.length));
  await page.goForward();
  await page.getByRole('button', { name: 'Remover o filtro 1.21.4' }).click();
  await expect(page).toHaveURL('/mods?g=fabric&f=technology');
  await expect(version).not.toBeChecked();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL('/mods');
  await expect(total(page)).toHaveText(results(mods.length));
});

test('keeps options without results visible, and combines options of a filter by OR (R006)', async ({ page }) => {
  const mods = await all();
  const either = mods.filter(({ compat }) => compat.some((pair) => /^(quilt|liteloader)@/.test(pair)));
  await page.goto('/mods?q=zzzqqq');
  await expect(option(page, 'Loader', 'Fabric 0')).toBeVisible();
  await page.goto('/mods?g=quilt&g=liteloader');
  await expect(total(page)).toHaveText(results(either.length));
});

test('collapses long filters and makes them searchable when open (R006)', async ({ page }) => {
  await page.goto('/mods');
  const categories = filters(page).getByRole('group', { name: 'Categoria' });
  await expect(categories.getByRole('checkbox', { name: /^Biblioteca/ })).toHaveCount(0);
  await categories.getByRole('button', { name: 'Mostrar tudo (16)' }).click();
  await expect(categories.getByRole('checkbox')).toHaveCount(16);
  await categories.getByRole('searchbox', { name: 'Buscar em Categoria' }).fill('decoracao');
  await expect(categories.getByRole('checkbox')).toHaveCount(1);
  await categories.getByRole('checkbox', { name: /^Decoração/ }).check();
  await expect(page).toHaveURL('/mods?f=decoration');
  await categories.getByRole('button', { name: 'Mostrar menos' }).click();
  await expect(categories.getByRole('checkbox', { name: /^Decoração/ })).toBeChecked();
});

test('excludes a category and filters by minimum version (R006)', async ({ page }) => {
  const mods = await all();
  const without = mods.filter(({ categories }) => !categories.includes('technology'));
  const newer = without.filter(({ compat }) =>
    compat.some((pair) => isVersionInRange('>=1.21', pair.split('@')[1] ?? '')),
  );
  expect(newer.length).toBeLessThan(without.length);
  await page.goto('/mods?f=technology');
  const exclude = filters(page).getByRole('button', { name: 'Sem Tecnologia' });
  await exclude.click();
  await expect(exclude).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/mods?x=technology');
  await expect(total(page)).toHaveText(results(without.length));
  await filters(page).getByRole('combobox', { name: 'A partir de' }).selectOption('>=1.21');
  await expect(total(page)).toHaveText(results(newer.length));
  await page.reload();
  await expect(total(page)).toHaveText(results(newer.length));
  await page.getByRole('button', { name: 'Remover o filtro 1.21 ou superior' }).click();
  await page.getByRole('button', { name: 'Remover o filtro sem Tecnologia' }).click();
  await expect(page).toHaveURL('/mods');
});

test('filters by text language, and by side for mods but not for addons (R006)', async ({ page }) => {
  const mods = await all();
  const client = mods.filter(({ side }) => side === 'client');
  const english = client.filter(({ language }) => language.startsWith('en'));
  expect(english.length).toBeGreaterThan(0);
  expect(english.length).toBeLessThan(client.length);
  await page.goto('/mods');
  // The last filters load only near the viewport.
  await filters(page).getByRole('group', { name: 'Acesso' }).scrollIntoViewIfNeeded();
  await option(page, 'Onde roda', /^Só no cliente/).check();
  await expect(page).toHaveURL('/mods?e=client');
  await expect(total(page)).toHaveText(results(client.length));
  await option(page, 'Idioma da descrição', `Inglês ${english.length}`).check();
  await expect(page).toHaveURL('/mods?e=client&l=en');
  await expect(total(page)).toHaveText(results(english.length));
  await page.getByRole('button', { name: 'Remover o filtro Só no cliente' }).click();
  await page.getByRole('button', { name: 'Remover o filtro em inglês' }).click();
  await expect(page).toHaveURL('/mods');

  await page.goto('/addons');
  await filters(page).getByRole('group', { name: 'Acesso' }).scrollIntoViewIfNeeded();
  await expect(filters(page).getByRole('group', { name: 'Idioma da descrição' })).toBeVisible();
  await expect(filters(page).getByRole('group', { name: 'Onde roda' })).toHaveCount(0);
});

test('marks mods whose text is in a foreign language, in lists and on the mod page', async ({ page }) => {
  const mods = await all();
  const foreign = mods.find(({ language }) => language === 'en-US');
  const own = mods.find(({ language }) => language === 'pt-BR');
  const findCard = (mod: ModCard | undefined) =>
    cards(page).filter({ has: page.getByRole('link', { name: mod?.title ?? '', exact: true }) });
  for (const view of ['Em lista', 'Em grade']) {
    await page.goto('/mods?m=96');
    await page.getByRole('button', { name: view }).click();
    await expect(findCard(foreign)).toContainText('em inglês');
    await expect(findCard(own)).toHaveCount(1);
    await expect(findCard(own)).not.toContainText('em português');
  }
  await page.goto(`/mods/${foreign?.slug}`);
  await expect(main(page).getByText('em inglês')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('locale', 'en-US'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(foreign?.title ?? '');
  await expect(main(page).getByText('in English', { exact: true })).toHaveCount(0);
  await page.goto(`/mods/${own?.slug}`);
  await expect(main(page).getByText('in Portuguese', { exact: true })).toBeVisible();
});

test('the filters work by keyboard alone and keep the focus (R006)', async ({ page }) => {
  await page.goto('/mods');
  await expect(cards(page).first()).toBeVisible();
  const loader = option(page, 'Loader', /^Forge/);
  await pressUntilFocused(loader, 'Tab', { most: 60 });
  await expect(loader).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/mods?g=forge');
  await expect(loader).toBeFocused();
  await expect(loader).toBeChecked();
  const exclude = filters(page).getByRole('button', { name: 'Sem Aventura' });
  await pressUntilFocused(exclude, 'Tab', { most: 20 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/mods?g=forge&x=adventure');
  await expect(exclude).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/mods?g=forge&f=adventure');
});

for (const [label, sort] of [
  ['Mais recentes', 'recent'],
  ['Mais antigos', 'oldest'],
  ['Mais baixados', 'downloads'],
  ['Menos baixados', 'downloads_asc'],
  ['Atualizados recentemente', 'updated'],
  ['Mais bem avaliados', 'rating'],
] as const) {
  test(`sorts by ‘${label}’ as the API does, with the order in the URL (R007)`, async ({ page }) => {
    const mods = await all({ sort });
    await page.goto('/mods?page=2');
    await page.getByRole('combobox', { name: 'Ordenar' }).selectOption({ label });
    await expect(page).toHaveURL(`/mods?s=${sort}`);
    await expect.poll(() => titles(page)).toEqual(mods.slice(0, PAGE_SIZE).map(({ title }) => title));
    await page.getByRole('combobox', { name: 'Ordenar' }).selectOption({ label: 'Em alta' });
    await expect(page).toHaveURL('/mods');
    const trending = await all({ sort: 'trending' });
    await expect.poll(() => titles(page)).toEqual(trending.slice(0, PAGE_SIZE).map(({ title }) => title));
  });
}

test('dates a mod by its newest release, in list and grid (R007)', async ({ page }) => {
  const [mod] = await all({ sort: 'updated' });
  const released = mod?.released_at ?? '';
  // A minute after the reader's next midnight, the release is of yesterday, even if it is only minutes old.
  await page.clock.setFixedTime(await page.evaluate((iso) => new Date(iso).setHours(24, 1), released));
  await page.goto('/mods?s=updated');
  for (const view of ['Em lista', 'Em grade']) {
    await page.getByRole('button', { name: view }).click();
    const date = cards(page)
      .first()
      .locator('time', { hasText: /^Atualizado / });
    await expect(date).toHaveAttribute('datetime', released);
    await expect(date).toHaveText('Atualizado ontem');
  }
});

test('matches loader and version on one release, and passes both to mod links (R008)', async ({ page }) => {
  const mods = await all();
  const pair = mods
    .flatMap(({ compat }) => compat)
    .find((candidate) => {
      const [loader = '', version = ''] = candidate.split('@');
      return mods.some(
        (mod) =>
          !fitsPair(mod, loader, version) &&
          mod.compat.some((other) => other.startsWith(`${loader}@`)) &&
          mod.compat.some((other) => other.endsWith(`@${version}`)),
      );
    });
  if (!pair) throw new Error('no mod of the catalogue has a loader and a version on two different releases');
  const [loader = '', version = ''] = pair.split('@');
  const fitting = mods.filter((mod) => fitsPair(mod, loader, version));
  await page.goto(`/mods?v=${version}&g=${loader}&m=96`);
  await expect(total(page)).toHaveText(results(fitting.length));
  expect(new Set(await titles(page))).toEqual(new Set(fitting.map(({ title }) => title)));
  await expect(cards(page).first().getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`^/mods/[\\w-]+\\?v=${version.replaceAll('.', '\\.')}&g=${loader}$`),
  );
  for (const badge of await cards(page).locator('.chips').all()) {
    await expect(badge).toContainText(new RegExp(`Funciona com o que você filtrou: ${loader} ${version}`, 'i'));
  }
  await page.goto('/mods');
  await expect(cards(page).first().getByRole('heading').getByRole('link')).toHaveAttribute('href', /^\/mods\/[\w-]+$/);
  await expect(main(page).getByText('Funciona com o que você filtrou')).toHaveCount(0);
});

test('keeps a filter ticked while the search text is still debounced (R009)', async ({ page }) => {
  await page.goto('/mods');
  const box = main(page).getByRole('checkbox', { name: /^Fabric/ });
  await expect(box).toBeVisible();
  await main(page).getByRole('searchbox').fill('forja');
  await box.check();
  await expect(page).toHaveURL('/mods?q=forja&g=fabric');
  await expect(box).toBeChecked();
});

test('Tab reaches the next chip after a chip is removed by keyboard', async ({ page }) => {
  await page.goto('/mods?g=fabric&f=magic');
  await main(page).getByRole('button', { name: 'Remover o filtro Fabric' }).press('Enter');
  await expect(page).toHaveURL('/mods?f=magic');
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('button', { name: 'Remover o filtro Magia' })).toBeFocused();
});

for (const junk of [
  '?v=latest&g=rift&f=nothing&x=&a=free&s=luck&t=x&m=7&page=-3',
  '?v=%3E%3D&v=1.21.50&g=bedrock',
  '?%E0%A4%A&q=',
  `?${'g=fabric1&'.repeat(200)}`,
  '?page=1e9&page=NaN&q[]=x&__proto__=1&constructor=2',
]) {
  test(`drops unknown parameters: ${junk.slice(0, 60)} (R009)`, async ({ page }) => {
    const mods = await all();
    await page.goto(`/mods${junk}`);
    await expect(total(page)).toHaveText(results(mods.length));
    await expect(page).toHaveURL('/mods');
  });
}

test('shows skeletons at first, and the previous page while the next page loads (R028)', async ({ page }) => {
  const releaseFirstPage = await hold(page, '**/api/mods/public*');
  await page.goto('/mods');
  await expect(main(page).locator('.line-list .skeleton').first()).toBeVisible();
  releaseFirstPage();
  await expect(cards(page).first()).toBeVisible();
  const before = await titles(page);
  await page.unroute('**/api/mods/public*');
  const releaseNextPage = await hold(page, '**/api/mods/public*');
  await main(page).getByRole('link', { name: 'Próxima' }).click();
  await expect(page).toHaveURL('/mods?page=2');
  await expect(main(page).locator('[aria-busy=true]')).toBeVisible();
  expect(await titles(page)).toEqual(before);
  releaseNextPage();
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  expect(await titles(page)).not.toEqual(before);
});

test('an empty listing explains why and links to listings with results (R028)', async ({ page }) => {
  const [addon] = await listMods({ content_type: 'addon', limit: '1' });
  if (!addon) throw new Error('the catalogue has no addon');
  const inMods = await all({ q: addon.title });
  expect(inMods).toHaveLength(0);
  await page.goto(`/mods?q=${encodeURIComponent(addon.title)}&a=public`);
  await expect(page.getByRole('heading', { name: 'Nada saiu da forja' })).toBeVisible();
  await expect(main(page)).toContainText(`Nenhum resultado para “${addon.title}” com estes filtros.`);
  await expect(total(page)).toHaveText('Nenhum resultado');
  await main(page)
    .getByRole('link', { name: /^Ver \d+ em Addons$/ })
    .click();
  await expect(page).toHaveURL(/^[^?]*\/addons\?q=[^&]+&a=public$/);
  await expect(cards(page).getByRole('link', { name: addon.title, exact: true })).toBeVisible();
  await page.goBack();
  await main(page).locator('.empty-state').getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).not.toHaveURL(/a=public/);
  await main(page).getByRole('button', { name: 'Limpar busca' }).click();
  await expect(page).toHaveURL('/mods');
  await expect(cards(page).first()).toBeVisible();
});

test('announces a changed number of results politely', async ({ page }) => {
  await page.goto('/mods');
  const live = main(page)
    .locator('[aria-live=polite]')
    .filter({ hasText: /resultados/ });
  await expect(live).toHaveCount(1);
  await option(page, 'Loader', /^Quilt/).check();
  const quilt = (await all()).filter(({ compat }) => compat.some((pair) => pair.startsWith('quilt@')));
  await expect(live).toHaveText(results(quilt.length));
});

test('stores my game from the filters, and offers it as a filter elsewhere', async ({ page }) => {
  const fitting = (await all()).filter((mod) => fitsPair(mod, 'fabric', '1.21.4'));
  await page.goto('/mods?v=1.21.4&g=fabric');
  await page.getByRole('button', { name: 'Usar como meu jogo' }).click();
  await expect(page.getByRole('button', { name: 'Usar como meu jogo' })).toHaveCount(0);
  await expect(cards(page).first()).toContainText(`Funciona com o seu jogo: ${LOADER_NAMES.fabric} 1.21.4`);
  await page.goto('/mods');
  await expect(page.getByText(/Funciona com o seu jogo/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Para o meu jogo: 1.21.4 · Fabric' }).click();
  await expect(page).toHaveURL('/mods?v=1.21.4&g=fabric');
  await expect(total(page)).toHaveText(results(fitting.length));
  await page.goto('/addons');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Para o meu jogo/ })).toHaveCount(0);
  await page.goto('/search');
  await expect(page.getByRole('button', { name: /Para o meu jogo/ })).toBeVisible();
});

test('on a phone the filters are in a sheet that shows the number of results (R006)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const mods = await all();
  const forge = mods.filter(({ compat }) => compat.some((pair) => pair.startsWith('forge@')));
  await page.goto('/mods');
  await expect(filters(page)).toBeHidden();
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await expect(sheet.getByRole('button', { name: `Mostrar ${mods.length} resultados` })).toBeVisible();
  await sheet.getByRole('checkbox', { name: /^Forge/ }).check();
  const { violations } = await new AxeBuilder({ page }).include('.sheet').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await sheet.getByRole('button', { name: `Mostrar ${forge.length} resultados` }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/mods?g=forge');
  await expect(total(page)).toHaveText(results(forge.length));
  await page.getByRole('button', { name: 'Remover o filtro Forge' }).click();
  await expect(page).toHaveURL('/mods');
});
