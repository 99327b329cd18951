import { expect, type Page } from '@playwright/test';
import type { Member } from './members.ts';
import { closeCodes, getSecurity } from './second-factor.ts';

/** Gives a page a passkey device that confirms everything at once. */
const addAuthenticator = async (page: Page): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

/** Adds a passkey of a virtual authenticator as the first factor, on the open profile. */
export const addPasskey = async (page: Page, { password }: Member): Promise<void> => {
  await addAuthenticator(page);
  const box = getSecurity(page);
  await box.getByRole('button', { name: 'Adicionar chave de acesso' }).click();
  await box.getByLabel('Senha atual', { exact: true }).fill(password);
  await box.getByRole('textbox', { name: 'Nome da chave de acesso' }).fill('Notebook');
  await box.getByRole('button', { name: 'Continuar' }).click();
  await closeCodes(page);
  await expect(box.getByText('Notebook')).toBeVisible();
};

/** Makes the page's passkeys fail with an error of the browser. `NotAllowedError` means that the user canceled. */
export const failPasskeys = (page: Page, name: string): Promise<void> =>
  page.evaluate((errorName) => {
    navigator.credentials.get = () => Promise.reject(new DOMException('', errorName));
  }, name);

/** Makes the page's passkeys work again. */
export const repairPasskeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.deleteProperty(navigator.credentials, 'get');
  });
