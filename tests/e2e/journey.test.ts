import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { DOWNLOAD_COUNTDOWN_S } from '@bigorna/domain/limits';
import type { Page } from '@playwright/test';
import { accentedMod, withoutAccents } from './support/accented-mod.ts';
import { expect, test } from './support/fixtures.ts';
import { newMember } from './support/members.ts';
import { sendLogin, signIn } from './support/session.ts';

/** The numbers that the countdown of the open page shows until it is gone, and how long that took. */
const watchCountdown = (page: Page): Promise<{ numbers: string[]; ms: number }> =>
  page.evaluate(
    () =>
      new Promise<{ numbers: string[]; ms: number }>((resolve) => {
        const numbers: string[] = [];
        const began = performance.now();
        const look = () => {
          const left = document.querySelector('[data-countdown]')?.textContent;
          if (left === undefined && numbers.length > 0) {
            observer.disconnect();
            resolve({ numbers, ms: performance.now() - began });
          } else if (left && numbers.at(-1) !== left) numbers.push(left);
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        look();
      }),
  );

const ZIP_MAGIC = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

test('R018 R021 R023 R073 R102 R146 a visitor searches, signs in, downloads, and finds it in the history', async ({
  page,
  newVisitor,
}) => {
  test.setTimeout(90_000);
  const { mod, title, release, sha256 } = await accentedMod();
  const member = await newMember({ verified: true });

  const dashboard = await newVisitor();
  await signIn(dashboard, member);
  await expect(dashboard).toHaveURL('/dashboard');
  const inHistory = dashboard.getByRole('main').getByRole('link', { name: title });
  await expect(dashboard.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(inHistory).toHaveCount(0);
  await dashboard.evaluate(() => {
    document.title = 'ainda a mesma página';
  });

  await page.goto('/');
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Buscar mods e addons' });
  await search.fill(withoutAccents(title));
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(`/mods/${mod.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: `Baixar ${release.version}` })
    .click();
  await expect(page).toHaveURL('/login');
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
  await expect(dashboard).toHaveTitle('ainda a mesma página');
});

test('R019 without the countdown the file comes at once, as an attachment of the type octet-stream', async ({
  pageOf,
}) => {
  const { mod, release } = await accentedMod();
  const page = await pageOf('jogador');
  const arriving = page.waitForEvent('download', { timeout: 40_000 });
  await page.goto(`/mods/${mod.slug}`);
  await page.getByRole('link', { name: 'Baixar direto, sem contagem' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe(release.file_name);
  const link = page.getByRole('link', { name: 'Abrir em nova aba' });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment/),
    'content-length': String(release.file_size),
    'x-content-type-options': 'nosniff',
  });
});

test('R022 a member whose e-mail is not verified cannot download, and is told why', async ({ pageOf, watch }) => {
  watch.expectError(/403 \(Forbidden\).*\/download/);
  const { mod } = await accentedMod();
  const page = await pageOf('novato');
  await page.goto(`/mods/${mod.slug}/download?direct=1`);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Erro ao iniciar o download');
  await expect(failure).toContainText('Verifique seu e-mail para usar este recurso.');
  await expect(page.getByRole('link', { name: 'Abrir em nova aba' })).toBeHidden();
  await failure.getByRole('button', { name: 'Verificar e-mail' }).click();
  await expect(page.getByRole('dialog', { name: 'Verifique seu e-mail' })).toBeVisible();
});
