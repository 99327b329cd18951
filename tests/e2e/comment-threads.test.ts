import type { Locator, Page } from '@playwright/test';
import { expectAccessible, getSettledOverflow } from './support/axe.ts';
import {
  chooseCommentAction,
  createModForComments,
  expectSessionKnown,
  findComment,
  openCommentMenu,
  openComments,
  storeComment,
  storeCommentBy,
} from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { getToast } from './support/profile.ts';
import { getLoginForm, sendLogin, signIn } from './support/session.ts';
import { stubPictures } from './support/stub-pictures.ts';

/** Timeout for live updates and triggers, on a shared machine. */
const LIVE = { timeout: 45_000 };
const PHONE = { width: 360, height: 740 };

const replyField = (page: Page): Locator => page.getByRole('textbox', { name: 'Sua resposta' });
const replyButton = (comment: Locator): Locator => comment.getByRole('button', { name: /^Responder a / });
const threadToggle = (comment: Locator, name: RegExp): Locator => comment.getByRole('button', { name });
const usefulButton = (comment: Locator): Locator => comment.getByRole('button', { name: /^Útil/ });

test.beforeEach(async ({ page }) => {
  test.slow();
  await stubPictures(page);
});

test('a member replies by keyboard on a phone, and the author gets a notification (R106, R110)', async ({
  page: author,
  newVisitor,
  watch,
}) => {
  const [mod, member, other] = await Promise.all([
    createModForComments(watch),
    createMember({ verified: true }),
    createMember({ verified: true }),
  ]);
  await storeCommentBy(member, mod.id, 5, 'Serve para a 1.21?');
  await storeComment(mod.id, 9, { text: 'Outro assunto' });
  const replier = await stubPictures(await newVisitor({ viewport: PHONE }));
  await signIn(author, member);
  await signIn(replier, other);
  await openComments(author, mod.slug);
  await openComments(replier, mod.slug);

  const question = findComment(replier, 'Serve para a 1.21?');
  await replyButton(question).focus();
  await replier.keyboard.press('Enter');
  await expect(replyField(replier)).toBeFocused();
  await replier.keyboard.press('Escape');
  await expect(replyField(replier)).toHaveCount(0);
  await expect(replyButton(question)).toBeFocused();
  await replier.keyboard.press('Enter');
  await replyField(replier).fill('Serve, uso todo dia.');
  await replier.keyboard.press('Control+Enter');
  const reply = findComment(replier, 'Serve, uso todo dia.');
  await expect(reply).toBeFocused(LIVE);
  await expect(getToast(replier, 'Comentário enviado!')).toBeVisible();
  await expect(threadToggle(question, /^1 resposta$/)).toHaveAttribute('aria-expanded', 'true');
  await expect(replyButton(reply)).toHaveCount(0);
  expect(await getSettledOverflow(replier)).toBe(0);
  await expectAccessible(replier);

  await test.step('the author sees the count of replies live, and opens the reply from the notification', async () => {
    const toggle = threadToggle(findComment(author, 'Serve para a 1.21?'), /^1 resposta$/);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false', LIVE);
    await expect(author.getByRole('status').filter({ hasText: /^2 comentários$/ })).toBeVisible();
    await toggle.focus();
    await author.keyboard.press('Enter');
    await expect(findComment(author, 'Serve, uso todo dia.')).toBeVisible(LIVE);
    await author.keyboard.press('Enter');
    await expect(findComment(author, 'Serve, uso todo dia.')).toHaveCount(0);
    // The count is not fixed, because a notification of an achievement may arrive too.
    const bell = author.getByRole('banner').getByRole('button', { name: /^Notificações: \d+ não lidas?$/ });
    await bell.click(LIVE);
    await author.getByRole('link', { name: /^Responderam ao seu comentário em/ }).click();
    await expect(findComment(author, 'Serve, uso todo dia.')).toHaveAttribute('aria-current', 'true', LIVE);
    await expect(findComment(author, 'Serve, uso todo dia.')).toBeFocused();
  });

  await test.step('deleting a comment deletes its replies', async () => {
    await chooseCommentAction(author, findComment(author, 'Serve para a 1.21?'), 'Excluir');
    const confirmation = author.getByRole('alertdialog', { name: 'Excluir este comentário?' });
    await expect(confirmation).toContainText('O comentário e as respostas a ele');
    await confirmation.getByRole('button', { name: 'Excluir' }).click();
    for (const page of [author, replier]) {
      await expect(findComment(page, 'Serve')).toHaveCount(0, LIVE);
      await expect(findComment(page, 'Outro assunto')).toBeVisible();
    }
    const comments = firestore.collection(`mods/${mod.id}/comments`);
    await expect.poll(async () => (await comments.count().get()).data().count, LIVE).toBe(1);
  });
});

test('members add and remove useful marks, and can sort comments by usefulness (R106)', async ({
  page,
  openAs,
  watch,
}) => {
  const [mod, member] = await Promise.all([createModForComments(watch), createMember({ verified: true })]);
  await storeComment(mod.id, 20, { text: 'O mais antigo, e o melhor' });
  await storeComment(mod.id, 10, { text: 'Mais novo' });
  await storeCommentBy(member, mod.id, 5, 'O meu próprio');
  const reader = await stubPictures(await openAs('jogador'));
  await signIn(page, member);
  for (const one of [page, reader]) await openComments(one, mod.slug);

  const [best, best2] = [page, reader].map((one) => findComment(one, 'e o melhor'));
  if (!best || !best2) throw new Error('no pages');
  await expect(usefulButton(findComment(page, 'O meu próprio'))).toHaveCount(0);
  await expect(usefulButton(findComment(reader, 'O meu próprio'))).toHaveCount(1);
  await expect(usefulButton(best)).toHaveAttribute('aria-pressed', 'false');
  // Until the member's marks are known, the button does nothing.
  await expect(async () => {
    if ((await usefulButton(best).getAttribute('aria-pressed')) === 'false') await usefulButton(best).press('Space');
    await expect(usefulButton(best)).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass(LIVE);
  await expect(usefulButton(best)).toHaveText('Útil1');
  await expect(usefulButton(best2)).toHaveText('Útil1', LIVE);
  await expect(usefulButton(best2)).toHaveAttribute('aria-pressed', 'false');
  await usefulButton(best2).click();
  for (const comment of [best, best2]) await expect(usefulButton(comment)).toHaveText('Útil2', LIVE);

  await expect(page.getByRole('main').getByRole('article').first()).toContainText('O meu próprio');
  await expect(async () => {
    await page.goto(`/mods/${mod.slug}?tab=comments&o=useful`);
    await expect(page.getByLabel('Ordenar')).toHaveValue('useful');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('e o melhor', { timeout: 3000 });
  }).toPass(LIVE);
  await expect(usefulButton(best)).toHaveAttribute('aria-pressed', 'true', LIVE);
  await usefulButton(best).click();
  await expect(usefulButton(best)).toHaveAttribute('aria-pressed', 'false', LIVE);
  await expect(usefulButton(best2)).toHaveText('Útil1', LIVE);
});

test('asks for a login or a verified e-mail before a reply or a useful mark (R106)', async ({
  page,
  openAs,
  watch,
}) => {
  const [mod, member] = await Promise.all([createModForComments(watch), createMember({ verified: true })]);
  const id = await storeComment(mod.id, 10, { text: 'Um relato' });
  await storeComment(mod.id, 8, { parent: id, text: 'Uma resposta de antes' });
  await firestore.doc(`mods/${mod.id}/comments/${id}`).update({ replies: 1 });
  await openComments(page, mod.slug);
  await threadToggle(findComment(page, 'Um relato'), /^1 resposta$/).click();
  await expect(findComment(page, 'Uma resposta de antes')).toBeVisible(LIVE);
  await usefulButton(findComment(page, 'Um relato')).click();
  await expect(getLoginForm(page).identifier).toBeVisible();
  await sendLogin(page, member);
  await expect(page).toHaveURL(`/mods/${mod.slug}?tab=comments&c=${id}`);
  await replyButton(findComment(page, 'Um relato')).click();
  await expect(replyField(page)).toBeFocused(LIVE);

  const unverified = await stubPictures(await openAs('novato'));
  await openComments(unverified, mod.slug);
  await replyButton(findComment(unverified, 'Um relato')).click();
  await expect(unverified.getByRole('dialog', { name: 'Verifique seu e-mail' })).toBeVisible();
});

test('staff open a reply by its link, can hide it, but cannot answer it officially (R106, R129)', async ({
  page,
  openAs,
  watch,
}) => {
  const mod = await createModForComments(watch);
  const id = await storeComment(mod.id, 10, { text: 'Um relato' });
  const [retained, rude] = [
    await storeComment(mod.id, 8, { parent: id, text: 'Resposta que fica' }),
    await storeComment(mod.id, 7, { parent: id, text: 'Resposta grosseira' }),
  ];
  const counts = async () => (await firestore.doc(`mods/${mod.id}/comments/${id}`).get()).get('replies');
  await expect.poll(counts, LIVE).toBe(2);
  const admin = await stubPictures(await openAs('admin'));
  await expect(async () => {
    await admin.goto(`/mods/${mod.slug}?tab=comments&c=${rude}`);
    await expect(findComment(admin, 'Resposta grosseira')).toHaveAttribute('aria-current', 'true', { timeout: 15_000 });
  }).toPass({ timeout: 60_000 });
  await expectSessionKnown(admin);
  await openCommentMenu(findComment(admin, 'Resposta grosseira'));
  await expect(admin.getByRole('menuitem', { name: 'Responder oficialmente' })).toHaveCount(0);
  await admin.getByRole('menuitem', { name: 'Ocultar', exact: true }).click();
  await expect(findComment(admin, 'Resposta grosseira')).toContainText('Oculto pela moderação', LIVE);
  await expect.poll(counts, LIVE).toBe(1);
  await expect(async () => {
    await page.goto(`/mods/${mod.slug}?tab=comments&c=${retained}`);
    await expect(findComment(page, 'Resposta que fica')).toBeVisible({ timeout: 5000 });
    await expect(findComment(page, 'Resposta grosseira')).toHaveCount(0);
    await expect(threadToggle(findComment(page, 'Um relato'), /^1 resposta$/)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
});
