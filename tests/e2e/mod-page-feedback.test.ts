import { pickHeadlineRelease } from '@bigorna/domain/version-order';
import type { Locator, Page } from '@playwright/test';
import { getMod } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import {
  chooseCommentAction,
  createModForComments,
  findComment,
  openComments,
  resetWriteInterval,
  storeComment,
  storeDownload,
} from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { getToast } from './support/profile.ts';
import { signIn } from './support/session.ts';
import { stubPictures } from './support/stub-pictures.ts';

test('lets a member rate and vote after a download; explains the condition to others (R107)', async ({
  page,
  newVisitor,
  watch,
}) => {
  test.slow();
  await stubPictures(page);
  const [mod, member] = await Promise.all([createModForComments(watch), createMember({ verified: true })]);
  const visitor = await stubPictures(await newVisitor());
  const findPanel = (one: Page): Locator => one.getByRole('region', { name: 'Avaliações' });
  const openRatings = (one: Page, prompt: string): Promise<void> =>
    expect(async () => {
      await one.goto(`/mods/${mod.slug}`);
      await findPanel(one).scrollIntoViewIfNeeded();
      await expect(findPanel(one)).toContainText('Ninguém avaliou ainda.', { timeout: 20_000 });
      await expect(findPanel(one)).toContainText(prompt);
    }).toPass({ timeout: 60_000 });
  await openRatings(visitor, 'Entre para avaliar');
  await signIn(page, member);
  await openRatings(page, 'Baixe primeiro para poder avaliar.');
  await storeDownload(mod.id, member);
  await openRatings(page, 'Sua avaliação');
  const star = (count: string) => findPanel(page).getByRole('radio', { name: count });
  await expect(star('3 estrelas')).toBeAttached();

  const rating = async () => (await firestore.doc(`mods/${mod.id}/ratings/${member.uid}`).get()).get('stars');
  await star('1 estrela').focus();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(star('4 estrelas')).toBeChecked();
  await expect(findPanel(page)).toContainText('Nota 4,0 de 5');
  await expect(findPanel(page)).toContainText('1 avaliação');
  await expect(getToast(page, 'Avaliação salva')).toBeVisible();
  await expect.poll(rating).toBe(4);
  const box = await star('4 estrelas').locator('xpath=..').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await findPanel(page).locator('label', { hasText: '2 estrelas' }).click();
  await expect.poll(rating).toBe(2);

  // The counts change at once when the member removes the rating.
  await expect(findPanel(page)).toContainText('1 avaliação');
  await findPanel(page).getByRole('button', { name: 'Remover minha avaliação' }).click();
  await expect(findPanel(page)).toContainText('Ninguém avaliou ainda.');
  await expect(findPanel(page).getByRole('group', { name: 'Sua avaliação' })).toBeFocused();
  await expect(getToast(page, 'Sua avaliação foi removida')).toBeVisible();
  await expect.poll(rating).toBeUndefined();
  await findPanel(page).locator('label', { hasText: '2 estrelas' }).click();
  await expect.poll(rating).toBe(2);

  const works = page.getByRole('group', { name: 'Esta versão funciona para você?' }).first();
  const offered = pickHeadlineRelease((await getMod(mod.slug)).releases);
  const vote = async () =>
    (await firestore.doc(`mods/${mod.id}/releases/${offered?.id}/votes/${member.uid}`).get()).get('works');
  await works.getByRole('button', { name: 'Não funciona' }).click();
  await expect(works.getByRole('button', { name: 'Não funciona' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(vote).toBe(false);
  await expect(page.getByText('Funciona: 0 · Não funciona: 1 (últimos 30 dias)').first()).toBeVisible();
  await works.getByRole('button', { name: 'Funciona', exact: true }).click();
  await expect(works.getByRole('button', { name: 'Funciona', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(vote).toBe(true);
  await expect(page.getByText('Funciona: 1 · Não funciona: 0 (últimos 30 dias)').first()).toBeVisible();

  await page.goto(`/mods/${mod.slug}?tab=versions`);
  const row = page.locator(`[data-release="${offered?.version}"]`);
  await row.getByRole('button', { name: 'Novidades e arquivo' }).click();
  const inTable = row.getByRole('button', { name: 'Funciona', exact: true });
  await expect(inTable).toHaveAttribute('aria-pressed', 'true');
  await row.getByRole('button', { name: 'Remover meu voto' }).click();
  await expect(inTable).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(vote).toBeUndefined();

  await page.goto(`/mods/${mod.slug}?tab=comments`);
  await findPanel(page).scrollIntoViewIfNeeded();
  await expect(star('2 estrelas')).toBeChecked();
  await expectAccessible(page);
  await findPanel(page).getByRole('button', { name: 'Remover minha avaliação' }).click();
  await expect.poll(rating).toBeUndefined();
  await expect(page.getByRole('button', { name: /^Remover (meu voto|minha avaliação)$/ })).toHaveCount(0);
});

test('reports a mod, a comment and its author, with a wait between reports (R113)', async ({ page, watch }) => {
  test.slow();
  await stubPictures(page);
  const [mod, member] = await Promise.all([createModForComments(watch), createMember({ verified: true })]);
  const comment = await storeComment(mod.id, 5, { text: 'Compre já', uid: 'seed-zeca_bloco' });
  const reports = async () => {
    const { docs } = await firestore.collection('reports').where('uid', '==', member.uid).get();
    return docs.map((doc) => [doc.get('subject'), doc.get('path'), doc.get('reason')]).sort();
  };
  await openComments(page, mod.slug);
  await chooseCommentAction(page, findComment(page, 'Compre já'), 'Denunciar comentário');
  await expect(page.getByRole('dialog')).toContainText('Entre para denunciar');
  await page.keyboard.press('Escape');
  await expect(findComment(page, 'Compre já').getByRole('button', { name: /^Ações/ })).toBeFocused();

  await signIn(page, member);
  await openComments(page, mod.slug);
  await page.getByRole('main').getByRole('button', { name: 'Mais opções' }).click();
  await page.getByRole('menuitem', { name: 'Denunciar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Denunciar este conteúdo' });
  await expect(dialog).toContainText(mod.title);
  await dialog.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Escolha um motivo.');
  await dialog.getByRole('radio', { name: 'Não é o que diz ser' }).check();
  await dialog.getByRole('textbox').fill('É outro mod com outro nome.');
  await dialog.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(getToast(page, 'Denúncia enviada. Obrigado por avisar!')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Mais opções' })).toBeFocused();

  const ofComment = page.getByRole('dialog', { name: 'Denunciar comentário' });
  await chooseCommentAction(page, findComment(page, 'Compre já'), 'Denunciar comentário');
  await ofComment.getByRole('radio', { name: 'Spam ou propaganda' }).check();
  await ofComment.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(ofComment.getByRole('alert')).toContainText(/Aguarde \d+ s antes de denunciar/);
  await expect(ofComment.getByRole('button', { name: /^Enviar em \d+ s$/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Escape');

  await resetWriteInterval(page, member, 'reports');
  await chooseCommentAction(page, findComment(page, 'Compre já'), 'Denunciar comentário');
  await ofComment.getByRole('radio', { name: 'Spam ou propaganda' }).check();
  await ofComment.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(ofComment).toHaveCount(0);
  await resetWriteInterval(page, member, 'reports');
  await chooseCommentAction(page, findComment(page, 'Compre já'), 'Denunciar membro');
  const ofAuthor = page.getByRole('dialog', { name: 'Denunciar membro' });
  await ofAuthor.getByRole('radio', { name: 'Finge ser outra pessoa' }).check();
  await ofAuthor.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(ofAuthor).toHaveCount(0);
  expect(await reports()).toEqual([
    ['comment', `mods/${mod.id}/comments/${comment}`, 'spam'],
    ['member', 'profiles/seed-zeca_bloco', 'impersonation'],
    ['mod', `mods/${mod.id}`, 'misleading: É outro mod com outro nome.'],
  ]);
});
