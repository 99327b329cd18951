import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { readClipboard } from './support/clipboard.ts';
import {
  chooseCommentAction,
  createModForComments,
  findComment,
  getCommentField,
  openCommentMenu,
  openComments,
  storeComment,
} from './support/comments.ts';
import { expect, test } from './support/fixtures.ts';
import { banMember, createMember } from './support/members.ts';
import { stubStrictPanelAccess } from './support/panel-access.ts';
import { getToast } from './support/profile.ts';
import { getLoginForm, sendLogin, signIn } from './support/session.ts';
import { stubPictures } from './support/stub-pictures.ts';

const TEXT = 'Veja https://exemplo.test/guia?a=1#b, <b>não</b> é javascript:alert(1).\nSegunda linha.';

const send = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Comentar|Enviar em)/ });

test.beforeEach(async ({ page }) => {
  test.slow();
  await stubPictures(page);
});

test('writes, edits, answers, hides, restores and deletes a comment, live for all (R106, R129)', async ({
  page: author,
  openAs,
  watch,
}) => {
  const [mod, member] = await Promise.all([createModForComments(watch), createMember({ verified: true })]);
  const [admin, reader] = [await stubPictures(await openAs('admin')), await stubPictures(await openAs('jogador'))];
  await signIn(author, member);
  for (const page of [author, admin, reader]) await openComments(page, mod.slug);
  await expect(author.getByRole('main')).toContainText('Ninguém comentou ainda.');

  await author.getByLabel('Tipo').selectOption({ label: 'Dúvida' });
  await getCommentField(author).fill(TEXT);
  await getCommentField(author).press('Control+Enter');
  const ownComment = findComment(author, 'Segunda linha.');
  await expect(ownComment).toBeFocused();
  await expect(getToast(author, 'Comentário enviado!')).toBeVisible();
  await expect(getCommentField(author)).toHaveValue('');
  for (const page of [admin, reader]) {
    const shownComment = findComment(page, 'Segunda linha.');
    await expect(shownComment).toBeVisible();
    await expect(shownComment).toContainText('Dúvida');
    await expect(shownComment).toContainText('<b>não</b>');
    await expect(shownComment.locator('.comment-text').getByRole('link')).toHaveText([
      'https://exemplo.test/guia?a=1#b',
    ]);
  }
  const link = ownComment.locator('.comment-text').getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://exemplo.test/guia?a=1#b');
  await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener');
  await expect(link).toHaveAttribute('target', '_blank');
  expect(await ownComment.getByText('Segunda linha.').evaluate((text) => getComputedStyle(text).whiteSpace)).toContain(
    'pre',
  );

  await test.step('delays an early edit and keeps its text', async () => {
    await chooseCommentAction(author, ownComment, 'Editar');
    const field = author.getByRole('textbox', { name: 'Editar comentário' });
    await expect(field).toBeFocused();
    await field.fill('Segunda linha, corrigida.');
    await field.press('Control+Enter');
    const wait = author.getByRole('button', { name: /^Enviar em \d+ s$/ });
    await expect(wait).toBeVisible();
    await expect(author.getByRole('main').getByRole('alert')).toContainText(/Aguarde \d+ s/);
    await expect(field).toHaveValue('Segunda linha, corrigida.');
    await author.getByRole('button', { name: 'Salvar' }).click({ timeout: 20_000 });
    await expect(findComment(author, 'Segunda linha, corrigida.')).toContainText('editado');
    await expect(findComment(reader, 'Segunda linha, corrigida.')).toContainText('editado');
  });

  await test.step('shows an official reply to all and removes it', async () => {
    await chooseCommentAction(admin, findComment(admin, 'corrigida'), 'Responder oficialmente');
    await admin.getByRole('textbox', { name: 'Resposta oficial' }).fill('Obrigado, a equipe leu.');
    await admin.getByRole('button', { name: 'Salvar' }).click();
    for (const page of [author, reader]) {
      await expect(findComment(page, 'Obrigado, a equipe leu.')).toContainText('Resposta oficial');
    }
    await expect(findComment(admin, 'Obrigado, a equipe leu.')).toBeVisible();
    await chooseCommentAction(admin, findComment(admin, 'corrigida'), 'Excluir resposta oficial');
    await expect(author.getByText('Obrigado, a equipe leu.')).toHaveCount(0);
  });

  await test.step('shows a hidden comment only to author and staff until restored', async () => {
    await chooseCommentAction(admin, findComment(admin, 'corrigida'), 'Ocultar');
    await expect(findComment(reader, 'corrigida')).toHaveCount(0);
    for (const page of [author, admin]) {
      await expect(findComment(page, 'corrigida')).toContainText('Oculto pela moderação');
    }
    await chooseCommentAction(admin, findComment(admin, 'corrigida'), 'Restaurar');
    await expect(findComment(reader, 'corrigida')).toBeVisible();
    await expect(findComment(author, 'corrigida')).not.toContainText('Oculto');
  });

  await chooseCommentAction(author, findComment(author, 'corrigida'), 'Excluir');
  const confirmation = author.getByRole('alertdialog', { name: 'Excluir este comentário?' });
  await confirmation.getByRole('button', { name: 'Excluir' }).click();
  await expect(confirmation).toHaveCount(0);
  for (const page of [author, admin, reader]) await expect(findComment(page, 'corrigida')).toHaveCount(0);
});

test('visitors sort, filter and page comments, with the state in the URL (R106, R129)', async ({
  page,
  openAs,
  watch,
}) => {
  const mod = await createModForComments(watch);
  const team = { username: 'admin', display_name: 'Tereza', avatar_url: null, role: 'admin' } as const;
  const reply = { uid: 'seed-admin', author: team, text: 'Sim, na próxima.', created_at: new Date() };
  const deletedAuthor = { username: '', display_name: '', avatar_url: null, role: 'user' } as const;
  await Promise.all([
    ...Array.from({ length: 21 }, (_, index) => storeComment(mod.id, 10 + index)),
    storeComment(mod.id, 40, { kind: 'bug', text: 'Fecha sozinho', author: deletedAuthor }),
    storeComment(mod.id, 50, { kind: 'question', text: 'Vai ter para a 1.22?', reply }),
    storeComment(mod.id, 5, { text: 'Escondido', hidden: true }),
  ]);
  await openComments(page, mod.slug);
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: '23 comentários' })).toBeVisible();
  // The answered question is pinned to the top, and appears only there.
  await expect(main.getByRole('article').first()).toContainText('Vai ter para a 1.22?');
  await expect(main.getByRole('article').first()).toContainText('Sim, na próxima.');
  await expect(main.getByRole('article').first().getByRole('link', { name: 'Tereza' })).toHaveAttribute(
    'href',
    '/members/seed-admin',
  );
  await expect(findComment(page, 'Comentário de 10 minutos')).toBeVisible();
  await expect(page.getByText('Escondido')).toHaveCount(0);
  await expectAccessible(page);

  await main.getByRole('link', { name: 'Próxima' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?tab=comments&p=2$/);
  await expect(findComment(page, 'Fecha sozinho')).toContainText('Conta excluída');
  await expect(findComment(page, 'Fecha sozinho').getByRole('link')).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Todos os comentários' })).toBeFocused();
  await main.getByLabel('Ordenar').selectOption({ label: 'Mais antigos' });
  await expect(page).toHaveURL(/\?tab=comments&o=oldest$/);
  await expect(main.getByRole('article').nth(1)).toContainText('Fecha sozinho');
  await main.getByLabel('Mostrar').selectOption({ label: 'Só elogios' });
  await expect(main).toContainText('Nenhum comentário deste tipo.');
  await page.goBack();
  await expect(main.getByRole('article').nth(1)).toContainText('Fecha sozinho');

  await test.step('limits moderators to the actions of members in strict mode', async () => {
    const moderator = await stubPictures(await openAs('moderador'));
    await stubStrictPanelAccess(moderator);
    await openComments(moderator, mod.slug);
    await openCommentMenu(findComment(moderator, 'Comentário de 10 minutos'));
    await expect(moderator.getByRole('menuitem')).toHaveText([
      'Copiar link',
      'Denunciar comentário',
      'Denunciar membro',
    ]);
  });
});

test('a copied link opens at its comment, also on a later page of comments (R106)', async ({
  page,
  context,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mod = await createModForComments(watch);
  const ids = await Promise.all(Array.from({ length: 25 }, (_, index) => storeComment(mod.id, index + 1)));
  await openComments(page, mod.slug);
  await page.getByRole('main').getByRole('link', { name: 'Próxima' }).click();
  const comment = findComment(page, 'Comentário de 23 minutos');
  await chooseCommentAction(page, comment, 'Copiar link');
  await expect(getToast(page, 'Link do comentário copiado')).toBeVisible();
  const link = new URL(await readClipboard(page));
  expect(link.pathname + link.search).toBe(`/mods/${mod.slug}?tab=comments&c=${ids[22]}`);

  await page.goto(link.pathname + link.search);
  await expect(comment).toHaveAttribute('aria-current', 'true');
  await expect(comment).toBeFocused();
  await expect(comment).toBeInViewport();
  await expect(page.getByRole('main').locator('article[aria-current]')).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('main').getByRole('link', { name: 'Anterior' }).click();
  await expect(page).toHaveURL(`/mods/${mod.slug}?tab=comments`);
  await expect(findComment(page, 'Comentário de 1 minutos')).toBeVisible();
  await expect(comment).toHaveCount(0);

  await page.goto(`/mods/${mod.slug}?tab=comments&c=nunca-existiu`);
  await expect(page.getByRole('main')).toContainText('O comentário deste link não está mais aqui.');
  await expect(findComment(page, 'Comentário de 1 minutos')).toBeVisible();
});

test('asks for a login or a verified e-mail before writing, and retries a failed load (R106)', async ({
  page,
  openAs,
  watch,
}) => {
  const [mod, member] = await Promise.all([createModForComments(watch), createMember({ verified: true })]);
  watch.expectError(/status of 503/);
  await page.route('**/api/mods/*/comments*', (route) => route.fulfill({ status: 503, json: { success: false } }));
  await page.goto(`/mods/${mod.slug}?tab=comments`);
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'Erro ao carregar os comentários' });
  await expect(failure).toBeVisible();
  await page.unroute('**/api/mods/*/comments*');
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('main')).toContainText('Ninguém comentou ainda.');
  await expect(page.getByRole('main')).toContainText('Entre para comentar');
  await page.getByRole('main').locator('.comment-gate').getByRole('link', { name: 'Entrar' }).click();
  await expect(getLoginForm(page).identifier).toBeVisible();
  await sendLogin(page, member);
  await expect(page).toHaveURL(`/mods/${mod.slug}?tab=comments`);
  await expect(getCommentField(page)).toBeFocused();

  const unverified = await stubPictures(await openAs('novato'));
  await openComments(unverified, mod.slug);
  await unverified.getByRole('main').getByRole('button', { name: 'Verificar e-mail' }).first().click();
  await expect(unverified.getByRole('dialog', { name: 'Verifique seu e-mail' })).toBeVisible();
});

test('keeps a draft across a lost connection, a reload and a ban (R106)', async ({ page, context, watch }) => {
  // Firestore's SDK polls for the network while offline.
  watch.allowError(/ERR_INTERNET_DISCONNECTED|cleardot\.gif|Could not reach Cloud Firestore/);
  const [mod, member] = await Promise.all([createModForComments(watch), createMember({ verified: true })]);
  await signIn(page, member);
  await openComments(page, mod.slug);
  await page.getByLabel('Tipo').selectOption({ label: 'Elogio' });
  await getCommentField(page).fill('Escrito no túnel');
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Você está sem conexão');
  await expect(getCommentField(page)).toHaveValue('Escrito no túnel');
  await context.setOffline(false);
  await page.reload();
  await expect(getCommentField(page)).toHaveValue('Escrito no túnel');
  await expect(page.getByLabel('Tipo')).toHaveValue('praise');
  await expect(findComment(page, 'Escrito no túnel')).toHaveCount(0);

  // From here, the test uses only the keyboard to send, open the menu, cancel an edit and delete.
  await getCommentField(page).focus();
  await page.keyboard.press('Control+Enter');
  const ownComment = findComment(page, 'Escrito no túnel');
  await expect(ownComment).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(ownComment.getByRole('link')).toHaveAttribute('href', `/members/${member.uid}`);
  await expect(ownComment.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(ownComment.getByRole('button', { name: /^Responder a / })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(ownComment.getByRole('button', { name: /^Ações/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Editar comentário' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ownComment.getByRole('button', { name: /^Ações/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const confirmation = page.getByRole('alertdialog', { name: 'Excluir este comentário?' });
  await expect(confirmation.getByRole('button', { name: 'Manter' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(ownComment).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Todos os comentários' })).toBeFocused();

  await getCommentField(page).fill('Meia frase');
  await banMember(member, 'Prova');
  await expect(page).toHaveURL('/banned');
  expect(await page.evaluate((key) => localStorage.getItem(key), `commentDraft:${member.uid}:${mod.id}`)).toContain(
    'Meia frase',
  );
});
