import { randomUUID } from 'node:crypto';
import { publicChangelogEntry } from '@bigorna/domain/endpoints/portal.schemas';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { AD_SYNC_TIMEOUT } from './support/ads.ts';
import { fetchData } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { failWith } from './support/network.ts';
import { writeText } from './support/site-texts.ts';

const CHANGELOG = '**/api/changelog?**';
const main = (page: Page) => page.getByRole('main');

const version = `0.${randomUUID().slice(0, 8)}`;

test.afterEach(async () => {
  const { docs } = await firestore.collection('changelog').where('version', '==', version).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

test('shows an entry with date and link, and its text in a single language (R040)', async ({ page }) => {
  test.setTimeout(240_000);
  const id = await writeText('changelog', {
    version,
    date: '2001-02-03T12:00:00.000Z',
    title: { 'pt-BR': `Prova ${version}`, 'zh-CN': `试 ${version}` },
    body: { 'pt-BR': 'Com **força** e um [link](/mods).' },
  });
  const readIds = async () =>
    (await fetchData('/changelog?lang=pt-BR', z.array(publicChangelogEntry))).map((one) => one.id);
  await expect.poll(readIds, AD_SYNC_TIMEOUT).toContain(id);
  const ids = await readIds();

  await page.goto(`/changelog#${id}`);
  const entry = main(page).getByRole('listitem').filter({ hasText: version });
  const heading = entry.getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveTitle(/^Novidades · /);
  await expect(entry.locator('time')).toHaveText('3 de fevereiro de 2001');
  await expect(entry.locator('time')).toHaveAttribute('datetime', '2001-02-03T12:00:00.000Z');
  await expect(entry.locator('strong', { hasText: 'força' })).toBeVisible();
  await expect(entry.getByRole('button', { name: `Copiar link da versão ${version}` })).toBeVisible();
  const order = await main(page)
    .locator('ol > li[id]')
    .evaluateAll((entries) => entries.map((one) => one.id));
  expect(order).toEqual(ids);

  await page.evaluate(() => localStorage.setItem('locale', 'zh-CN'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  // Only the title is translated into Chinese. An entry uses a single language, so all of it is in Portuguese.
  await expect(heading).toHaveText(`Prova ${version}`);
  await expect(heading).toHaveAttribute('lang', 'pt-BR');
  await expect(entry.locator('time')).toHaveText('2001年2月3日');
});

test('retries a failed load, and is accessible in both themes and on a phone (R040)', async ({ page, watch }) => {
  watch.expectError(/500 \(Internal Server Error\).*\/api\/changelog/);
  await failWith(page, CHANGELOG, 500, { message: 'Erro interno' });
  await page.goto('/changelog');
  await expect(main(page).getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await page.unroute(CHANGELOG);
  await main(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
});
