import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import type { ModCard } from '@bigorna/domain/endpoints/mods';
import type { Locator, Page } from '@playwright/test';
import { withoutAccents } from './support/accented-mod.ts';
import { listMods } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { type Member, newMember } from './support/members.ts';
import { entryOf, historyOf, putHistory } from './support/own-history.ts';
import { newOwnMod, takeAway } from './support/own-mod.ts';
import { accountButton, sendLogin, signIn } from './support/session.ts';
import { withoutPictures } from './support/without-pictures.ts';

const SOON = { timeout: 40_000 };
const MONTHS_AGO = 60 * 24 * 60;

const main = (page: Page): Locator => page.getByRole('main');
const lines = (page: Page): Locator => main(page).getByRole('article');
const titles = (page: Page): Locator => lines(page).getByRole('heading');
const lineOf = (page: Page, title: string): Locator =>
  lines(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const removeButton = (page: Page, title: string): Locator =>
  main(page).getByRole('button', { name: `Remover ${title} do histórico`, exact: true });

/** Lets this browser hold downloads of a member, as an older version of the site may have left them there. */
const putLocal = (page: Page, { uid }: Member, entries: readonly unknown[]): Promise<void> =>
  page.evaluate(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [`downloadHistory:${uid}`, JSON.stringify(entries)],
  );

const byOldNames = ({ mod_id, title, ...rest }: HistoryEntry) => ({ ...rest, modId: mod_id, name: title });

const someMods = async (count: number): Promise<ModCard[]> => {
  const cards = (await listMods({ limit: '100', sort: 'downloads' }))
    .filter(({ file_size }) => file_size > 0)
    .slice(0, count);
  if (cards.length < count) throw new Error(`the catalogue has no ${count} mods`);
  return cards;
};

test('R102 R103 R104 R105 the whole history: both lists as one, search, period, access and pages in the address', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await withoutPictures(page);
  const cards = await someMods(26);
  const [newest, own, old, ...others] = cards;
  if (!newest || !own || !old) throw new Error('three mods are missing');
  const member = await newMember({ verified: true });
  const accented = others.find(({ title }) => withoutAccents(title) !== title) ?? newest;
  const server = [
    entryOf(newest, 1, { version: '0.0.1', type: 'premium' }),
    entryOf(own, MONTHS_AGO, { version: '0.0.2' }),
    ...others.map((card, index) => entryOf(card, 60 + index, { type: 'public' })),
  ];
  await putHistory(member.uid, server);
  await signIn(page, member);
  const local = [entryOf(own, 30), entryOf(old, MONTHS_AGO * 2)];
  await putLocal(page, member, local.map(byOldNames));
  await page.goto('/downloads');

  // Twenty of the server's twenty-five, the two of this browser among them: `own` is on the server's second page.
  await expect(titles(page)).toHaveCount(22, SOON);
  await expect(titles(page).first()).toHaveText(newest.title);
  await expect(titles(page).nth(1)).toHaveText(own.title);
  await expect(titles(page).last()).toHaveText(old.title);
  await expect(main(page)).toContainText('25 downloads');
  const outdated = lineOf(page, newest.title);
  await expect(outdated).toContainText(`Há uma versão mais nova: ${newest.version}`);
  await expect(outdated.getByRole('link', { name: `Baixar ${newest.version}` })).toHaveAttribute(
    'href',
    `/mods/${newest.slug}/download`,
  );
  await expect(outdated.getByRole('link', { name: 'Baixar 0.0.1 de novo' })).toHaveAttribute(
    'href',
    `/mods/${newest.slug}/download?release=desta-vez`,
  );
  await expect(lineOf(page, own.title)).not.toContainText('Há uma versão mais nova');
  await expect(lineOf(page, own.title).getByRole('link', { name: 'Baixar de novo' })).toHaveAttribute(
    'href',
    `/mods/${own.slug}/download?release=desta-vez`,
  );

  await main(page).getByRole('link', { name: 'Próxima' }).click();
  await expect(page).toHaveURL('/downloads?page=2');
  await expect(main(page)).toContainText('Página 2 de 2');
  await expect(titles(page)).toHaveCount(4);
  await expect(titles(page).filter({ hasText: own.title })).toHaveCount(0);
  await page.reload();
  await expect(titles(page)).toHaveCount(4, SOON);

  const search = main(page).getByRole('searchbox', { name: 'Buscar nos downloads' });
  await search.fill(withoutAccents(accented.title).toUpperCase());
  await expect(page).toHaveURL(/\/downloads\?q=/);
  await expect(titles(page).first()).toHaveText(accented.title);
  await search.fill('nada que exista');
  await expect(main(page).getByRole('heading', { name: 'Nenhum download assim' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Mostrar todos' }).click();
  await expect(page).toHaveURL('/downloads');
  await expect(titles(page)).toHaveCount(22, SOON);

  await main(page).getByLabel('Acesso').selectOption('Premium');
  await expect(page).toHaveURL('/downloads?a=premium');
  await expect(titles(page)).toHaveText([newest.title]);
  await main(page).getByLabel('Acesso').selectOption('Todos os tipos');
  for (const [period, key, count] of [
    ['Hoje', 'today', 24],
    ['Última semana', 'week', 24],
    ['Último mês', 'month', 24],
  ] as const) {
    await main(page).getByLabel('Período').selectOption(period);
    await expect(page).toHaveURL(`/downloads?p=${key}`);
    await expect(main(page)).toContainText(`${count} downloads`);
  }
  await page.goBack();
  await expect(page).toHaveURL('/downloads?p=week');
  await expect(main(page).getByLabel('Período')).toHaveValue('week');
  await expectAccessible(page);
});

test('R103 by keyboard alone: one is removed from both lists, then all, and another tab follows', async ({ page }) => {
  test.setTimeout(120_000);
  await withoutPictures(page);
  const [first, second, third] = await someMods(3);
  if (!first || !second || !third) throw new Error('three mods are missing');
  const member = await newMember({ verified: true });
  const gone = await newOwnMod();
  const entries = [entryOf(first, 1), entryOf(second, 2), { ...entryOf(third, 3), mod_id: gone.id, title: gone.title }];
  await putHistory(member.uid, entries);
  await signIn(page, member);
  await putLocal(page, member, entries.slice(0, 2));
  await page.goto('/downloads');
  await expect(titles(page)).toHaveText([first.title, second.title, gone.title], SOON);
  await expect(lineOf(page, gone.title).getByRole('link', { name: gone.title, exact: true })).toHaveAttribute(
    'href',
    `/mods/${gone.slug}`,
  );
  const other = await withoutPictures(await page.context().newPage());
  await other.goto('/downloads');
  await expect(titles(other)).toHaveCount(3, SOON);

  await takeAway(gone);
  await page.reload();
  await expect(lineOf(page, gone.title)).toContainText('Não está mais disponível', SOON);
  await expect(lineOf(page, gone.title).getByRole('link')).toHaveCount(0);

  await removeButton(page, first.title).focus();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText([second.title, gone.title], SOON);
  await expect(removeButton(page, second.title)).toBeFocused();
  await expect(page.getByText('Removido do histórico')).toBeVisible();
  expect((await historyOf(member.uid)).sort()).toEqual([second.id, gone.id].sort());
  await expect(titles(other)).toHaveText([second.title, gone.title], SOON);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText([second.title], SOON);
  await expect(removeButton(page, second.title)).toBeFocused();

  const clear = main(page).getByRole('button', { name: 'Limpar histórico' });
  const dialog = page.getByRole('alertdialog', { name: 'Limpar todo o histórico?' });
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Manter' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(clear).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Manter' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { name: 'Nenhum download ainda' })).toBeVisible(SOON);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  expect(await historyOf(member.uid)).toEqual([]);
  await expect(main(other).getByRole('heading', { name: 'Nenhum download ainda' })).toBeVisible(SOON);
  await page.reload();
  await expect(main(page).getByRole('heading', { name: 'Nenhum download ainda' })).toBeVisible(SOON);
});

test('R102 R111 without a connection this browser’s own downloads are shown; what fails can be tried again; an ended session is said', async ({
  page,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.bearError(/net::ERR_|Failed to load resource|Could not reach Cloud Firestore/);
  // Firestore's SDK asks there whether it is the network that fails.
  watch.bearError(/www\.google\.com\/images\/cleardot\.gif/);
  await withoutPictures(page);
  const [here, there] = await someMods(2);
  if (!here || !there) throw new Error('two mods are missing');
  const member = await newMember({ verified: true });
  await putHistory(member.uid, [entryOf(there, 5)]);
  await signIn(page, member);
  await putLocal(page, member, [entryOf(here, 1)]);
  const refuse = { status: 500, json: { success: false, code: 'internal_error', message: '' } };
  await page.route('**/api/mods/user/downloads/history', (route) => route.fulfill(refuse));
  await page.route(/google\.firestore/, (route) => route.abort());
  await page.goto('/downloads');
  await expect(main(page).getByText('Não foi possível carregar o histórico da sua conta.')).toBeVisible(SOON);
  await expect(titles(page)).toHaveText([here.title]);
  await page.unroute('**/api/mods/user/downloads/history');
  await page.unroute(/google\.firestore/);
  await main(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(titles(page)).toHaveText([here.title, there.title], SOON);

  await page.route('**/api/mods/user/downloads/history/*', (route) => route.fulfill(refuse));
  await removeButton(page, there.title).click();
  await expect(page.getByText('Erro ao alterar o histórico')).toBeVisible(SOON);
  await expect(titles(page)).toHaveCount(2);

  await page.context().setOffline(true);
  await main(page).getByLabel('Período').selectOption('Hoje');
  await expect(main(page).getByRole('alert')).toContainText('Erro de conexão', SOON);
  await page.context().setOffline(false);
  await expect(titles(page)).toHaveText([there.title], SOON);

  const other = await page.context().newPage();
  await other.goto('/contact');
  await accountButton(other).click();
  await other.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Acesso restrito', SOON);
  await main(page).getByRole('link', { name: 'Fazer login' }).click();
  await sendLogin(page, member);
  await expect(page).toHaveURL('/downloads?p=today');
});
