import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createModForComments, findComment, getCommentField, openComments } from './support/comments.ts';
import { expectLoaded } from './support/console-pages.ts';
import { expect, test } from './support/fixtures.ts';
import { buildFabricJar } from './support/jars.ts';
import { createMember } from './support/members.ts';
import { createModWithoutRelease } from './support/mod-without-release.ts';
import { signIn } from './support/session.ts';
import { openNewRelease } from './support/staff.ts';

/** Makes the browser report no network to every page although requests succeed, as with some VPNs. */
const reportNoNetwork = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }));

/** Tells the open page that the network is gone. */
const sendOffline = (page: Page): Promise<boolean> => page.evaluate(() => dispatchEvent(new Event('offline')));

test.beforeEach(() => test.slow());

test('a member comments when the browser wrongly reports no network (R047, R106)', async ({ page, watch }) => {
  const [mod, member] = await Promise.all([createModForComments(watch), createMember({ verified: true })]);
  await reportNoNetwork(page);
  await signIn(page, member);
  await openComments(page, mod.slug);
  const probed = page.waitForResponse('**/favicon.svg');
  await sendOffline(page);
  await getCommentField(page).fill('Escrito por uma VPN');
  await getCommentField(page).press('Control+Enter');
  await expect(findComment(page, 'Escrito por uma VPN')).toBeFocused();
  expect((await probed).ok()).toBe(true);
  await expect(page.getByText('Você está sem conexão')).toHaveCount(0);
});

test('staff save and upload when the browser wrongly reports no network (R132, R133)', async ({
  watch,
  admin: page,
}) => {
  watch.allowError(/status of 404/);
  const mod = await createModWithoutRelease();
  await reportNoNetwork(page);
  const main = page.getByRole('main');

  await test.step('saves a form', async () => {
    const question = `Pergunta ${randomUUID().slice(0, 8)}?`;
    await page.goto('/admin/faq/create');
    await expectLoaded(page);
    await sendOffline(page);
    await page.getByLabel('Pergunta · Português (Brasil)').fill(question);
    await page.getByLabel('Resposta · Português (Brasil)').fill('Porque **sim**.');
    await main.getByRole('button', { name: 'Salvar' }).click();
    await expect(main.getByRole('listitem').filter({ hasText: question })).toBeVisible();
  });

  await test.step('uploads a file', async () => {
    const dialog = await openNewRelease(page, mod);
    await sendOffline(page);
    const manifest = { id: mod.slug, version: '3.2.1', name: mod.title };
    const buffer = buildFabricJar({ ...manifest, environment: 'client', depends: { minecraft: '1.21.1' } });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'prova.jar', mimeType: 'application/java-archive', buffer });
    await expect(dialog.getByRole('textbox', { name: 'Versão' })).toHaveValue('3.2.1', { timeout: 60_000 });
  });
});
