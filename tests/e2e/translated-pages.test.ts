import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { PAGE_SIZE_MAX } from '@bigorna/domain/limits';
import type { Locator, Page } from '@playwright/test';
import { atLeastThree, listMods, listPopularMods } from './support/api.ts';
import { storeHistory, toHistoryEntry } from './support/download-history.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { translatePages } from './support/page-translator.ts';
import { signIn } from './support/session.ts';
import { SITE_PAGES, VIEWERS } from './support/site-pages.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { openPage, startWalk } from './support/walk.ts';

/** Timeout for a shared machine. */
const SOON = { timeout: 20_000 };

const main = (page: Page): Locator => page.getByRole('main');
const cards = (page: Page): Locator => main(page).getByRole('article');
const findText = (page: Page, text: string): Locator => main(page).getByText(text, { exact: true }).first();
/** What a page shows after an error in React. */
const getBrokenPage = (page: Page): Locator => page.getByRole('heading', { name: 'Algo quebrou nesta página' });

/** Presses twice every control of the page that shows, hides or selects something, and sends its empty forms. */
const pressControls = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const toggles = ':is(button[aria-expanded], [aria-pressed], summary, [type=checkbox], [type=radio])';
    const controls = document.querySelectorAll<HTMLElement>(
      `main ${toggles}, main form:not([role=search]) [type=submit]`,
    );
    const waitForFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const control of controls)
      for (const _press of [1, 2]) {
        if (control.isConnected) control.click();
        await waitForFrames();
      }
    return controls.length;
  });

for (const viewer of VIEWERS)
  test(`no page breaks for a ${viewer} while the browser translates it`, async ({ openAs, newVisitor }) => {
    test.setTimeout(180_000);
    const walk = await startWalk({ openAs, newVisitor }, viewer, 'pt-BR');
    const { page } = walk;
    await translatePages(page);
    const broken: string[] = [];
    let pressed = 0;
    for (const sitePage of SITE_PAGES)
      await test.step(sitePage.path, async () => {
        await openPage(sitePage, walk);
        await expect(main(page).locator('h1 font').first()).toBeVisible();
        // The member is the seed's: their settings stay as they are.
        if (viewer === 'visitor') pressed += await pressControls(page);
        if (await getBrokenPage(page).isVisible()) broken.push(sitePage.path);
      });
    expect(broken).toEqual([]);
    if (viewer === 'visitor') expect(pressed).toBeGreaterThan(30);
  });

test('a translated catalogue filters, sorts, searches and pages', async ({ page }) => {
  const mods = await listMods({ content_type: 'mod', limit: String(PAGE_SIZE_MAX) });
  const fabric = mods.filter(({ compat }) => compat.some((pair) => pair.startsWith('fabric@')));
  await translatePages(page);
  await page.goto('/mods');
  await expect(findText(page, `${mods.length} resultados`)).toBeVisible(SOON);
  const option = main(page)
    .getByRole('group', { name: 'Loader' })
    .getByRole('checkbox', { name: /^Fabric/ });
  await option.check();
  await expect(findText(page, `${fabric.length} resultados`)).toBeVisible();
  await page.getByRole('button', { name: 'Remover o filtro Fabric' }).click();
  await expect(findText(page, `${mods.length} resultados`)).toBeVisible();
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('downloads');
  await expect(page).toHaveURL('/mods?s=downloads');
  await page.getByRole('button', { name: 'Em grade' }).click();
  const pager = main(page).getByRole('navigation', { name: 'Páginas' });
  await pager.getByRole('link', { name: 'Próxima' }).click();
  await expect(pager).toContainText('Página 2 de');
  await page.goBack();
  await expect(pager).toContainText('Página 1 de');
  await expect(pager.getByRole('link', { name: 'Anterior' })).toHaveCount(0);

  const box = main(page).getByRole('searchbox').first();
  await box.fill('xqzwvkj');
  await expect(findText(page, 'Nenhum resultado')).toBeVisible();
  await box.fill('');
  await expect(cards(page).first()).toBeVisible();
  await page.goto('/mods?v=1.21.4&g=fabric');
  await page.getByRole('button', { name: 'Usar como meu jogo' }).click();
  await expect(cards(page).first()).toContainText(`Funciona com o seu jogo: ${LOADER_NAMES.fabric} 1.21.4`);
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/mods\/./);
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
});

test('the suggestions of a translated page follow what the visitor types', async ({ page }) => {
  const [mod] = await listPopularMods();
  await translatePages(page);
  await page.goto('/faq');
  const banner = page.getByRole('banner');
  const field = banner.getByRole('combobox', { name: 'Buscar mods e addons' });
  for (const length of [3, 4, 5]) {
    await field.fill(mod.title.slice(0, length));
    await expect(banner.getByRole('option').filter({ hasText: mod.title }).first()).toBeVisible();
    await expect(banner.getByRole('status')).toContainText(/\d sugest/);
  }
  await field.fill('');
  await expect(banner.getByRole('option')).toHaveCount(0);
  await field.fill(mod.title);
  await banner.getByRole('option').filter({ hasText: mod.title }).first().click();
  await expect(page).toHaveURL(`/mods/${mod.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: mod.title })).toBeVisible();
});

/** A game version that some releases support and others do not. */
const getDividingVersion = ({ releases }: ModPage): string => {
  const versions = [...new Set(releases.flatMap(({ game_versions }) => game_versions))];
  return versions.find((version) => !releases.every((one) => one.game_versions.includes(version))) ?? '';
};

test('a translated mod page changes my game, tabs and version filters', async ({ page, mod }) => {
  await translatePages(page);
  await page.goto(`/mods/${mod.slug}`);
  const version = main(page).getByLabel('Versão do meu jogo');
  await expect(main(page)).toContainText('Funciona com o seu jogo?', SOON);
  await main(page).getByText('Escolher minha versão').click();
  await version.selectOption('1.12.2');
  await expect(findText(page, 'Sem versão para o seu jogo')).toBeVisible();
  await version.selectOption(mod.releases[0]?.game_versions[0] ?? '');
  await expect(findText(page, 'Funciona com o seu jogo')).toBeVisible();
  await version.selectOption('');
  await expect(findText(page, 'Funciona com o seu jogo?')).toBeVisible();

  const tabs = main(page).getByRole('navigation', { name: 'Seções da página' });
  await tabs.getByRole('link', { name: 'Versões' }).click();
  const rows = main(page).locator('[data-release]');
  await expect(rows).toHaveCount(mod.releases.length);
  const asked = getDividingVersion(mod);
  const fitting = mod.releases.filter(({ game_versions }) => game_versions.includes(asked));
  await main(page).getByLabel('Versão do jogo', { exact: true }).selectOption(asked);
  await expect(rows).toHaveCount(fitting.length);
  await main(page).getByLabel('Canal').selectOption('beta');
  await page.goBack();
  await page.goBack();
  await expect(rows).toHaveCount(mod.releases.length);
  await rows.first().getByRole('button', { name: 'Novidades e arquivo' }).click();
  await expect(rows.first().locator('.prose')).toBeVisible();
  for (const tab of ['Galeria', 'Comentários']) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(tabs.locator('[aria-current=page]')).toContainText(tab);
  }
  await page.getByRole('button', { name: 'Mais opções' }).click();
  await page.getByRole('menuitem', { name: 'Denunciar' }).click();
  await expect(page.getByRole('dialog')).toContainText(mod.title);
});

test('translated pages of a member show changed favorites and downloads', async ({ page }) => {
  const [newest, second, third] = atLeastThree(await listMods({ limit: '3', sort: 'downloads' }));
  const member = await createMember({ verified: true });
  await storeHistory(member.uid, [
    toHistoryEntry(newest, 1, { version: '0.0.1', type: 'premium' }),
    toHistoryEntry(second, 2),
    toHistoryEntry(third, 3),
  ]);
  await stubPictures(page);
  await signIn(page, member);
  await translatePages(page);
  await page.goto('/downloads');
  await expect(findText(page, '3 downloads')).toBeVisible(SOON);
  await expect(cards(page).first()).toContainText(`Nova versão disponível: ${newest.version}`, SOON);
  await main(page).getByLabel('Acesso').selectOption('Premium');
  await expect(cards(page)).toHaveCount(1);
  await main(page).getByLabel('Acesso').selectOption('Públicos e premium');
  await expect(findText(page, '3 downloads')).toBeVisible();
  await main(page)
    .getByRole('button', { name: `Excluir ${third.title} do histórico` })
    .click();
  await expect(findText(page, '2 downloads')).toBeVisible(SOON);

  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(`/mods/${newest.slug}`);
  const toggle = main(page)
    .getByRole('button', { name: /^Favorit(ar|ado) / })
    .first();
  await toggle.click();
  await expect(toggle).toContainText('Favoritado');
  await toggle.click();
  await expect(toggle).toContainText('Favoritar');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Conta/ })
    .click();
  await page.getByRole('menuitem', { name: 'Favoritos' }).click();
  await expect(main(page).getByRole('heading', { name: 'Nenhum favorito ainda' })).toBeVisible(SOON);
});

test('a translated page changes the language of all texts, also inside of links', async ({ page }) => {
  await translatePages(page);
  await page.goto('/register');
  for (const [button, language, heading, terms] of [
    ['Escolher idioma', '简体中文', '注册账号', '注册同时表示你同意使用条款和隐私政策。'],
    ['选择语言', 'English (US)', 'Create account', 'You also agree to the terms and the privacy policy.'],
  ] as const) {
    await page.getByRole('banner').getByRole('button', { name: button }).click();
    await page.getByRole('menuitemradio', { name: language, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible(SOON);
    await expect(main(page)).toContainText(terms);
  }
});

test('browsers do not offer to translate the console', async ({ moderator: page }) => {
  await page.goto('/admin');
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
  await expect(page.locator('meta[name=google]')).toHaveAttribute('content', 'notranslate');
});
