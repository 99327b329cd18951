import type { Page } from '@playwright/test';
import { getTotpCode } from '../../tools/shared/totp.ts';
import { expectNoViolations, getHorizontalOverflow } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { pressUntilFocused } from './support/keyboard.ts';
import { createMember } from './support/members.ts';
import { ageNextFactor } from './support/old-factor.ts';
import { addPasskey, failPasskeys } from './support/passkeys.ts';
import { getToast, openProfile, openProfileAsMember } from './support/profile.ts';
import {
  addApp,
  closeCodes,
  getAppForm,
  getNextCode,
  getPrompt,
  getSecurity,
  openAppForm,
  openSecondStep,
  readRecoveryCodes,
  readSecret,
  sendFirstCode,
} from './support/second-factor.ts';
import { getAccountButton, getFactorForm, getLoginForm, getLoginLink, sendFactor, signIn } from './support/session.ts';

/** Expects no axe findings in either theme and no overflow, on a small phone and on a wide screen. */
const expectAccessible = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await expectNoViolations(page);
    await expect.poll(() => getHorizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
  }
};

const getRecoveryField = (page: Page) => page.getByRole('textbox', { name: 'Código de recuperação' });
const renew = (page: Page) => getSecurity(page).getByRole('button', { name: 'Gerar novos códigos' });
const toRecovery = (page: Page) => page.getByRole('button', { name: 'Usar um código de recuperação' });

test('the setup of an app and the login with it are accessible and keep the focus (R205)', async ({ page, watch }) => {
  watch.expectError(/400 \(Bad Request\).*\/totp\/confirm/);
  const member = await openProfileAsMember(page, { verified: true });
  const form = getAppForm(page);
  await form.add.click();
  await expect(form.password).toBeFocused();
  await expectAccessible(page);
  await getSecurity(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(form.add).toBeFocused();
  await page.route(
    '**/api/user/factors/totp/confirm',
    (route) => route.fulfill({ status: 400, json: { success: false, code: 'challenge_invalid', message: 'Expirou.' } }),
    { times: 1 },
  );
  await openAppForm(page, member);
  await form.code.fill('000000');
  await form.save.click();
  await expect(form.password).toBeFocused();
  await form.password.fill(member.password);
  await form.start.click();
  const secret = await readSecret(page);
  await expect(form.code).toBeFocused();
  await expectAccessible(page);
  await sendFirstCode(page, secret);
  await expectAccessible(page);
  await closeCodes(page);
  await expect(getSecurity(page).getByRole('heading', { name: 'Segurança' })).toBeFocused();

  await openSecondStep(page, member);
  await expect(getFactorForm(page).code).toBeFocused();
  await expectAccessible(page);
  await toRecovery(page).click();
  await expect(getRecoveryField(page)).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Voltar para a senha' }).click();
  await expect(getLoginForm(page).password).toBeFocused();
});

test('the login with a passkey is accessible and shows its own failures (R205)', async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED.*\/api\/auth\/login/);
  const member = await openProfileAsMember(page, { verified: true });
  await addPasskey(page, member);
  await getSecurity(page).getByRole('button', { name: 'Adicionar chave de acesso' }).click();
  await getSecurity(page).getByRole('button', { name: 'Continuar' }).click();
  await expect(getSecurity(page).getByText('Este método de verificação já foi adicionado.')).toBeVisible();
  await getSecurity(page).getByRole('button', { name: 'Cancelar' }).click();

  await openSecondStep(page, member);
  const button = page.getByRole('button', { name: 'Usar chave de acesso' });
  await expect(button).toBeFocused();
  await page.route('**/api/auth/login/factor', (route) => route.abort(), { times: 1 });
  await button.click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('conexão');
  await expectAccessible(page);
  await failPasskeys(page, 'NotAllowedError');
  await button.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Nada foi confirmado/);
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await page.getByRole('button', { name: 'Voltar para a senha' }).click();
  await getLoginForm(page).password.fill(member.password);
  await getLoginForm(page).submit.click();
  await expect(getRecoveryField(page)).toBeFocused();
  await expect(button).toHaveCount(0);
  await expect(page.getByText(/^Este navegador não usa chaves de acesso/)).toBeVisible();
});

test('the prompt is accessible, ends quietly when canceled, and takes a recovery code (R206)', async ({
  page,
  watch,
}) => {
  watch.expectError(/403 \(Forbidden\).*\/recovery-codes/);
  const member = await openProfileAsMember(page, { verified: true });
  const { secret, codes } = await addApp(page, member);
  await openSecondStep(page, member);
  await ageNextFactor(page);
  await sendFactor(page, getNextCode(secret));
  await expect(getAccountButton(page)).toBeVisible();
  await openProfile(page);
  const ask = async () => {
    await renew(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Gerar novos códigos' }).click();
    await expect(getFactorForm(page).code).toBeFocused();
  };
  await ask();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(getPrompt(page)).toHaveCount(0);
  await expect(renew(page)).toBeFocused();
  await expect(renew(page)).toHaveAttribute('aria-disabled', 'false');
  await expect(getToast(page, 'Não foi possível mudar a verificação em duas etapas')).toHaveCount(0);
  await ask();
  await toRecovery(page).click();
  await getRecoveryField(page).fill((codes[0] ?? '').toLowerCase());
  await getFactorForm(page).submit.click();
  await readRecoveryCodes(page);
  await closeCodes(page);
  await getSecurity(page).getByRole('button', { name: 'Remover Meu celular' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(getSecurity(page).getByText('A verificação em duas etapas está desativada.')).toBeVisible();
  await expect(getSecurity(page).getByRole('heading', { name: 'Segurança' })).toBeFocused();
});

test('sets up an app, logs in with it and proves it again by keyboard alone (R205, R206)', async ({ page, watch }) => {
  watch.expectError(/403 \(Forbidden\).*\/recovery-codes/);
  const member = await createMember({ verified: true });
  await signIn(page, member);
  await openProfile(page);
  const form = getAppForm(page);
  const { keyboard } = page;
  await getSecurity(page).getByRole('heading', { name: 'Segurança' }).focus();
  await pressUntilFocused(form.add);
  await keyboard.press('Enter');
  await expect(form.password).toBeFocused();
  await keyboard.type(member.password);
  await keyboard.press('Enter');
  const secret = await readSecret(page);
  await expect(form.code).toBeFocused();
  await keyboard.type(getTotpCode(secret));
  await keyboard.press('Enter');
  const codes = await readRecoveryCodes(page);
  await pressUntilFocused(getSecurity(page).getByRole('button', { name: 'Já guardei' }));
  await keyboard.press('Enter');
  await expect(getSecurity(page).getByRole('heading', { name: 'Segurança' })).toBeFocused();

  await pressUntilFocused(getAccountButton(page), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await keyboard.press('End');
  await keyboard.press('Enter');
  await expect(getLoginLink(page)).toBeVisible();
  await page.goto('/login');
  await pressUntilFocused(getLoginForm(page).identifier);
  await keyboard.type(member.username);
  await pressUntilFocused(getLoginForm(page).password);
  await keyboard.type(member.password);
  await keyboard.press('Enter');
  await expect(getFactorForm(page).code).toBeFocused();
  await ageNextFactor(page);
  await keyboard.type(getNextCode(secret));
  await keyboard.press('Enter');
  await expect(getAccountButton(page)).toBeVisible();

  await openProfile(page);
  await getSecurity(page).getByRole('heading', { name: 'Segurança' }).focus();
  await pressUntilFocused(renew(page));
  await keyboard.press('Enter');
  await pressUntilFocused(page.getByRole('alertdialog').getByRole('button', { name: 'Gerar novos códigos' }));
  await keyboard.press('Enter');
  await expect(getFactorForm(page).code).toBeFocused();
  await pressUntilFocused(toRecovery(page));
  await keyboard.press('Enter');
  await expect(getRecoveryField(page)).toBeFocused();
  await keyboard.type(codes[0] ?? '');
  await keyboard.press('Enter');
  await readRecoveryCodes(page);
});
