import type { Locator, Page } from '@playwright/test';
import { getTotpCode } from '../../../tools/shared/totp.ts';
import { expect } from './fixtures.ts';
import type { Member } from './members.ts';
import { getSection } from './profile.ts';
import { getLoginLink, sendLogin, signOut } from './session.ts';

const PERIOD_MS = 30_000;
/** A code works once, so the next login needs the code of the next period. The API already accepts that code. */
export const getNextCode = (secret: string): string => getTotpCode(secret, new Date(Date.now() + PERIOD_MS));

export const getSecurity = (page: Page): Locator => getSection(page, 'Segurança');

/** The form that adds an authenticator app. */
export const getAppForm = (page: Page) => {
  const box = getSecurity(page);
  return {
    add: box.getByRole('button', { name: 'Adicionar aplicativo autenticador' }),
    password: box.getByLabel('Senha atual', { exact: true }),
    start: box.getByRole('button', { name: 'Continuar' }),
    picture: box.getByRole('img', { name: 'QR Code para o aplicativo autenticador' }),
    code: box.getByRole('textbox', { name: 'Código mostrado no aplicativo' }),
    save: box.getByRole('button', { name: 'Ativar' }),
  };
};

/** The secret that the form shows. */
export const readSecret = async (page: Page): Promise<string> => {
  await expect(getAppForm(page).picture).toBeVisible();
  return (await getSecurity(page).locator('code').innerText()).replaceAll(' ', '');
};

/** Opens the form for an account without a factor, up to the code. Returns the secret. */
export const openAppForm = async (page: Page, { password }: Member): Promise<string> => {
  const form = getAppForm(page);
  await form.add.click();
  await form.password.fill(password);
  await form.start.click();
  return readSecret(page);
};

/** Sends the first code of an app. Returns the recovery codes, which stay open. */
export const sendFirstCode = async (page: Page, secret: string): Promise<string[]> => {
  const form = getAppForm(page);
  await form.code.fill(getTotpCode(secret));
  await form.save.click();
  return readRecoveryCodes(page);
};

/** The recovery codes that the page shows. */
export const readRecoveryCodes = async (page: Page): Promise<string[]> => {
  const box = getSecurity(page);
  await expect(box.getByRole('heading', { name: 'Guarde seus códigos de recuperação' })).toBeFocused();
  const codes = await box.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  return codes;
};

export const closeCodes = (page: Page): Promise<void> =>
  getSecurity(page).getByRole('button', { name: 'Já guardei' }).click();

/** Adds an authenticator app as the first factor. Returns its secret and the recovery codes. */
export const addApp = async (page: Page, member: Member) => {
  const secret = await openAppForm(page, member);
  const codes = await sendFirstCode(page, secret);
  await closeCodes(page);
  await expect(getSecurity(page).getByText('Meu celular')).toBeVisible();
  return { secret, codes };
};

/** Signs out, and opens the second step of the login. */
export const openSecondStep = async (page: Page, member: Member): Promise<void> => {
  await signOut(page);
  await expect(getLoginLink(page)).toBeVisible();
  await page.goto('/login');
  await sendLogin(page, member);
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible();
};

/** The dialog that asks for a fresh second factor. */
export const getPrompt = (page: Page): Locator => page.getByRole('dialog', { name: 'Confirme que é você' });
