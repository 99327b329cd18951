import { isStaff } from '@bigorna/domain/access/roles';
import { expect, type Locator, type Page } from '@playwright/test';
import { NAMED_ACCOUNTS, SEED_PASSWORD } from '../../../tools/seed/accounts.ts';
import { getTotpCode } from '../../../tools/shared/totp.ts';

interface Credentials {
  username: string;
  /** Default: the password of the seed. */
  password?: string;
  /** Whether the account has the second factor of test staff. Default: true only for staff of the seed. */
  hasFactor?: boolean;
}

const SEED_STAFF = NAMED_ACCOUNTS.filter(({ role }) => isStaff(role)).map(({ username }) => username);

/** The form that asks for a second factor. */
export const getFactorForm = (page: Page) => ({
  code: page.getByRole('textbox', { name: 'Código do aplicativo autenticador' }),
  submit: page.getByRole('button', { name: 'Confirmar', exact: true }),
});

/** Fills in and submits the form that asks for a second factor. */
export const sendFactor = async (page: Page, code = getTotpCode()): Promise<void> => {
  const form = getFactorForm(page);
  await form.code.fill(code);
  await form.submit.click();
};

export const getLoginForm = (page: Page) => ({
  identifier: page.getByRole('textbox', { name: 'Usuário ou e-mail' }),
  password: page.getByLabel('Senha', { exact: true }),
  submit: page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }),
});

/** Fills in and submits the login form of the open page, for staff also the second factor. */
export const sendLogin = async (page: Page, credentials: Credentials): Promise<void> => {
  const { username, password = SEED_PASSWORD, hasFactor } = credentials;
  const form = getLoginForm(page);
  await form.identifier.fill(username);
  await form.password.fill(password);
  await form.submit.click();
  if (hasFactor ?? SEED_STAFF.includes(username)) await sendFactor(page);
};

/** The button of the avatar menu, present only when signed in. */
export const getAccountButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Conta/ });

export const signOut = async (page: Page): Promise<void> => {
  await getAccountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
};

/** The login link of the header, present only when signed out. */
export const getLoginLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: 'Entrar', exact: true });

/** Signs in by the form, and waits for the redirect. */
export const signIn = async (page: Page, credentials: Credentials): Promise<void> => {
  await page.goto('/login');
  await sendLogin(page, credentials);
  await expect(page).not.toHaveURL(/\/login/);
};
