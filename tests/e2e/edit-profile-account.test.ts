import type { Page } from '@playwright/test';
import { logIn } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForNewestMail } from './support/mails.ts';
import { getSection, getToast, openProfile, openProfileAsMember } from './support/profile.ts';
import { getAccountButton, getLoginLink, sendLogin, signIn } from './support/session.ts';

const emailForm = (page: Page) => {
  const form = getSection(page, 'E-mail');
  return {
    open: form.getByRole('button', { name: 'Alterar e-mail' }),
    email: form.getByRole('textbox', { name: 'Novo e-mail' }),
    password: form.getByLabel('Senha atual', { exact: true }),
    send: form.getByRole('button', { name: 'Enviar link' }),
  };
};

const passwordForm = (page: Page) => {
  const form = getSection(page, 'Senha');
  return {
    open: form.getByRole('button', { name: 'Alterar senha' }),
    current: form.getByLabel('Senha atual', { exact: true }),
    password: form.getByLabel('Nova senha', { exact: true }),
    confirmation: form.getByLabel('Repita a nova senha', { exact: true }),
    save: form.getByRole('button', { name: 'Salvar nova senha' }),
    cancel: form.getByRole('button', { name: 'Cancelar' }),
  };
};

test('requires the password and a different e-mail, with errors at the fields (R088)', async ({ page, watch }) => {
  watch.expectError(/400.*\/api\/user\/email/);
  const member = await openProfileAsMember(page, { verified: true });
  const form = emailForm(page);
  await form.open.click();
  await expect(form.email).toBeFocused();
  await form.send.click();
  await expect(form.email).toHaveAccessibleDescription('Campo obrigatório');
  await expect(form.password).toHaveAccessibleDescription('Campo obrigatório');
  await form.email.fill('isto não');
  await expect(form.email).toHaveAccessibleDescription('E-mail inválido');
  await form.email.fill(`nova-${member.email}`);
  await form.password.fill('Errada123');
  await form.send.click();
  await expect(form.password).toHaveAccessibleDescription('Senha incorreta');
  await expect(form.password).toBeFocused();
  await expect(getToast(page, 'Erro ao alterar o e-mail')).toContainText('Senha incorreta');
  await form.email.fill(member.email);
  await form.password.fill(member.password);
  await form.send.click();
  await expect(form.email).toHaveAccessibleDescription('Este já é o seu e-mail');
  await expect(getAccountButton(page)).toBeVisible();
});

test('the mailed link changes the e-mail, and the previous e-mail can no longer log in (R068)', async ({
  page,
  newVisitor,
}) => {
  const member = await openProfileAsMember(page, { verified: true });
  const email = `nova-${member.email}`;
  const form = emailForm(page);
  await form.open.click();
  await form.email.fill(email);
  await form.password.fill(member.password);
  await form.send.click();
  await expect(getToast(page, 'Enviamos um link de verificação para o novo endereço.')).toBeVisible();
  await expect(getSection(page, 'E-mail').getByRole('status')).toContainText(`Enviamos um link para ${email}.`);
  await expect(getSection(page, 'E-mail').getByText(member.email, { exact: true })).toBeVisible();
  await expect(form.open).toBeFocused();

  const { path } = await waitForNewestMail(email, 'VERIFY_AND_CHANGE_EMAIL');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Seu e-mail foi alterado' })).toBeVisible();
  await openProfile(page);
  await expect(getSection(page, 'E-mail').getByText(email, { exact: true })).toBeVisible();
  const other = await newVisitor();
  await signIn(other, { username: email, password: member.password });
  await expect(getAccountButton(other)).toBeVisible();
  await expect(logIn(member.email, member.password)).rejects.toThrow('401');
});

test('enforces the password rules and the current password (R082, R088)', async ({ page, watch }) => {
  watch.expectError(/400.*\/api\/user\/password/);
  const { password } = await openProfileAsMember(page, { verified: false });
  const form = passwordForm(page);
  await form.open.click();
  await expect(form.current).toBeFocused();
  await expect(form.current).toHaveAttribute('autocomplete', 'current-password');
  await expect(form.password).toHaveAttribute('autocomplete', 'new-password');
  await form.save.click();
  for (const field of [form.current, form.password, form.confirmation]) {
    await expect(field).toHaveAccessibleDescription(/Campo obrigatório/);
  }
  await form.current.fill(password);
  await form.password.fill('abcdefgh');
  await form.confirmation.fill('outra');
  await form.save.click();
  await expect(form.password).toHaveAccessibleDescription(
    /Use ao menos uma letra maiúscula, uma minúscula e um número/,
  );
  await form.password.fill('Abc1');
  await expect(form.password).toHaveAccessibleDescription(/Mínimo de 8 caracteres/);
  await form.password.fill('Forjada2026');
  await form.save.click();
  await expect(form.confirmation).toHaveAccessibleDescription('As senhas não coincidem');
  await form.password.fill(password);
  await form.confirmation.fill(password);
  await form.save.click();
  await expect(form.password).toHaveAccessibleDescription(/A nova senha deve ser diferente da atual/);

  await form.current.fill('Errada123');
  await form.password.fill('Forjada2026');
  await form.confirmation.fill('Forjada2026');
  await form.save.click();
  await expect(form.current).toHaveAccessibleDescription('Senha incorreta');
  await expect(getToast(page, 'Erro ao alterar a senha')).toBeVisible();
  await form.cancel.click();
  await expect(form.open).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Bigorna' }).click();
  await expect(page).toHaveURL('/');
});

test('keeps this session and ends other sessions after a password change (R082)', async ({ page, browser, watch }) => {
  const member = await openProfileAsMember(page, { verified: false });
  // The context is not watched for errors, because the browser may log that the session ended.
  const context = await browser.newContext();
  await watch.watchPolicy(context);
  const other = await context.newPage();
  await signIn(other, member);
  await expect(getAccountButton(other)).toBeVisible();

  const form = passwordForm(page);
  await form.open.click();
  await form.current.fill(member.password);
  await form.password.fill('Forjada2026');
  await form.confirmation.fill('Forjada2026');
  await form.save.click();
  await expect(getToast(page, 'Senha alterada!')).toBeVisible();
  await expect(form.open).toBeFocused();
  await getSection(page, 'Perfil').getByRole('textbox', { name: 'Nome de exibição' }).fill('Ainda aqui');
  await getSection(page, 'Perfil').getByRole('button', { name: 'Salvar perfil' }).click();
  await expect(getToast(page, 'Perfil atualizado!')).toBeVisible();
  await page.reload();
  await expect(getAccountButton(page)).toHaveAccessibleName('Conta de Ainda aqui');

  await other.goto('/dashboard');
  await expect(other).toHaveURL('/login');
  await sendLogin(other, member);
  await expect(other.getByText('Usuário, e-mail ou senha incorretos.').first()).toBeVisible();
  await sendLogin(other, { ...member, password: 'Forjada2026' });
  await expect(other).toHaveURL('/dashboard');
  await expect(getLoginLink(other)).toBeHidden();
  await context.close();
});
