import type { ModCard } from '@bigorna/domain/endpoints/mods';
import { PAGE_SIZE } from '@bigorna/domain/limits';
import type { Locator, Page } from '@playwright/test';
import { withoutAccents } from './support/accented-mod.ts';
import { listMods } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { type Member, newMember } from './support/members.ts';
import { entryOf, putHistory } from './support/own-history.ts';
import { newOwnMod } from './support/own-mod.ts';
import { toast } from './support/profile.ts';
import { loginForm, signIn } from './support/session.ts';
import { withoutPictures } from './support/without-pictures.ts';

const SOON = { timeout: 40_000 };
const MINUTE_MS = 60_000;
const COMMIT = '**/documents:commit**';
/** A new mod is known to each process of the catalogue as that follows: until then a page is opened again. */
const NOT_YET = /404 \(Not Found\).*\/api\/mods\/prova-/;

const main = (page: Page): Locator => page.getByRole('main');
const hearts = (page: Page): Locator => main(page).getByRole('button', { name: /^Favoritar / });
const heart = (page: Page, title: string): Locator =>
  main(page).getByRole('button', { name: `Favoritar ${title}`, exact: true });
const toggle = (page: Page, title: string): Locator =>
  main(page).getByRole('button', { name: `Favorito ${title}`, exact: true });
const isMarked = async ({ uid }: Member, modId: string): Promise<boolean> =>
  (await firestore.doc(`users/${uid}/favorites/${modId}`).get()).exists;

/** Marks mods as if it had been done a minute apart, the first one last. */
const putFavorites = async ({ uid }: Member, modIds: readonly string[]): Promise<void> => {
  const batch = firestore.batch();
  modIds.forEach((mod_id, index) => {
    const created_at = new Date(Date.now() - index * MINUTE_MS);
    batch.set(firestore.doc(`users/${uid}/favorites/${mod_id}`), { mod_id, created_at });
  });
  await batch.commit();
};

test('R101 with the keyboard alone: who wants to mark a mod signs in first, unverified as they may be, comes back, and finds it marked', async ({
  page,
  watch,
}) => {
  test.setTimeout(150_000);
  watch.bearError(NOT_YET);
  await withoutPictures(page);
  const [mod, member] = await Promise.all([newOwnMod(), newMember({ verified: false })]);
  const button = toggle(page, mod.title);
  await expect(async () => {
    if (!(await button.isVisible())) await page.goto(`/mods/${mod.slug}`);
    await button.press('Enter', { timeout: 5_000 });
    const notice = toast(page, 'Faça login para favoritar mods');
    await notice.getByRole('button', { name: 'Entrar' }).press('Enter', { timeout: 4_000 });
    await expect(page).toHaveURL('/login', { timeout: 4_000 });
  }).toPass(SOON);
  await expect(loginForm(page).identifier).toBeVisible();
  await loginForm(page).identifier.press('Tab');
  await loginForm(page).identifier.fill(member.username);
  await loginForm(page).password.fill(member.password);
  await loginForm(page).password.press('Enter');

  await expect(page).toHaveURL(`/mods/${mod.slug}`, SOON);
  await expect(toast(page, 'Adicionado aos favoritos')).toBeVisible(SOON);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(main(page)).toContainText('1 favorito');
  await expect.poll(() => isMarked(member, mod.id), SOON).toBe(true);

  // Done once: the page opened anew does not do it again.
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

test('R101 a heart turns at once, and back where the write fails or there is no network; other tabs follow', async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(150_000);
  watch.expectError(/403 \(Forbidden\).*documents:commit/);
  watch.bearError(NOT_YET);
  watch.bearError(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
  // What Firestore's own connection asks for when it loses the network, to see whether there is any.
  watch.bearError(/www\.google\.com\/images\/cleardot\.gif/);
  await withoutPictures(page);
  const [mod, member] = await Promise.all([newOwnMod(), newMember({ verified: false })]);
  await signIn(page, member);
  const mine = heart(page, mod.title);
  const find = () =>
    expect(async () => {
      await page.goto(`/search?q=${mod.title.split(' ')[1]}`);
      await expect(mine).toBeVisible({ timeout: 5_000 });
    }).toPass(SOON);

  // Shown before the server knows.
  const answer = Promise.withResolvers<void>();
  await page.route(COMMIT, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await find();
  await mine.click();
  await expect(mine).toHaveAttribute('aria-pressed', 'true', SOON);
  expect(await isMarked(member, mod.id)).toBe(false);
  answer.resolve();
  await expect.poll(() => isMarked(member, mod.id), SOON).toBe(true);

  // Another tab, by its own button; undone there.
  const other = await withoutPictures(await context.newPage());
  const theirs = toggle(other, mod.title);
  await expect(async () => {
    await other.goto(`/mods/${mod.slug}`);
    await expect(theirs).toBeVisible({ timeout: 5_000 });
  }).toPass(SOON);
  await expect(theirs).toHaveAttribute('aria-pressed', 'true', SOON);
  await theirs.click();
  await expect(mine).toHaveAttribute('aria-pressed', 'false', SOON);
  await expect(async () => {
    if ((await theirs.getAttribute('aria-pressed')) === 'true') await theirs.click();
    await toast(other, 'Removido dos favoritos').getByRole('button', { name: 'Desfazer' }).click({ timeout: 4_000 });
  }).toPass(SOON);
  await expect(mine).toHaveAttribute('aria-pressed', 'true', SOON);
  await mine.click();
  await expect(theirs).toHaveAttribute('aria-pressed', 'false', SOON);
  await expect.poll(() => isMarked(member, mod.id), SOON).toBe(false);

  // Refused.
  await page.route(COMMIT, (route) =>
    route.fulfill({ status: 403, json: { error: { code: 403, message: 'no', status: 'PERMISSION_DENIED' } } }),
  );
  await mine.click();
  await expect(toast(page, 'Erro ao adicionar aos favoritos')).toBeVisible(SOON);
  await expect(mine).toHaveAttribute('aria-pressed', 'false');
  await page.unroute(COMMIT);

  // Without network nothing is kept to be sent later.
  await context.setOffline(true);
  await mine.click();
  await expect(toast(page, 'Você está sem conexão. Nada foi alterado.')).toBeVisible(SOON);
  await expect(mine).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await find();
  await expect(mine).toHaveAttribute('aria-pressed', 'false');
  await mine.click();
  await expect(mine).toHaveAttribute('aria-pressed', 'true', SOON);
  await expect.poll(() => isMarked(member, mod.id), SOON).toBe(true);
});

const inOrder = (cards: readonly ModCard[]): string[] =>
  cards.map(({ title }) => title).sort((a, b) => a.localeCompare(b, 'pt-BR'));

test('R101 the page of favorites: newest first, searched, sorted, in pages, with newer versions and what is gone, live to the last one', async ({
  page,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.expectError(/ERR_FAILED.*\/api\/mods\/cards/);
  await withoutPictures(page);
  const cards = (await listMods({ limit: '100', sort: 'downloads' })).slice(0, PAGE_SIZE + 2);
  const [outdated, kept] = cards;
  if (!outdated || !kept) throw new Error('the catalogue is nearly empty');
  const gone = 'prova-que-nunca-existiu';
  const member = await newMember({ verified: true });
  await putFavorites(member, [outdated.id, gone, ...cards.slice(1).map(({ id }) => id)]);
  await putHistory(member.uid, [
    entryOf(outdated, 1, { version: '0.0.1' }),
    entryOf(kept, 2, { version: kept.version }),
  ]);
  await signIn(page, member);

  // What cannot be loaded can be tried again.
  await page.route('**/api/mods/cards?**', (route) => route.abort());
  await page.goto('/favorites');
  await expect(main(page).getByRole('alert')).toContainText('Não foi possível carregar seus favoritos', SOON);
  await page.unroute('**/api/mods/cards?**');
  await main(page).getByRole('button', { name: 'Tentar novamente' }).click();

  const titles = main(page).getByRole('article').getByRole('heading');
  await expect(titles).toHaveCount(PAGE_SIZE, SOON);
  await expect(main(page)).toContainText(`${cards.length + 1} favoritos`);
  await expect(titles.first()).toHaveText(outdated.title);
  const cardOf = (title: string) =>
    main(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(cardOf(outdated.title)).toContainText(`Há uma versão mais nova: ${outdated.version}`, SOON);
  await expect(cardOf(kept.title)).not.toContainText('Há uma versão mais nova');
  const goneCard = main(page).getByRole('article').nth(1);
  await expect(goneCard).toContainText('Não está mais disponível');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  // Pages, order and text are in the address.
  await main(page).getByRole('link', { name: 'Próxima' }).click();
  await expect(page).toHaveURL('/favorites?page=2');
  await expect(titles).toHaveCount(3);
  await main(page).getByLabel('Ordenar').selectOption('Título');
  await expect(page).toHaveURL('/favorites?s=title');
  await expect(titles).toHaveText(inOrder(cards).slice(0, PAGE_SIZE), SOON);
  const accented = cards.find(({ title }) => withoutAccents(title) !== title) ?? outdated;
  await main(page).getByRole('searchbox').fill(withoutAccents(accented.title).toUpperCase());
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(titles).toHaveText([accented.title]);
  await page.reload();
  await expect(titles).toHaveText([accented.title], SOON);
  await main(page).getByRole('searchbox').fill('nada-que-exista');
  await main(page).getByRole('button', { name: 'Mostrar todos' }).click();
  await expect(titles).toHaveCount(PAGE_SIZE, SOON);

  // Taken out by the keyboard: the focus goes on to the next one, and what went can come back.
  await page.goto('/favorites');
  await expect(goneCard).toContainText('Não está mais disponível', SOON);
  await hearts(page).nth(1).press('Enter');
  await expect(main(page)).not.toContainText('Não está mais disponível');
  await expect(heart(page, kept.title)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heart(page, kept.title)).toHaveCount(0);
  await toast(page, kept.title).getByRole('button', { name: 'Desfazer' }).press('Enter');
  await expect(titles.first()).toHaveText(kept.title, SOON);
  await expect.poll(() => isMarked(member, kept.id), SOON).toBe(true);
  await expect.poll(() => isMarked(member, gone), SOON).toBe(false);

  // Live: what another device takes out goes, down to the last.
  await firestore.doc(`users/${member.uid}/favorites/${outdated.id}`).delete();
  await expect(heart(page, outdated.title)).toHaveCount(0, SOON);
  await firestore.recursiveDelete(firestore.collection(`users/${member.uid}/favorites`));
  await expect(main(page).getByRole('heading', { name: 'Nenhum favorito ainda' })).toBeVisible(SOON);
  await expect(main(page).getByRole('link', { name: 'Explorar mods' })).toBeVisible();
});
