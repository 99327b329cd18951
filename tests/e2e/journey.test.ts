import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { DOWNLOAD_COUNTDOWN_S } from '@bigorna/domain/limits';
import type { Page } from '@playwright/test';
import { findAccentedMod, removeAccents } from './support/accented-mod.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { createMember } from './support/members.ts';
import { sendLogin, signIn } from './support/session.ts';

/** Records the numbers of the countdown until it disappears, and the time until then. */
const watchCountdown = (page: Page): Promise<{ numbers: string[]; ms: number }> =>
  page.evaluate(
    () =>
      new Promise<{ numbers: string[]; ms: number }>((resolve) => {
        const numbers: string[] = [];
        const startedAt = performance.now();
        const look = () => {
          const number = document.querySelector('[data-countdown]')?.textContent;
          if (number === undefined && numbers.length > 0) {
            observer.disconnect();
            resolve({ numbers, ms: performance.now() - startedAt });
          } else if (number && numbers.at(-1) !== number) numbers.push(number);
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        look();
      }),
  );

const ZIP_MAGIC = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

test('searches, logs in, downloads, sees the mod in history (R018, R021, R023, R073, R102, R146)', async ({
  page,
  newVisitor,
}) => {
  const { mod, title, release, sha256 } = await findAccentedMod();
  const member = await createMember({ verified: true });

  const dashboard = await newVisitor();
  await signIn(dashboard, member);
  await expect(dashboard).toHaveURL('/dashboard');
  const inHistory = dashboard.getByRole('main').getByRole('link', { name: title });
  await expect(dashboard.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(inHistory).toHaveCount(0);
  await dashboard.evaluate(() => Object.assign(window, { isSamePage: true }));

  await page.goto('/');
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Buscar mods e addons' });
  await search.fill(removeAccents(title));
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(`/mods/${mod.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: `Baixar ${release.version}` })
    .click();
  await expect(page).toHaveURL(`/mods/${mod.slug}/download`);
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('main')).toContainText(`Entre para baixar ${title} ${release.version}`);
  await expect(page.getByRole('main').locator('.mod-picture')).toBeVisible();
  await sendLogin(page, member);
  await expect(page).toHaveURL(`/mods/${mod.slug}/download`);

  const arriving = page.waitForEvent('download', { timeout: 20_000 });
  const answering = page.waitForResponse(/\/api\/mods\/[^/]+\/download$/);
  await expect(page.getByRole('heading', { name: 'Preparando o arquivo' })).toBeVisible();
  const countdown = await watchCountdown(page);
  expect(countdown.numbers).toEqual(countdown.numbers.toSorted().toReversed());
  expect(countdown.numbers).toEqual(expect.arrayContaining(['3', '2', '1']));
  expect(countdown.ms).toBeGreaterThan((Number(countdown.numbers[0]) - 1) * 1000);
  expect(countdown.ms).toBeLessThan((DOWNLOAD_COUNTDOWN_S + 2) * 1000);

  expect((await answering).status()).toBe(200);
  const download = await arriving;
  expect(download.suggestedFilename()).toBe(release.file_name);
  const bytes = await readFile(await download.path());
  expect(bytes.length).toBe(release.file_size);
  expect(bytes.subarray(0, ZIP_MAGIC.length)).toEqual(ZIP_MAGIC);
  const shown = page.getByRole('main').locator('[data-hash]');
  await expect(shown).toHaveText(sha256);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(await shown.textContent());
  await expect(page.getByRole('main')).toContainText(release.file_name);
  await expect(page.getByRole('heading', { name: 'Download iniciado' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir em nova aba' })).toHaveAttribute('target', '_blank');

  await expect(inHistory.first()).toBeVisible();
  expect(await dashboard.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('downloads at once as an octet-stream attachment in direct mode (R019)', async ({ player: page }) => {
  const { mod, release } = await findAccentedMod();
  const arriving = page.waitForEvent('download', { timeout: 40_000 });
  await page.goto(`/mods/${mod.slug}`);
  const direct = page.getByRole('link', { name: 'Baixar direto, sem esperar' });
  await expect(direct).toBeVisible();
  await expect(page.getByText('Download grátis: basta ter uma conta')).toHaveCount(0);
  await direct.click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe(release.file_name);
  const link = page.getByRole('link', { name: 'Abrir em nova aba' });
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment/),
    'content-length': String(release.file_size),
    'x-content-type-options': 'nosniff',
  });
});

test('asks an unverified member to confirm the e-mail, instead of a countdown (R022)', async ({ novice: page }) => {
  const { mod } = await findAccentedMod();
  const main = page.getByRole('main');
  await page.goto(`/mods/${mod.slug}`);
  const button = main.getByRole('link', { name: /^Baixar \d/ });
  await expect(button).toHaveAccessibleDescription('Verifique seu e-mail para baixar');
  for (const query of ['', '?direct=1']) {
    await page.goto(`/mods/${mod.slug}/download${query}`);
    await expect(main.getByRole('heading', { name: 'Verifique seu e-mail para baixar' })).toBeVisible();
    await expect(main).toContainText('novato@bigorna.test');
    await expect(main.getByRole('button', { name: /^Reenviar/ })).toBeVisible();
    await expect(main.locator('[data-countdown]')).toHaveCount(0);
    await expect(main.getByRole('alert')).toHaveCount(0);
  }
  await expectAccessible(page);
});
