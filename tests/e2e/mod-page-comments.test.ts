import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { chooseOf, commentWith, newTalkedMod, openComments, putComment, writeField } from './support/comments.ts';
import { expect, test } from './support/fixtures.ts';
import { ban, newMember } from './support/members.ts';
import { readStrictly } from './support/panel-access.ts';
import { toast } from './support/profile.ts';
import { loginForm, sendLogin, signIn } from './support/session.ts';
import { withoutPictures } from './support/without-pictures.ts';

/** Live words on a machine that many share. */
const LIVE = { timeout: 30_000 };
const TEXT = 'Veja https://exemplo.test/guia?a=1#b, <b>não</b> é javascript:alert(1).\nSegunda linha.';

const send = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Comentar|Enviar em)/ });

test('R106 R129 a comment is written, answered, edited, hidden, restored and deleted, and all see it without a reload', async ({
  page: author,
  pageOf,
  watch,
}) => {
  test.slow();
  const [mod, member] = await Promise.all([newTalkedMod(watch), newMember({ verified: true })]);
  const [admin, reader] = [
    await withoutPictures(await pageOf('admin')),
    await withoutPictures(await pageOf('jogador')),
  ];
  await withoutPictures(author);
  await signIn(author, member);
  for (const page of [author, admin, reader]) await openComments(page, mod.slug);
  await expect(author.getByRole('main')).toContainText('Ainda ninguém comentou.');

  await author.getByLabel('Tipo').selectOption({ label: 'Dúvida' });
  await writeField(author).fill(TEXT);
  await writeField(author).press('Control+Enter');
  const own = commentWith(author, 'Segunda linha.');
  await expect(own).toBeFocused(LIVE);
  await expect(toast(author, 'Comentário enviado!')).toBeVisible();
  await expect(writeField(author)).toHaveValue('');
  for (const page of [admin, reader]) {
    const seen = commentWith(page, 'Segunda linha.');
    await expect(seen).toBeVisible(LIVE);
    await expect(seen).toContainText('Dúvida');
    await expect(seen).toContainText('<b>não</b>');
    await expect(seen.getByRole('link')).toHaveText(['https://exemplo.test/guia?a=1#b']);
  }
  const link = own.getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://exemplo.test/guia?a=1#b');
  await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener');
  await expect(link).toHaveAttribute('target', '_blank');
  expect(await own.getByText('Segunda linha.').evaluate((text) => getComputedStyle(text).whiteSpace)).toContain('pre');

  await test.step('too soon after it, an edit waits, and keeps its text', async () => {
    await chooseOf(author, own, 'Editar');
    const field = author.getByRole('textbox', { name: 'Editar comentário' });
    await expect(field).toBeFocused();
    await field.fill('Segunda linha, corrigida.');
    await field.press('Control+Enter');
    const wait = author.getByRole('button', { name: /^Enviar em \d+ s$/ });
    await expect(wait).toBeVisible();
    await expect(author.getByRole('main').getByRole('alert')).toContainText(/Aguarde \d+ s/);
    await expect(field).toHaveValue('Segunda linha, corrigida.');
    await author.getByRole('button', { name: 'Salvar' }).click({ timeout: 20_000 });
    await expect(commentWith(author, 'Segunda linha, corrigida.')).toContainText('editado', LIVE);
    await expect(commentWith(reader, 'Segunda linha, corrigida.')).toContainText('editado', LIVE);
  });

  await test.step('an official reply', async () => {
    await chooseOf(admin, commentWith(admin, 'corrigida'), 'Responder oficialmente');
    await admin.getByRole('textbox', { name: 'Resposta oficial' }).fill('Obrigado, a equipe leu.');
    await admin.getByRole('button', { name: 'Salvar' }).click();
    for (const page of [author, reader]) {
      await expect(commentWith(page, 'Obrigado, a equipe leu.')).toContainText('Resposta oficial', LIVE);
    }
    await expect(commentWith(admin, 'Obrigado, a equipe leu.')).toBeVisible(LIVE);
    await chooseOf(admin, commentWith(admin, 'corrigida'), 'Remover resposta oficial');
    await expect(author.getByText('Obrigado, a equipe leu.')).toHaveCount(0, LIVE);
  });

  await test.step('hidden, only author and staff see it; restored, all do', async () => {
    await chooseOf(admin, commentWith(admin, 'corrigida'), 'Ocultar');
    await expect(commentWith(reader, 'corrigida')).toHaveCount(0, LIVE);
    for (const page of [author, admin]) {
      await expect(commentWith(page, 'corrigida')).toContainText('Oculto pela moderação', LIVE);
    }
    await chooseOf(admin, commentWith(admin, 'corrigida'), 'Restaurar');
    await expect(commentWith(reader, 'corrigida')).toBeVisible(LIVE);
    await expect(commentWith(author, 'corrigida')).not.toContainText('Oculto', LIVE);
  });

  await chooseOf(author, commentWith(author, 'corrigida'), 'Apagar');
  const asked = author.getByRole('alertdialog', { name: 'Apagar este comentário?' });
  await asked.getByRole('button', { name: 'Apagar' }).click();
  await expect(asked).toHaveCount(0);
  for (const page of [author, admin, reader]) await expect(commentWith(page, 'corrigida')).toHaveCount(0, LIVE);
});

test('R106 R129 comments are read signed out by order, kind and page, all by keyboard and in the address', async ({
  page,
  pageOf,
  watch,
}) => {
  test.slow();
  await withoutPictures(page);
  const mod = await newTalkedMod(watch);
  const team = { username: 'admin', display_name: 'Tereza', avatar_url: null, role: 'admin' } as const;
  const reply = { uid: 'seed-admin', author: team, text: 'Sim, na próxima.', created_at: new Date() };
  const gone = { username: '', display_name: '', avatar_url: null, role: 'user' } as const;
  await Promise.all([
    ...Array.from({ length: 21 }, (_, index) => putComment(mod.id, 10 + index)),
    putComment(mod.id, 40, { kind: 'bug', text: 'Fecha sozinho', author: gone }),
    putComment(mod.id, 50, { kind: 'question', text: 'Vai ter para a 1.22?', reply }),
    putComment(mod.id, 5, { text: 'Escondido', hidden: true }),
  ]);
  await openComments(page, mod.slug);
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: '23 comentários' })).toBeVisible();
  // The answered one stands above, and only there.
  await expect(main.getByRole('article').first()).toContainText('Vai ter para a 1.22?');
  await expect(main.getByRole('article').first()).toContainText('Sim, na próxima.');
  await expect(commentWith(page, 'Comentário de 10 minutos')).toBeVisible();
  await expect(page.getByText('Escondido')).toHaveCount(0);
  await expectAccessible(page);

  await main.getByRole('link', { name: 'Próxima' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?tab=comments&p=2$/);
  await expect(commentWith(page, 'Fecha sozinho')).toContainText('Conta excluída', LIVE);
  await expect(main.getByRole('heading', { name: 'Todos os comentários' })).toBeFocused();
  await main.getByLabel('Ordem').selectOption({ label: 'Mais antigos' });
  await expect(page).toHaveURL(/\?tab=comments&o=oldest$/);
  await expect(main.getByRole('article').nth(1)).toContainText('Fecha sozinho', LIVE);
  await main.getByLabel('Mostrar').selectOption({ label: 'Só elogios' });
  await expect(main).toContainText('Nenhum comentário deste tipo.', LIVE);
  await page.goBack();
  await expect(main.getByRole('article').nth(1)).toContainText('Fecha sozinho', LIVE);

  await test.step('the strict setting leaves moderators what members have', async () => {
    const moderator = await withoutPictures(await pageOf('moderador'));
    await readStrictly(moderator);
    await openComments(moderator, mod.slug);
    await commentWith(moderator, 'Comentário de 10 minutos')
      .getByRole('button', { name: /^Ações/ })
      .click();
    await expect(moderator.getByRole('menuitem')).toHaveText(['Denunciar comentário', 'Denunciar autor']);
  });
});

test('R106 signed out one is led to the login and back to write; unverified, to the address; a failure can be tried again', async ({
  page,
  pageOf,
  watch,
}) => {
  test.slow();
  await withoutPictures(page);
  const [mod, member] = await Promise.all([newTalkedMod(watch), newMember({ verified: true })]);
  watch.expectError(/status of 503/);
  await page.route('**/api/mods/*/comments*', (route) => route.fulfill({ status: 503, json: { success: false } }));
  await page.goto(`/mods/${mod.slug}?tab=comments`);
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'Erro ao carregar os comentários' });
  await expect(failure).toBeVisible(LIVE);
  await page.unroute('**/api/mods/*/comments*');
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('main')).toContainText('Ainda ninguém comentou.', LIVE);
  await expect(page.getByRole('main')).toContainText('Faça login para comentar');
  await page.getByRole('main').locator('.comment-gate').getByRole('link', { name: 'Entrar' }).click();
  await expect(loginForm(page).identifier).toBeVisible();
  await sendLogin(page, member);
  await expect(page).toHaveURL(`/mods/${mod.slug}?tab=comments`);
  await expect(writeField(page)).toBeFocused(LIVE);

  const unverified = await withoutPictures(await pageOf('novato'));
  await openComments(unverified, mod.slug);
  await unverified.getByRole('main').getByRole('button', { name: 'Verificar e-mail' }).first().click();
  await expect(unverified.getByRole('dialog', { name: 'Verifique seu e-mail' })).toBeVisible();
});

test('R106 what is being written outlives a lost connection, a reload and a ban', async ({ page, context, watch }) => {
  test.slow();
  // Firestore looks for the network as long as there is none.
  watch.bearError(/ERR_INTERNET_DISCONNECTED|cleardot\.gif|Could not reach Cloud Firestore/);
  await withoutPictures(page);
  const [mod, member] = await Promise.all([newTalkedMod(watch), newMember({ verified: true })]);
  await signIn(page, member);
  await openComments(page, mod.slug);
  await page.getByLabel('Tipo').selectOption({ label: 'Elogio' });
  await writeField(page).fill('Escrito no túnel');
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Você está sem conexão');
  await expect(writeField(page)).toHaveValue('Escrito no túnel');
  await context.setOffline(false);
  await page.reload();
  await expect(writeField(page)).toHaveValue('Escrito no túnel', LIVE);
  await expect(page.getByLabel('Tipo')).toHaveValue('praise');
  await expect(commentWith(page, 'Escrito no túnel')).toHaveCount(0);

  // By keyboard alone from here: sent, found again in its menu, left as it is, deleted.
  await writeField(page).focus();
  await page.keyboard.press('Control+Enter');
  const own = commentWith(page, 'Escrito no túnel');
  await expect(own).toBeFocused(LIVE);
  await page.keyboard.press('Tab');
  await expect(own.getByRole('button', { name: /^Ações/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Editar comentário' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(own.getByRole('button', { name: /^Ações/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const asked = page.getByRole('alertdialog', { name: 'Apagar este comentário?' });
  await expect(asked.getByRole('button', { name: 'Manter' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(own).toHaveCount(0, LIVE);
  await expect(page.getByRole('heading', { name: 'Todos os comentários' })).toBeFocused();

  await writeField(page).fill('Meia frase');
  await ban(member, 'Prova');
  await expect(page).toHaveURL('/banned', LIVE);
  expect(await page.evaluate((key) => localStorage.getItem(key), `commentDraft:${member.uid}:${mod.id}`)).toContain(
    'Meia frase',
  );
});
