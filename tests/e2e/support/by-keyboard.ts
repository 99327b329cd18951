import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** More stops than any page has before what a test looks for. */
const MOST_STOPS = 120;

/** What is wrong with how the focus shows: nothing where it is in sight, uncovered and marked. */
const focusFault = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const name = `${focused.localName}.${focused.className} “${focused.textContent?.trim().slice(0, 40)}”`;
    const { left, top, width, height } = focused.getBoundingClientRect();
    if (width === 0 || height === 0) return `${name} takes no room`;
    const isSeenAt = (x: number, y: number): boolean => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (focused.contains(there) || there.contains(focused));
    };
    const isSeen = [0.5, 0.1, 0.9].some((part) => isSeenAt(left + width / 2, top + height * part));
    if (!isSeen) return `${name} is covered or out of sight`;
    // What is led to without being a control, such as a heading after a navigation, has no ring.
    if (focused.getAttribute('tabindex') === '-1' && !focused.matches('[role^=menuitem]')) return null;
    const { boxShadow } = getComputedStyle(focused);
    if (focused.hasAttribute('data-highlighted') && boxShadow !== 'none') return null;
    /** A ring of its own, or of the box around a field. */
    const isRinged = (element: Element | null, levels: number): boolean => {
      if (!element || levels === 0) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return hasRing || isRinged(element.parentElement, levels - 1);
    };
    return isRinged(focused, 3) ? null : `${name} has no ring`;
  });

/** Expects that a reader without a mouse sees where they are. */
export const expectFocusSeen = (page: Page): Promise<void> =>
  expect.poll(() => focusFault(page), 'where the focus is').toBeNull();

/** Goes on from stop to stop until something has the focus, which shows all the way. */
export const tabTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached by ${key}`);
};
