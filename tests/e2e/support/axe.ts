import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
const NARROW = [320, 360] as const;

/** WCAG 2.5.8 target size (24 px), which axe disables by default. */
const TARGET_SIZE = { rules: { 'target-size': { enabled: true } } };

/** Findings as `rule: selector summary`. Legacy mode suffices, because pages have no frames of other origins. */
const analyze = async (axe: AxeBuilder): Promise<string[]> => {
  const { violations: found } = await axe.setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
};

/** All findings of axe, including minor ones. */
export const findViolations = (page: Page): Promise<string[]> => analyze(new AxeBuilder({ page }).options(TARGET_SIZE));

/** Targets of a page that are too small for WCAG 2.5.8. */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  analyze(new AxeBuilder({ page }).withRules('target-size'));

/** Switches the theme of an open page of the site, as another tab would. */
export const switchTheme = async (page: Page, theme: Theme): Promise<void> => {
  await page.evaluate((name) => {
    localStorage.setItem('theme', name);
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
};

/** Horizontal overflow of a page, in pixels. */
export const getHorizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Horizontal overflow after a resize. Waits, because scripts adapt the layout later than styles. */
export const getSettledOverflow = (page: Page): Promise<number> =>
  expect
    .poll(() => getHorizontalOverflow(page))
    .toBeLessThanOrEqual(0)
    .then(
      () => 0,
      () => getHorizontalOverflow(page),
    );

/** Expects no axe findings in either theme. */
export const expectNoViolations = async (page: Page): Promise<void> => {
  for (const theme of THEMES) {
    await switchTheme(page, theme);
    expect(await findViolations(page), theme).toEqual([]);
  }
};

/** Expects no axe findings in either theme, and no overflow on a phone. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // Animated sparks slow axe down on a loaded machine.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoViolations(page);
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 720 });
    await expect.poll(() => getHorizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
  }
};
