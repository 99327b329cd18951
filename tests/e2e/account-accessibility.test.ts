import type { Page } from '@playwright/test';
import { z } from 'zod';
import { fetchData } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/fixtures.ts';
import { waitForNewestMail } from './support/mails.ts';
import { createMember } from './support/members.ts';
import { fulfillWith } from './support/network.ts';

/** Page states after an action. every-page-accessible.test.ts covers the initial states. */
const STATES: readonly { name: string; reach: (page: Page) => Promise<void> }[] = [
  {
    name: 'the forgot password page after sending',
    reach: async (page) => {
      await page.goto('/forgot-password');
      await page.getByLabel('E-mail').fill('ninguem@bigorna.test');
      await page.route('**/api/auth/forgot-password', (route) =>
        route.fulfill({ json: { success: true, data: null, message: 'Email enviado!' } }),
      );
      await page.getByRole('button', { name: 'Enviar link' }).click();
      await page.getByRole('heading', { name: 'E agora?' }).waitFor();
    },
  },
  {
    name: 'the new password form with a password typed',
    reach: async (page) => {
      const { email } = await createMember({ verified: false });
      await fetchData('/auth/forgot-password', z.null(), { method: 'POST', body: { email } });
      await page.goto((await waitForNewestMail(email, 'PASSWORD_RESET')).path);
      await page.getByLabel('Nova senha', { exact: true }).fill('Forja9Noturna');
      await page.getByRole('meter').waitFor();
    },
  },
  {
    name: 'the contact form with errors',
    reach: async (page) => {
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Enviar mensagem' }).click();
      await page.getByText('Há 4 campos para corrigir').waitFor();
    },
  },
  {
    name: 'the contact page after sending',
    reach: async (page) => {
      await page.goto('/contact');
      await page.getByLabel('Nome').fill('Pessoa de Prova');
      await page.getByLabel('E-mail para a resposta').fill('ninguem@bigorna.test');
      await page.getByLabel('Assunto').fill('Prova');
      await page.getByLabel('Mensagem').fill('Uma mensagem que não sai daqui.');
      await fulfillWith(page, '**/api/contact', null);
      await page.getByRole('button', { name: 'Enviar mensagem' }).click();
      await page.getByRole('heading', { name: 'Mensagem na bigorna!' }).waitFor();
    },
  },
  {
    name: 'the mail list',
    reach: async (page) => {
      const { email } = await createMember({ verified: false });
      await waitForNewestMail(email, 'VERIFY_EMAIL');
      await page.goto(`/dev/mail?${new URLSearchParams({ to: email })}`);
      await page.getByRole('main').getByRole('listitem').waitFor();
    },
  },
];

for (const { name, reach } of STATES) {
  test(`${name} is accessible in both themes and fits 320 and 360 px`, async ({ page }) => {
    await reach(page);
    await expectAccessible(page);
  });
}
