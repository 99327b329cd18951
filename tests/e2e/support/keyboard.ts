import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** More tab stops than any test needs. */
const MOST_STOPS = 120;

/** Why the focus is not visible. `null` when it is in view, uncovered and marked. */
const findFocusFault = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const name = `${focused.localName}.${focused.className} “${focused.textContent?.trim().slice(0, 40)}”`;
    const box = focused.getBoundingClientRect();
    const { width, height } = box;
    if (width === 0 || height === 0) return `${name} takes no room`;
    const isVisibleAt = (x: number, y: number): boolean => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (focused.contains(top) || top.contains(focused));
    };
    const isVisible = [0.5, 0.1, 0.9].some((part) => isVisibleAt(box.left + width / 2, box.top + height * part));
    if (!isVisible) return `${name} is covered or out of sight`;
    // A focused element that is not a control, such as a heading after a navigation, needs no ring.
    if (focused.getAttribute('tabindex') === '-1' && !focused.matches('[role^=menuitem]')) return null;
    const { boxShadow } = getComputedStyle(focused);
    if (focused.hasAttribute('data-highlighted') && boxShadow !== 'none') return null;
    // The console marks a text field by the border of its frame.
    const frame = focused.closest('.MuiInputBase-root.Mui-focused')?.querySelector('fieldset');
    if (frame && Number.parseFloat(getComputedStyle(frame).borderTopWidth) >= 2) return null;
    /** Whether the element, or the box around a field, has a ring. */
    const isRinged = (element: Element | null, levels: number): boolean => {
      if (!element || levels === 0) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return hasRing || isRinged(element.parentElement, levels - 1);
    };
    return isRinged(focused, 3) ? null : `${name} has no ring`;
  });

/** Follows the skip link, the first stop of a page, to its content. */
export const skipToContent = async (page: Page): Promise<void> => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  // The focus moves in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

/** Expects that the focused element is in view, uncovered and marked. */
export const expectVisibleFocus = (page: Page): Promise<void> =>
  expect.poll(() => findFocusFault(page), 'where the focus is').toBeNull();

/**
 * Presses the key until the target has the focus.
 *
 * @param options `most` stops; `check`: what to expect at each stop
 * @throws Error after the last stop
 */
export const pressUntilFocused = async (
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  { most = MOST_STOPS, check }: { most?: number; check?: (page: Page) => Promise<void> } = {},
): Promise<void> => {
  const page = target.page();
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press(key);
    await check?.(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached by ${most} × ${key}`);
};

/** Presses the key until the target has the focus. Expects a visible focus at each stop. */
export const tabTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible();
  await pressUntilFocused(target, key, { check: expectVisibleFocus });
};
