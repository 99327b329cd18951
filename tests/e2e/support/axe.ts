import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
const NARROW = [320, 360] as const;

/** WCAG 2.2's rule that axe leaves out of itself: what is pressed is at least 24 pixels high and wide, or stands free. */
const TARGET_SIZE = { rules: { 'target-size': { enabled: true } } };

/** Everything that axe finds, minor things too, as `rule: where`. In the page itself: there are no frames of others. */
export const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).options(TARGET_SIZE).setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
};

/** What is pressed on a page and too small for it. */
export const smallTargets = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).withRules('target-size').setLegacyMode().analyze();
  return found.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`),
  );
};

/** Switches the theme of an open page of the site, as another tab would. */
export const showTheme = async (page: Page, theme: Theme): Promise<void> => {
  await page.evaluate((name) => {
    localStorage.setItem('theme', name);
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
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

/** Expects that axe finds nothing on the page as it stands, in either theme, and that it is no wider than a phone. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // The sparks of the forge, drawn anew all the time, leave a loaded machine no time for the looking.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of THEMES) {
    await showTheme(page, theme);
    expect(await violations(page), theme).toEqual([]);
  }
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 720 });
    await expect.poll(() => sidewaysPixels(page), `${width} px`).toBeLessThanOrEqual(0);
  }
};
