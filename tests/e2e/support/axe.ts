import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const THEMES = ['dark', 'light'] as const;
const NARROW = [320, 360] as const;

/** Serious and critical findings, as `rule: where`. */
export const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
};

/** By how much a page is wider than its window. */
export const sidewaysPixels = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The same once the page has taken in that its window is another: what is narrow by script comes a moment after what is by style. */
export const sidewaysPixelsAtRest = (page: Page): Promise<number> =>
  expect
    .poll(() => sidewaysPixels(page))
    .toBeLessThanOrEqual(0)
    .then(
      () => 0,
      () => sidewaysPixels(page),
    );

/** Expects nothing serious of the page as it stands, in either theme, nor that it is wider than a phone. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // The sparks of the forge, drawn anew all the time, leave a loaded machine no time for the looking.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of THEMES) {
    await page.evaluate((name) => localStorage.setItem('theme', name), theme);
    await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    expect(await violations(page), theme).toEqual([]);
  }
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 720 });
    await expect.poll(() => sidewaysPixels(page), `${width} px`).toBeLessThanOrEqual(0);
  }
};
