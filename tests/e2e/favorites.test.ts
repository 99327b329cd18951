import type { ModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { PAGE_SIZE } from '@bigorna/domain/limits';
import type { Locator, Page } from '@playwright/test';
import { removeAccents } from './support/accented-mod.ts';
import { listMods } from './support/api.ts';
import { createApprovedMod } from './support/approved-mod.ts';
import { expectAccessible } from './support/axe.ts';
import { storeHistory, toHistoryEntry } from './support/download-history.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember, type Member } from './support/members.ts';
import { hold } from './support/network.ts';
import { openUntilVisible } from './support/open-until.ts';
import { getToast } from './support/profile.ts';
import { getLoginForm, signIn } from './support/session.ts';
import { stubPictures } from './support/stub-pictures.ts';

const SOON = { timeout: 40_000 };
const MINUTE_MS = 60_000;
const COMMIT = '**/documents:commit**';
/** Error of an instance that has not synced a new mod yet. The tests then reload the page of the mod. */
const NOT_SYNCED = /404 \(Not Found\).*\/api\/mods\/prova-/;

const main = (page: Page): Locator => page.getByRole('main');
const hearts = (page: Page): Locator => main(page).getByRole('button', { name: /^Favoritar / });
const heart = (page: Page, title: string): Locator =>
  main(page).getByRole('button', { name: `Favoritar ${title}`, exact: true });
const toggle = (page: Page, title: string): Locator =>
  heart(page, title).or(main(page).getByRole('button', { name: `Favoritado ${title}`, exact: true }));
const isMarked = async ({ uid }: Member, modId: string): Promise<boolean> =>
  (await firestore.doc(`users/${uid}/favorites/${modId}`).get()).exists;

/** Stores favorites one minute apart, the newest first. */
const storeFavorites = async ({ uid }: Member, modIds: readonly string[]): Promise<void> => {
  const batch = firestore.batch();
  modIds.forEach((mod_id, index) => {
    const created_at = new Date(Date.now() - index * MINUTE_MS);
    batch.set(firestore.doc(`users/${uid}/favorites/${mod_id}`), { mod_id, created_at });
  });
  await batch.commit();
};

test.beforeEach(({ page }) => stubPictures(page));

test('an unverified member logs in by keyboard, and the pending favorite is then stored (R101)', async ({
  page,
  watch,
}) => {
  test.setTimeout(150_000);
  watch.allowError(NOT_SYNCED);
  const [mod, member] = await Promise.all([createApprovedMod(), createMember({ verified: false })]);
  const button = toggle(page, mod.title);
  await expect(async () => {
    if (!(await button.isVisible())) await page.goto(`/mods/${mod.slug}`);
    await button.press('Enter', { timeout: 5_000 });
    const notice = getToast(page, 'Faça login para favoritar mods');
    await notice.getByRole('button', { name: 'Entrar' }).press('Enter', { timeout: 4_000 });
    await expect(page).toHaveURL('/login', { timeout: 4_000 });
  }).toPass(SOON);
  await expect(getLoginForm(page).identifier).toBeVisible();
  await getLoginForm(page).identifier.press('Tab');
  await getLoginForm(page).identifier.fill(member.username);
  await getLoginForm(page).password.fill(member.password);
  await getLoginForm(page).password.press('Enter');

  await expect(page).toHaveURL(`/mods/${mod.slug}`, SOON);
  await expect(getToast(page, 'Adicionado aos favoritos')).toBeVisible(SOON);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(main(page)).toContainText('1 favorito');
  await expect.poll(() => isMarked(member, mod.id), SOON).toBe(true);

  // The action runs once: a reload does not repeat it.
  await expect(async () => {
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'false', { timeout: 2_000 });
  }).toPass(SOON);
  await expect(main(page)).toContainText('0 favorito');
  await expect.poll(() => isMarked(member, mod.id), SOON).toBe(false);
  await expect(async () => {
    await page.reload();
    await button.press('Enter', { timeout: 5_000 });
  }).toPass(SOON);
  await expect(button).toHaveAttribute('aria-pressed', 'true', SOON);
  await expect.poll(() => isMarked(member, mod.id), SOON).toBe(true);
});

test('toggles a favorite optimistically, reverts on failure or offline, and syncs tabs (R101)', async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(150_000);
  watch.expectError(/403 \(Forbidden\).*documents:commit/);
  watch.allowError(NOT_SYNCED);
  watch.allowError(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
  const [mod, member] = await Promise.all([createApprovedMod(), createMember({ verified: false })]);
  await signIn(page, member);
  const listHeart = heart(page, mod.title);
  const find = () => openUntilVisible(listHeart, `/search?q=${mod.title.split(' ')[1]}`, 5_000, SOON);

  // Optimistic: shown before the server confirms.
  const release = await hold(page, COMMIT);
  await find();
  await listHeart.click();
  await expect(listHeart).toHaveAttribute('aria-pressed', 'true', SOON);
  expect(await isMarked(member, mod.id)).toBe(false);
  release();
  await expect.poll(() => isMarked(member, mod.id), SOON).toBe(true);

  // In another tab, the heart removes the favorite, and undo restores the favorite.
  const other = await stubPictures(await context.newPage());
  const pageHeart = toggle(other, mod.title);
  await openUntilVisible(pageHeart, `/mods/${mod.slug}`, 5_000, SOON);
  await expect(pageHeart).toHaveAttribute('aria-pressed', 'true', SOON);
  await pageHeart.click();
  // Hovering keeps the toast open.
  await getToast(other, 'Removido dos favoritos').hover();
  await expect(listHeart).toHaveAttribute('aria-pressed', 'false', SOON);
  await expect(async () => {
    if ((await pageHeart.getAttribute('aria-pressed')) === 'true') await pageHeart.click();
    await getToast(other, 'Removido dos favoritos').getByRole('button', { name: 'Desfazer' }).click({ timeout: 4_000 });
  }).toPass(SOON);
  await expect(listHeart).toHaveAttribute('aria-pressed', 'true', SOON);
  await listHeart.click();
  await expect(pageHeart).toHaveAttribute('aria-pressed', 'false', SOON);
  await expect.poll(() => isMarked(member, mod.id), SOON).toBe(false);

  // The server refuses the write.
  await page.route(COMMIT, (route) =>
    route.fulfill({ status: 403, json: { error: { code: 403, message: 'no', status: 'PERMISSION_DENIED' } } }),
  );
  await listHeart.click();
  await expect(getToast(page, 'Erro ao adicionar aos favoritos')).toBeVisible(SOON);
  await expect(listHeart).toHaveAttribute('aria-pressed', 'false');
  await page.unroute(COMMIT);

  // Offline, nothing is queued.
  await context.setOffline(true);
  await listHeart.click();
  await expect(getToast(page, 'Você está sem conexão. Nada foi alterado.')).toBeVisible(SOON);
  await expect(listHeart).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await find();
  await expect(listHeart).toHaveAttribute('aria-pressed', 'false');
  await listHeart.click();
  await expect(listHeart).toHaveAttribute('aria-pressed', 'true', SOON);
  await expect.poll(() => isMarked(member, mod.id), SOON).toBe(true);
});

const sortTitles = (cards: readonly ModCard[]): string[] =>
  cards.map(({ title }) => title).sort((a, b) => a.localeCompare(b, 'pt-BR'));

test('searches, sorts and pages favorites, with newer versions and removed mods, live (R101)', async ({
  page,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.expectError(/ERR_FAILED.*\/api\/mods\/cards/);
  const cards = (await listMods({ limit: '100', sort: 'downloads' })).slice(0, PAGE_SIZE + 2);
  const [outdated, current] = cards;
  if (!outdated || !current) throw new Error('the catalogue is nearly empty');
  const missingId = 'prova-que-nunca-existiu';
  const member = await createMember({ verified: true });
  const marked = { kind: 'favorites', mod_id: missingId, title: 'Horta que saiu do catálogo', at: new Date() };
  await firestore.doc(`users/${member.uid}/activity/favorites_${missingId}`).set(marked);
  await storeFavorites(member, [outdated.id, missingId, ...cards.slice(1).map(({ id }) => id)]);
  await storeHistory(member.uid, [
    toHistoryEntry(outdated, 1, { version: '0.0.1' }),
    toHistoryEntry(current, 2, { version: current.version }),
  ]);
  await signIn(page, member);

  // A failed load can be retried.
  await page.route('**/api/mods/cards?**', (route) => route.abort());
  await page.goto('/favorites');
  await expect(main(page).getByRole('alert')).toContainText('Não foi possível carregar seus favoritos', SOON);
  await page.unroute('**/api/mods/cards?**');
  await main(page).getByRole('button', { name: 'Tentar novamente' }).click();

  const titles = main(page).getByRole('article').getByRole('heading');
  await expect(titles).toHaveCount(PAGE_SIZE, SOON);
  await expect(main(page)).toContainText(`${cards.length + 1} favoritos`);
  await expect(titles.first()).toHaveText(outdated.title);
  const findCard = (title: string) =>
    main(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(findCard(outdated.title)).toContainText(`Nova versão disponível: ${outdated.version}`, SOON);
  await expect(findCard(current.title)).not.toContainText('Nova versão disponível');
  const missingCard = main(page).getByRole('article').nth(1);
  await expect(missingCard).toContainText('Não está mais disponível');
  await expect(missingCard.getByRole('heading')).toHaveText('Horta que saiu do catálogo');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  // Page, order and search text are in the URL.
  await main(page).getByRole('link', { name: 'Próxima' }).click();
  await expect(page).toHaveURL('/favorites?page=2');
  await expect(titles).toHaveCount(3);
  await main(page).getByLabel('Ordenar').selectOption('Título');
  await expect(page).toHaveURL('/favorites?s=title');
  await expect(titles).toHaveText(sortTitles(cards).slice(0, PAGE_SIZE), SOON);
  const accented = cards.find(({ title }) => removeAccents(title) !== title) ?? outdated;
  await main(page).getByRole('searchbox').fill(removeAccents(accented.title).toUpperCase());
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(titles).toHaveText([accented.title]);
  await page.reload();
  await expect(titles).toHaveText([accented.title], SOON);
  await main(page).getByRole('searchbox').fill('nada-que-exista');
  await main(page).getByRole('button', { name: 'Mostrar todos' }).click();
  await expect(titles).toHaveCount(PAGE_SIZE, SOON);

  // After a removal by keyboard, the focus moves to the next heart. Undo restores the favorite.
  await page.goto('/favorites');
  await expect(missingCard).toContainText('Não está mais disponível', SOON);
  await hearts(page).nth(1).press('Enter');
  await expect(main(page)).not.toContainText('Não está mais disponível');
  await expect(heart(page, current.title)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heart(page, current.title)).toHaveCount(0);
  await getToast(page, current.title).getByRole('button', { name: 'Desfazer' }).press('Enter');
  await expect(titles.first()).toHaveText(current.title, SOON);
  await expect.poll(() => isMarked(member, current.id), SOON).toBe(true);
  await expect.poll(() => isMarked(member, missingId), SOON).toBe(false);

  // The page shows removals from another device live, down to the last favorite.
  await firestore.doc(`users/${member.uid}/favorites/${outdated.id}`).delete();
  await expect(heart(page, outdated.title)).toHaveCount(0, SOON);
  await firestore.recursiveDelete(firestore.collection(`users/${member.uid}/favorites`));
  await expect(main(page).getByRole('heading', { name: 'Nenhum favorito ainda' })).toBeVisible(SOON);
  await expect(main(page).getByRole('link', { name: 'Explorar mods' })).toBeVisible();
});
