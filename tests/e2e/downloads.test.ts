import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads.schemas';
import type { Locator, Page, Request } from '@playwright/test';
import { removeAccents } from './support/accented-mod.ts';
import { atLeastThree, listMods } from './support/api.ts';
import { createApprovedMod, withdrawMod } from './support/approved-mod.ts';
import { expectAccessible } from './support/axe.ts';
import { listHistory, storeHistory, toHistoryEntry } from './support/download-history.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember, type Member } from './support/members.ts';
import { failWith } from './support/network.ts';
import { sendLogin, signIn, signOut } from './support/session.ts';
import { stubPictures } from './support/stub-pictures.ts';

const SOON = { timeout: 40_000 };
const MONTHS_AGO = 60 * 24 * 60;

/** UTC offset of a time zone where it is now between 22:00 and 23:00, so that the last hours belong to today. */
const HOURS = ((22 - new Date().getUTCHours() + 11) % 24) - 11;
test.use({ timezoneId: `Etc/GMT${HOURS > 0 ? '-' : '+'}${Math.abs(HOURS)}` });

const main = (page: Page): Locator => page.getByRole('main');
const lines = (page: Page): Locator => main(page).getByRole('article');
const titles = (page: Page): Locator => lines(page).getByRole('heading');
const findLine = (page: Page, title: string): Locator =>
  lines(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const removeButton = (page: Page, title: string): Locator =>
  main(page).getByRole('button', { name: `Excluir ${title} do histórico`, exact: true });

/** Stores a member's downloads in this browser, as an older version of the site did. */
const storeLocal = (page: Page, { uid }: Member, entries: readonly unknown[]): Promise<void> =>
  page.evaluate(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [`downloadHistory:${uid}`, JSON.stringify(entries)],
  );

const toLegacyEntry = ({ mod_id, title, ...rest }: HistoryEntry) => ({ ...rest, modId: mod_id, name: title });

const listDownloadableMods = async () =>
  atLeastThree((await listMods({ limit: '100', sort: 'downloads' })).filter(({ file_size }) => file_size > 0));

test.beforeEach(({ page }) => stubPictures(page));

test('merges downloads of account and browser; filters are in the URL (R102, R103, R104, R105)', async ({ page }) => {
  const [newest, inBoth, old, ...more] = await listDownloadableMods();
  const others = more.slice(0, 23);
  const member = await createMember({ verified: true });
  const accented = others.find(({ title }) => removeAccents(title) !== title) ?? newest;
  const server = [
    toHistoryEntry(newest, 1, { version: '0.0.1', type: 'premium' }),
    toHistoryEntry(inBoth, MONTHS_AGO, { version: '0.0.2' }),
    ...others.map((card, index) => toHistoryEntry(card, 60 + index, { type: 'public' })),
  ];
  await storeHistory(member.uid, server);
  await signIn(page, member);
  const local = [toHistoryEntry(inBoth, 30), toHistoryEntry(old, MONTHS_AGO * 2)];
  await storeLocal(page, member, local.map(toLegacyEntry));
  await page.goto('/downloads');

  // The first 20 of the server's 25 entries, plus both local entries.
  // One local entry is on the server's second page too.
  await expect(titles(page)).toHaveCount(22, SOON);
  await expect(titles(page).first()).toHaveText(newest.title);
  await expect(titles(page).nth(1)).toHaveText(inBoth.title);
  await expect(titles(page).last()).toHaveText(old.title);
  await expect(main(page)).toContainText('25 downloads');
  const outdated = findLine(page, newest.title);
  await expect(outdated).toContainText(`Nova versão disponível: ${newest.version}`);
  await expect(outdated.getByRole('link', { name: `Baixar ${newest.version}` })).toHaveAttribute(
    'href',
    `/mods/${newest.slug}/download`,
  );
  await expect(outdated.getByRole('link', { name: 'Baixar 0.0.1 de novo' })).toHaveAttribute(
    'href',
    `/mods/${newest.slug}/download?release=desta-vez`,
  );
  await expect(findLine(page, inBoth.title)).not.toContainText('Nova versão disponível');
  await expect(findLine(page, inBoth.title).getByRole('link', { name: 'Baixar de novo' })).toHaveAttribute(
    'href',
    `/mods/${inBoth.slug}/download?release=desta-vez`,
  );

  await main(page).getByRole('link', { name: 'Próxima' }).click();
  await expect(page).toHaveURL('/downloads?page=2');
  await expect(main(page)).toContainText('Página 2 de 2');
  await expect(titles(page)).toHaveCount(4);
  await expect(titles(page).filter({ hasText: inBoth.title })).toHaveCount(0);
  await page.reload();
  await expect(titles(page)).toHaveCount(4, SOON);

  const search = main(page).getByRole('searchbox', { name: 'Buscar nos downloads' });
  await search.fill(removeAccents(accented.title).toUpperCase());
  await expect(page).toHaveURL(/\/downloads\?q=/);
  await expect(titles(page).first()).toHaveText(accented.title);
  await search.fill('nada que exista');
  await expect(main(page).getByRole('heading', { name: 'Nenhum download encontrado' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Mostrar todos' }).click();
  await expect(page).toHaveURL('/downloads');
  await expect(titles(page)).toHaveCount(22, SOON);

  await main(page).getByLabel('Acesso').selectOption('Premium');
  await expect(page).toHaveURL('/downloads?a=premium');
  await expect(titles(page)).toHaveText([newest.title]);
  await main(page).getByLabel('Acesso').selectOption('Públicos e premium');
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
  // The list is dimmed until its data arrives.
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
});

test('shows local entries that have only the specified fields (R103, R105, R114)', async ({ page }) => {
  const [here] = await listDownloadableMods();
  const member = await createMember({ verified: true });
  const withdrawn = await createApprovedMod();
  await withdrawMod(withdrawn);
  const specified = ({ id, title }: { id: string; title: string }) => ({
    modId: id,
    name: title,
    thumbnail_url: 'https://exemplo.test/mapa.png',
    minecraft_version: '1.20.1',
    short_description: 'Como foi guardado.',
    tags: ['mapa'],
    downloaded_at: '2026-11-02T03:04:05.678Z',
    saved_at: '2026-11-02T03:04:06.000Z',
    date: '2026-11-02',
    time: '03:04',
    size: 3 * 1024 * 1024,
    status: 'available',
    type: 'premium',
  });
  await signIn(page, member);
  await storeLocal(page, member, [here, withdrawn].map(specified));
  await page.goto('/downloads');
  await expect(titles(page)).toHaveText([here.title, withdrawn.title], SOON);
  const line = findLine(page, here.title);
  for (const detail of ['1.20.1', 'Premium', '3 MB']) await expect(line).toContainText(detail);
  await expect(line).not.toContainText('Nova versão disponível');
  await expect(findLine(page, withdrawn.title)).toContainText('Não está mais disponível', SOON);
  await line.getByRole('link', { name: 'Baixar de novo' }).click();
  await expect(page).toHaveURL(`/mods/${here.slug}/download`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(here.title, SOON);
});

test('periods follow the calendar days of the visitor, also after midnight (R104, R108, R115)', async ({ page }) => {
  const isToday = (path: string) => (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    const { period, utc_offset } = Object.fromEntries(searchParams);
    return pathname === path && period === 'today' && utc_offset === String(HOURS * 60);
  };
  await page.clock.install();
  const [today, yesterday] = await listDownloadableMods();
  const member = await createMember({ verified: true });
  await storeHistory(member.uid, [toHistoryEntry(today, 60), toHistoryEntry(yesterday, 23.5 * 60)]);
  await signIn(page, member);
  const ofActivity = page.waitForRequest(isToday('/api/user/activity'));
  await page.goto('/activity?p=today');
  await ofActivity;
  await page.goto('/downloads?p=today');
  await expect(titles(page)).toHaveText([today.title], SOON);
  const nextDay = page.waitForRequest(isToday('/api/mods/user/downloads/history'), SOON);
  await page.clock.fastForward('02:00:00');
  await nextDay;
});

test('removes one download, then all, by keyboard, and syncs another tab (R103)', async ({ page }) => {
  const [first, second, third] = await listDownloadableMods();
  const member = await createMember({ verified: true });
  const withdrawn = await createApprovedMod();
  const entries = [
    toHistoryEntry(first, 1),
    toHistoryEntry(second, 2),
    { ...toHistoryEntry(third, 3), mod_id: withdrawn.id, title: withdrawn.title },
  ];
  await storeHistory(member.uid, entries);
  await signIn(page, member);
  await storeLocal(page, member, entries.slice(0, 2));
  await page.goto('/downloads');
  await expect(titles(page)).toHaveText([first.title, second.title, withdrawn.title], SOON);
  await expect(
    findLine(page, withdrawn.title).getByRole('link', { name: withdrawn.title, exact: true }),
  ).toHaveAttribute('href', `/mods/${withdrawn.slug}`);
  const other = await stubPictures(await page.context().newPage());
  await other.goto('/downloads');
  await expect(titles(other)).toHaveCount(3, SOON);

  await withdrawMod(withdrawn);
  await page.reload();
  await expect(findLine(page, withdrawn.title)).toContainText('Não está mais disponível', SOON);
  await expect(findLine(page, withdrawn.title).getByRole('link')).toHaveCount(0);

  await removeButton(page, first.title).focus();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText([second.title, withdrawn.title], SOON);
  await expect(removeButton(page, second.title)).toBeFocused();
  await expect(page.getByText('Excluído do histórico')).toBeVisible();
  expect((await listHistory(member.uid)).sort()).toEqual([second.id, withdrawn.id].sort());
  await expect(titles(other)).toHaveText([second.title, withdrawn.title], SOON);

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
  expect(await listHistory(member.uid)).toEqual([]);
  await expect(main(other).getByRole('heading', { name: 'Nenhum download ainda' })).toBeVisible(SOON);
  await page.reload();
  await expect(main(page).getByRole('heading', { name: 'Nenhum download ainda' })).toBeVisible(SOON);
});

test('shows local downloads offline, retries failures and reports an ended session (R102, R111)', async ({
  page,
  watch,
}) => {
  watch.allowError(/net::ERR_|Failed to load resource|Could not reach Cloud Firestore/);
  const [here, there] = await listDownloadableMods();
  const member = await createMember({ verified: true });
  await storeHistory(member.uid, [toHistoryEntry(there, 5)]);
  await signIn(page, member);
  await storeLocal(page, member, [toHistoryEntry(here, 1)]);
  await failWith(page, '**/api/mods/user/downloads/history', 500);
  await page.route(/google\.firestore/, (route) => route.abort());
  await page.goto('/downloads');
  await expect(main(page).getByText('Não foi possível carregar o histórico da sua conta.')).toBeVisible(SOON);
  await expect(titles(page)).toHaveText([here.title]);
  await page.unroute('**/api/mods/user/downloads/history');
  await main(page).getByRole('button', { name: 'Tentar novamente' }).click();
  // Restored after the click: once Firestore responds, the list loads by itself and the button disappears.
  await page.unroute(/google\.firestore/);
  await expect(titles(page)).toHaveText([here.title, there.title], SOON);

  await failWith(page, '**/api/mods/user/downloads/history/*', 500);
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
  await signOut(other);
  await expect(main(page).getByRole('alert')).toContainText('Entre para continuar', SOON);
  await main(page).getByRole('link', { name: 'Entrar' }).click();
  await sendLogin(page, member);
  await expect(page).toHaveURL('/downloads?p=today');
});
