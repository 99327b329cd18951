import { assignClientIp } from './support/client-ip.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { banMember, createMember } from './support/members.ts';
import { getSection, getToast, openProfile } from './support/profile.ts';
import { getAccountButton, getLoginLink, sendLogin, signIn, signOut } from './support/session.ts';
import { getStoredToken, getSubject } from './support/stored-token.ts';
import { stubPictures } from './support/stub-pictures.ts';

test('a login in one tab signs in the other tabs, and a waiting tab continues (R070)', async ({ page, context }) => {
  const waiting = await context.newPage();
  await waiting.goto('/downloads?periodo=mes');
  await expect(waiting).toHaveURL('/login');
  const reading = await context.newPage();
  await reading.goto('/contact');
  await expect(getLoginLink(reading)).toBeVisible();
  const member = await createMember({ verified: false });
  await signIn(page, member);
  await expect(getAccountButton(reading)).toBeVisible();
  await expect(reading).toHaveURL('/contact');
  await expect(waiting).toHaveURL('/downloads?periodo=mes');
  await expect(getAccountButton(waiting)).toBeVisible();
});

test('a tab gets live updates after another tab signs in (R070)', async ({ page, context, watch }) => {
  // The ban may refuse calls of a page that is still loading.
  watch.allowError(/403 \(Forbidden\).*\/api\//);
  const member = await createMember({ verified: false });
  const other = await context.newPage();
  const listening = other.waitForRequest(/google\.firestore\.v1\.Firestore\/Listen/);
  await other.goto('/contact');
  await signIn(page, member);
  await expect(getAccountButton(other)).toBeVisible();
  await listening;
  await banMember(member, 'Propaganda nas duas abas');
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/banned');
    await expect(tab.getByRole('main')).toContainText('Propaganda nas duas abas');
    expect(await getStoredToken(tab)).toBeNull();
  }
});

test('switches the other tab to the new member, and shows no data of the first member (R070)', async ({
  page,
  context,
}) => {
  await stubPictures(page);
  const first = await createMember({ verified: false });
  const second = await createMember({ verified: false });
  await signIn(page, first);
  const other = await context.newPage();
  await openProfile(other);
  const main = other.getByRole('main');
  await expect(main).toContainText(first.username);
  await signOut(page);
  await expect(main.getByRole('heading', { name: 'Entre para continuar' })).toBeVisible();
  expect(await other.content()).not.toContain(first.username);
  await getLoginLink(page).click();
  await sendLogin(page, second);
  await expect(page).toHaveURL('/dashboard');
  await expect(main).toContainText(second.username);
  expect(await other.content()).not.toContain(first.username);
  for (const tab of [page, other]) expect(getSubject((await getStoredToken(tab)) ?? '')).toBe(second.uid);
  await other.reload();
  await expect(main).toContainText(second.username);
});

test('restores the session in a new tab after the first tab was closed (R070)', async ({ page, context }) => {
  const member = await createMember({ verified: false });
  await signIn(page, member);
  await page.close();
  const next = await context.newPage();
  await next.goto('/dashboard');
  await expect(next.getByRole('main')).toContainText(member.username);
});

test('a password change in one tab keeps the other tab signed in and listening (R070, R082)', async ({
  browser,
  watch,
}) => {
  // Not watched for errors: the other tab's listener is refused during the change.
  const context = await browser.newContext();
  await watch.watchPolicy(context);
  await assignClientIp(context);
  const page = await context.newPage();
  const member = await createMember({ verified: false });
  await signIn(page, member);
  const other = await context.newPage();
  const listening = other.waitForRequest(/google\.firestore\.v1\.Firestore\/Listen/);
  await other.goto('/dashboard');
  await listening;
  await openProfile(page);
  const before = await getStoredToken(page);
  const form = getSection(page, 'Senha');
  await form.getByRole('button', { name: 'Alterar senha' }).click();
  await form.getByLabel('Senha atual', { exact: true }).fill(member.password);
  await form.getByLabel('Nova senha', { exact: true }).fill('Forjada2026');
  await form.getByLabel('Repita a nova senha', { exact: true }).fill('Forjada2026');
  await form.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(getToast(page, 'Senha alterada!')).toBeVisible();
  await expect.poll(() => getStoredToken(other)).not.toBe(before);
  await firestore.doc(`users/${member.uid}`).update({ display_name: 'Ainda aqui' });
  for (const tab of [page, other]) await expect(getAccountButton(tab)).toHaveAccessibleName('Conta de Ainda aqui');
  await banMember(member, 'Nem a nova senha ajuda');
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/banned');
    await expect(tab.getByRole('main')).toContainText('Nem a nova senha ajuda');
  }
  await context.close();
});
