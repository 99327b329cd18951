import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { getLayoutShift } from './support/layout-shift.ts';

/** Page states after an action. every-page-accessible.test.ts covers the initial state. */
const STATES: readonly { name: string; query: string; open?: (page: Page) => Promise<void> }[] = [
  {
    name: 'an open release',
    query: '?tab=versions',
    open: async (page) => {
      await page.locator('[data-release]').first().getByRole('button', { name: 'Novidades e arquivo' }).click();
      await expect(page.locator('[data-release] .prose')).toBeVisible();
    },
  },
  {
    name: 'what changed since a release',
    query: '?tab=versions&release=nenhuma',
    open: async (page) => {
      const choice = page.getByLabel('Versão que eu tenho');
      await choice.selectOption((await choice.locator('option').last().getAttribute('value')) ?? '');
      await expect(page.locator('[data-since] .prose').first()).toBeVisible();
    },
  },
  { name: 'filters without a matching release', query: '?tab=versions&v=1.12.2&g=liteloader' },
  { name: 'the gallery', query: '?tab=gallery' },
  {
    name: 'a large picture',
    query: '?tab=gallery',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Ampliar/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  { name: 'the comments section', query: '?tab=comments' },
];

for (const { name, query, open } of STATES)
  test(`${name} on a mod page is accessible and fits 320 px (R013)`, async ({ page, mod }) => {
    await page.goto(`/mods/${mod.slug}${query}`);
    await expect(page.getByRole('heading', { level: 1, name: mod.title, includeHidden: true })).toBeAttached();
    await open?.(page);
    await expect(page.locator('.mod-main .skeleton')).toHaveCount(0);
    await expectAccessible(page);
  });

test('the mod page has a layout shift of at most 0.02 while loading (R013)', async ({ page, mod }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/mods/${mod.slug}`);
    await expect(page.locator('.mod-main .prose')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Instalação' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(() =>
        page.evaluate(() => [...document.images].every((image) => image.complete || image.loading === 'lazy')),
      )
      .toBe(true);
    expect(await getLayoutShift(page), `${width} px`).toBeLessThanOrEqual(0.02);
  }
});
