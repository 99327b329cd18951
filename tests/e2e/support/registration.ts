import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';

/** Input of the registration form. */
export interface Registration {
  username: string;
  email: string;
  fullName: string;
  displayName: string;
  password: string;
  confirmation: string;
}

/** Valid and unique registration data. */
export const createRegistration = (): Registration => {
  const username = `nova-${randomUUID().slice(0, 12)}`;
  const password = 'Trovao7Azul-Lago';
  return {
    username,
    email: `${username}@bigorna.test`,
    fullName: 'Pessoa de Prova',
    displayName: '',
    password,
    confirmation: password,
  };
};

export const getRegistrationForm = (page: Page) => {
  const main = page.getByRole('main');
  return {
    username: main.getByLabel('Nome de usuário'),
    email: main.getByLabel('E-mail'),
    fullName: main.getByLabel('Nome completo'),
    displayName: main.getByLabel('Nome de exibição (opcional)'),
    password: main.getByLabel('Senha', { exact: true }),
    confirmation: main.getByLabel('Repita a senha'),
    submit: main.getByRole('button', { name: 'Criar conta', exact: true }),
    /** Summary of the field errors, above the form. */
    summary: main.getByRole('alert').filter({ has: page.getByText(/para corrigir$/) }),
    /** Error of the request, above the form. */
    failure: main.getByRole('alert'),
  };
};

export const fillRegistration = async (page: Page, given: Registration): Promise<void> => {
  const form = getRegistrationForm(page);
  for (const field of ['username', 'email', 'fullName', 'displayName', 'password', 'confirmation'] as const)
    await form[field].fill(given[field]);
};

/** Fills in and submits the form of the open page. */
export const sendRegistration = async (page: Page, given: Registration): Promise<void> => {
  await fillRegistration(page, given);
  await getRegistrationForm(page).submit.click();
};

export const getVerificationDialog = (page: Page) => {
  const dialog: Locator = page.getByRole('dialog', { name: 'Verifique seu e-mail' });
  return {
    dialog,
    resend: dialog.getByRole('button', { name: /^(Reenviar|Enviando)/ }),
    check: dialog.getByRole('button', { name: /^(Já verifiquei|Conferindo)/ }),
    close: dialog.getByRole('button', { name: 'Fechar' }),
    statusText: dialog.getByRole('status'),
  };
};

export const getToastByTitle = (page: Page, title: string): Locator =>
  page.locator('.toast').filter({ has: page.getByText(title, { exact: true }) });
