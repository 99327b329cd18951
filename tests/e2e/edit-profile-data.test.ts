import { readFile } from 'node:fs/promises';
import { DELETION_WORDS } from '@bigorna/domain/deletion-word';
import { getText } from '@bigorna/domain/errors/texts/index';
import { LOCALES, type Locale } from '@bigorna/domain/locales';
import type { Page } from '@playwright/test';
import { logIn } from './support/api.ts';
import { auth, firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { createTranslator } from './support/messages.ts';
import { failWith, failWithRateLimit } from './support/network.ts';
import { getSection, getToast, openProfileAsMember } from './support/profile.ts';

interface Words {
  open: string;
  current: string;
  remove: string;
  login: string;
}
const PORTUGUESE: Words = {
  open: 'Excluir minha conta',
  current: 'Senha atual',
  remove: 'Excluir para sempre',
  login: 'Entrar',
};

const getWords = (locale: Locale): Words => {
  if (locale === 'pt-BR') return PORTUGUESE;
  const translate = createTranslator(locale);
  return {
    open: translate('deletion.open'),
    current: translate('deletion.password'),
    remove: translate('deletion.save'),
    login: translate('header.login'),
  };
};

const deletion = (page: Page, words: Words = PORTUGUESE) => {
  const dialog = page.getByRole('dialog');
  return {
    open: page.getByRole('button', { name: words.open }),
    dialog,
    password: dialog.getByLabel(words.current, { exact: true }),
    word: dialog.getByRole('textbox', { name: /DELETAR|ELIMINAR|DELETE|SUPPRIMER|删除/ }),
    remove: dialog.getByRole('button', { name: words.remove }),
  };
};

test("exports the member's data as a file, without the password (R086)", async ({ page }) => {
  const member = await openProfileAsMember(page, { verified: true });
  await firestore.doc(`users/${member.uid}`).update({ bio: 'Faço moinhos.' });
  const data = getSection(page, 'Seus dados');
  const saved = page.waitForEvent('download', { timeout: 40_000 });
  await data.getByRole('button', { name: 'Baixar meus dados' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  await expect(data.getByRole('status')).toHaveText('Pronto: o arquivo está na sua pasta de downloads.');
  const content = await readFile(await download.path(), 'utf8');
  expect(() => JSON.parse(content)).not.toThrow();
  for (const value of [member.uid, member.username, member.email, 'Faço moinhos.', 'Pessoa de Prova']) {
    expect(content).toContain(value);
  }
  expect(content).not.toContain(member.password);
  expect(content).not.toContain('jogador@bigorna.test');
});

test('reports why an export failed (R086)', async ({ page, watch }) => {
  watch.expectError(/429.*\/api\/user\/export/);
  await openProfileAsMember(page, { verified: false });
  await failWithRateLimit(page, '**/api/user/export', 600);
  await getSection(page, 'Seus dados').getByRole('button', { name: 'Baixar meus dados' }).click();
  await expect(getToast(page, 'Muitas tentativas')).toContainText('Tente novamente em alguns minutos');
  await expect(getSection(page, 'Seus dados').getByRole('status')).toHaveText('Tente novamente em alguns minutos');
});

for (const locale of LOCALES) {
  test(`deletes the account in ${locale} only after the word of the locale is typed (R085)`, async ({ page }) => {
    const words = getWords(locale);
    const word = DELETION_WORDS[locale];
    const member = await openProfileAsMember(page, { verified: false });
    await page.evaluate((code) => localStorage.setItem('locale', code), locale);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);

    const form = deletion(page, words);
    await form.open.click();
    await form.password.fill(member.password);
    await form.word.fill(word === 'DELETAR' ? 'DELETE' : 'DELETAR');
    await form.remove.click();
    await expect(form.word).toHaveAccessibleDescription(getText(locale, 'confirmation_wrong', { word }));
    await expect(form.word).toBeFocused();

    // Case and accents are ignored.
    await form.word.fill(word.toLowerCase().replace('e', 'é'));
    await form.remove.click();
    await expect(page).toHaveURL('/');
    await expect(getToast(page, getText(locale, 'account_deleted'))).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: words.login, exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await expect(logIn(member.username, member.password)).rejects.toThrow('401');
    await expect(auth.getUser(member.uid)).rejects.toThrow('no user record');
    expect((await firestore.doc(`users/${member.uid}`).get()).exists).toBe(false);
  });
}

test('deletes nothing after a wrong password or a server error (R085, R088)', async ({ page, watch }) => {
  watch.expectError(/(400|500).*\/api\/user\)/);
  const member = await openProfileAsMember(page, { verified: false });
  const form = deletion(page);
  await form.open.click();
  await form.remove.click();
  await expect(form.password).toHaveAccessibleDescription('Campo obrigatório');
  await expect(form.word).toHaveAccessibleDescription('Campo obrigatório');
  await form.password.fill('Errada123');
  await form.word.fill('deletar');
  await form.remove.click();
  await expect(form.password).toHaveAccessibleDescription('Senha incorreta');
  await expect(getToast(page, 'Erro ao excluir a conta')).toBeVisible();
  await page.route('**/api/user', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await form.password.fill(member.password);
  await form.remove.click();
  await expect(form.dialog.getByRole('alert')).toContainText('Erro ao excluir a conta');
  await expect(form.word).toHaveValue('deletar');
  await form.dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(form.dialog).toBeHidden();
  expect((await logIn(member.username, member.password)).user.id).toBe(member.uid);
});

test('shows the last super admin why the account cannot be deleted (R085)', async ({ page, watch }) => {
  watch.expectError(/409.*\/api\/user/);
  const member = await openProfileAsMember(page, { verified: false });
  const form = deletion(page);
  await form.open.click();
  await form.password.fill(member.password);
  await form.word.fill('DELETAR');
  const message = getText('pt-BR', 'last_super_admin');
  await failWith(page, '**/api/user', 409, { code: 'last_super_admin', message });
  await form.remove.click();
  await expect(form.dialog.getByRole('alert')).toContainText(
    'A última conta de super admin não pode ser rebaixada, banida nem excluída.',
  );
  await expect(page).toHaveURL('/edit-profile');
});

test('locks the dialog during a deletion and unlocks it after a failure (R085)', async ({ page, watch }) => {
  watch.expectError(/500.*\/api\/user\)/);
  const member = await openProfileAsMember(page, { verified: false });
  const form = deletion(page);
  const cancel = form.dialog.getByRole('button', { name: 'Cancelar' });
  const close = form.dialog.getByRole('button', { name: 'Fechar' });
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/user', async (route) => {
    await gate.promise;
    await route.fulfill({ status: 500, json: { success: false } });
  });
  await form.open.click();
  await form.password.fill(member.password);
  await form.word.fill('DELETAR');
  await form.remove.click();
  await expect(form.dialog.getByRole('button', { name: 'Excluindo...' })).toBeVisible();
  for (const button of [cancel, close]) {
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
  }
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 400);
  gate.resolve();
  await expect(form.dialog.getByRole('alert')).toContainText('Erro ao excluir a conta');
  await expect(form.word).toHaveValue('DELETAR');
  await close.click();
  await expect(form.dialog).toBeHidden();
});
