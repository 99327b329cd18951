import type { Page } from '@playwright/test';
import { z } from 'zod';
import { fetchData } from './support/api.ts';
import { readClipboard } from './support/clipboard.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForNewestMail } from './support/mails.ts';
import { createMember } from './support/members.ts';

const MAILS = '**/emulator/v1/projects/*/oobCodes';

const openMails = (page: Page, to: string) => page.goto(`/dev/mail?${new URLSearchParams({ to })}`);
const mails = (page: Page) => page.getByRole('main').getByRole('listitem');

test('shows the registration mail with a link that verifies the e-mail address (R077)', async ({ page }) => {
  const { email } = await createMember({ verified: false });
  const { path } = await waitForNewestMail(email, 'VERIFY_EMAIL');
  await openMails(page, email);
  const mail = mails(page);
  await expect(mail).toHaveCount(1);
  await expect(mail.getByRole('heading')).toHaveText(email);
  await expect(mail).toContainText('Verificar e-mail');
  const link = mail.getByRole('link');
  await expect(link).toHaveAttribute('href', path);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Seu e-mail está verificado' })).toBeVisible();
  await openMails(page, email);
  await expect(page.getByRole('heading', { name: 'Nenhum e-mail para este endereço' })).toBeVisible();
});

test('adds a new mail above the older mails, with a copyable link (R065)', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email } = await createMember({ verified: false });
  await waitForNewestMail(email, 'VERIFY_EMAIL');
  await page.goto('/dev/mail');
  await page.getByLabel('Filtrar por endereço').fill(email.toUpperCase());
  await expect(mails(page)).toHaveCount(1);
  await fetchData('/auth/forgot-password', z.null(), { method: 'POST', body: { email } });
  const { path } = await waitForNewestMail(email, 'PASSWORD_RESET');
  await expect(mails(page)).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: '2 e-mails' })).toBeVisible();
  const newest = mails(page).first();
  await expect(newest).toContainText('Redefinir senha');
  await newest.getByRole('button', { name: 'Copiar link' }).click();
  await expect(newest.getByRole('status')).toHaveText('Link copiado');
  expect(await readClipboard(page)).toBe(`${baseURL}${path}`);
});

test('reports an unreachable emulator and retries on request (R065)', async ({ page, watch }) => {
  watch.expectError(/Failed to load resource/);
  const { email } = await createMember({ verified: false });
  await waitForNewestMail(email, 'VERIFY_EMAIL');
  await page.route(MAILS, (route) => route.abort());
  await openMails(page, email);
  await expect(page.getByRole('heading', { name: 'Erro de conexão' })).toBeVisible();
  // Pressed while requests still fail, because the page also retries by itself.
  const retry = page.waitForRequest(MAILS);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await retry;
  await page.unroute(MAILS);
  await expect(mails(page)).toHaveCount(1);
});
