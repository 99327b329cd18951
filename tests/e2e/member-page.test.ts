import type { Page } from '@playwright/test';
import { listPopularMods } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { createModForComments, findComment, openComments, storeComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { banMember, createMember, unbanMember } from './support/members.ts';
import { getSection, openProfileAsMember } from './support/profile.ts';
import { stubPictures } from './support/stub-pictures.ts';

/** Timeout until a change appears on the site, on a shared machine. */
const SOON = { timeout: 30_000 };
const PER_PAGE = 20;
const NAME = 'Ana do Moinho';

const articles = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const older = (page: Page) => page.getByRole('button', { name: 'Mostrar mais antigos' });

/** Reloads the page until `check` passes, because instances of the API sync a change one by one. */
const reloadUntil = (page: Page, check: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.reload();
    await check();
  }).toPass(SOON);

test('a comment links to the page of the member, which links back to the comment (R106)', async ({ page, watch }) => {
  test.slow();
  await stubPictures(page);
  const [mod, member] = await Promise.all([createModForComments(watch), createMember({ verified: true })]);
  await firestore.doc(`users/${member.uid}`).update({ display_name: NAME, bio: 'Faço moinhos.\nE trens.' });
  const author = { username: member.username, display_name: NAME, avatar_url: null, role: 'user' } as const;
  const own = { uid: member.uid, author };
  const ids = await Promise.all(
    Array.from({ length: PER_PAGE + 2 }, (_, index) => storeComment(mod.id, index + 1, own)),
  );
  await storeComment(mod.id, 30, { ...own, text: 'Escondido', hidden: true });
  await storeComment(mod.id, 31, { text: 'De outra pessoa' });

  await openComments(page, mod.slug);
  await findComment(page, 'Comentário de 1 minutos').getByRole('link', { name: NAME }).click();
  await expect(page).toHaveURL(`/members/${member.uid}`);
  await expect(heading(page, NAME)).toBeVisible();
  await expect(page).toHaveTitle(/^Ana do Moinho · /);
  await reloadUntil(page, () => expect(articles(page)).toHaveCount(PER_PAGE, { timeout: 5000 }));
  const main = page.getByRole('main');
  await expect(main).toContainText(`@${member.username}`);
  await expect(main.getByText('Faço moinhos.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Favoritos recentes' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Editar perfil' })).toHaveCount(0);
  await expect(articles(page).first().getByRole('link', { name: mod.title })).toHaveAttribute(
    'href',
    `/mods/${mod.slug}`,
  );
  await expectAccessible(page);

  const report = main.getByRole('button', { name: 'Denunciar', exact: true });
  await report.click();
  await expect(page.getByRole('dialog', { name: 'Denunciar membro' })).toContainText(NAME);
  await page.keyboard.press('Escape');
  await expect(report).toBeFocused();

  await older(page).press('Enter');
  await expect(articles(page)).toHaveCount(PER_PAGE + 2);
  await expect(articles(page).nth(PER_PAGE)).toBeFocused();
  await expect(older(page)).toHaveCount(0);
  await expect(main).not.toContainText('Escondido');
  await expect(main).not.toContainText('De outra pessoa');

  await articles(page).last().getByRole('link', { name: 'Ver na conversa' }).click();
  await expect(page).toHaveURL(`/mods/${mod.slug}?tab=comments&c=${ids.at(-1)}`);
  await expect(findComment(page, `Comentário de ${PER_PAGE + 2} minutos`)).toHaveAttribute(
    'aria-current',
    'true',
    SOON,
  );
  await page.goBack();
  await expect(articles(page)).toHaveCount(PER_PAGE + 2);
});

test('a banned member has no page until the ban ends', async ({ page, watch }) => {
  test.slow();
  watch.expectError(/status of 404/);
  const member = await createMember({ verified: true });
  await page.goto(`/members/${member.uid}`);
  await expect(heading(page, member.username)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`${member.username} ainda não comentou em nenhum mod.`);
  await banMember(member, 'Prova');
  const gone = heading(page, 'Membro não encontrado');
  await reloadUntil(page, () => expect(gone).toBeVisible({ timeout: 5000 }));
  await expect(page).toHaveTitle(/^Membro não encontrado · /);
  await expect(page.getByRole('main')).not.toContainText(member.username);
  await expectAccessible(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Explorar mods' })).toHaveAttribute('href', '/mods');
  await unbanMember(member);
  await reloadUntil(page, () => expect(heading(page, member.username)).toBeVisible({ timeout: 5000 }));
});

test('the member page and its comments report and retry failed loads separately', async ({ page, watch }) => {
  watch.expectError(/status of 503/);
  const member = await createMember({ verified: true });
  const fail = (pattern: string) =>
    page.route(pattern, (route) => route.fulfill({ status: 503, json: { success: false } }));
  await fail('**/api/members/*');
  await fail('**/api/members/*/comments');
  await page.goto(`/members/${member.uid}`);
  const retry = page.getByRole('main').getByRole('button', { name: 'Tentar novamente' });
  await expect(retry).toBeVisible(SOON);
  await page.unroute('**/api/members/*');
  await retry.click();
  await expect(heading(page, member.username)).toBeVisible(SOON);
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'Erro ao carregar os comentários' });
  await expect(failure).toBeVisible(SOON);
  await page.unroute('**/api/members/*/comments');
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('main')).toContainText('ainda não comentou em nenhum mod.', SOON);
});

test('members open their page from the profile, and choose whether the page shows favorites', async ({
  page,
  newVisitor,
}) => {
  test.slow();
  const member = await openProfileAsMember(page, { verified: true });
  const [mod] = await listPopularMods();
  await firestore.doc(`users/${member.uid}/favorites/${mod.id}`).set({ mod_id: mod.id, created_at: new Date() });
  const profile = getSection(page, 'Perfil');
  const shares = profile.getByRole('checkbox', { name: 'Mostrar meus favoritos nessa página' });
  const favorites = (shown: Page) => shown.getByRole('region', { name: 'Favoritos recentes' });

  await expect(shares).not.toBeChecked();
  await shares.check();
  await expect(profile.getByText('Salvo.')).toBeVisible();
  const visitor = await newVisitor();
  await visitor.goto(`/members/${member.uid}`);
  await reloadUntil(visitor, () => expect(favorites(visitor)).toContainText(mod.title, { timeout: 5000 }));
  await shares.uncheck();
  await expect
    .poll(async () => (await firestore.doc(`users/${member.uid}`).get()).get('settings.share_favorites'))
    .toBe(false);
  await reloadUntil(visitor, async () => {
    await expect(heading(visitor, member.username)).toBeVisible({ timeout: 5000 });
    await expect(favorites(visitor)).toHaveCount(0);
  });

  await profile.getByRole('link', { name: 'Ver como os outros veem' }).click();
  await expect(page).toHaveURL(`/members/${member.uid}`);
  await page.getByRole('main').getByRole('link', { name: 'Editar perfil' }).click();
  await expect(page).toHaveURL('/edit-profile');
});

test('the profile of an unverified member explains that the page needs a verified e-mail', async ({ page }) => {
  await openProfileAsMember(page, { verified: false });
  const profile = getSection(page, 'Perfil');
  await expect(profile.getByText('Ela só aparece depois que você verifica o e-mail.')).toBeVisible();
  await expect(profile.getByRole('link', { name: 'Ver como os outros veem' })).toHaveCount(0);
});
