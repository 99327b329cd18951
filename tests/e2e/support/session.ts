import { expect, type Locator, type Page } from '@playwright/test';

interface Credentials {
  username: string;
  password: string;
}

export const loginForm = (page: Page) => ({
  identifier: page.getByRole('textbox', { name: 'Usuário ou e-mail' }),
  password: page.getByLabel('Senha', { exact: true }),
  submit: page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }),
});

/** Fills in the login form of the open page and sends it. */
export const sendLogin = async (page: Page, { username, password }: Credentials): Promise<void> => {
  const form = loginForm(page);
  await form.identifier.fill(username);
  await form.password.fill(password);
  await form.submit.click();
};

/** The button of the avatar menu: there when, and only when, somebody is signed in. */
export const accountButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^Conta/ });

/** The header's way to the login: there when nobody is signed in. */
export const loginLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: 'Entrar', exact: true });

/** Signs in by the form, and waits until the page has left it. */
export const signIn = async (page: Page, credentials: Credentials): Promise<void> => {
  await page.goto('/login');
  await sendLogin(page, credentials);
  await expect(page).not.toHaveURL(/\/login/);
};
