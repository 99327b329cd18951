import { TOASTS } from '@bigorna/domain/limits';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { sendLogin } from './support/session.ts';

const toasts = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'Erro no login' });

/** Opens the login page with failing logins, each with a different text. */
const openFailingLogin = async (page: Page): Promise<void> => {
  let calls = 0;
  await page.route('**/api/auth/login', (route) => {
    calls += 1;
    return route.fulfill({
      status: 401,
      json: { success: false, code: 'invalid_credentials', message: `Recusa ${calls}` },
    });
  });
  await page.goto('/login');
  await sendLogin(page, { username: 'ninguem', password: 'Errada123' });
  await expect(toasts(page).first()).toBeVisible();
};

/** Lifetime of a toast in milliseconds. react-toastify measures it by the animation of the progress bar. */
const lifetime = (toast: Locator): Promise<number> =>
  toast.getByRole('progressbar', { includeHidden: true }).evaluate((bar) => {
    const [animation] = bar.getAnimations();
    return Number(animation?.effect?.getTiming().duration);
  });

const count = (toast: Locator, to: 'nearly' | 'end'): Promise<void> =>
  toast.getByRole('progressbar', { includeHidden: true }).evaluate((bar, given) => {
    const [animation] = bar.getAnimations();
    if (!animation) throw new Error('the toast is not counting');
    if (given === 'end') return animation.finish();
    animation.pause();
    animation.currentTime = Number(animation.effect?.getTiming().duration) - 500;
  }, to);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a toast stays five seconds at the bottom right (motion: ${reducedMotion}) (R046)`, async ({ page, watch }) => {
    watch.expectError(/401 \(Unauthorized\)/);
    await page.emulateMedia({ reducedMotion });
    await openFailingLogin(page);
    const toast = toasts(page);
    await expect(toast).toContainText('Recusa 1');
    expect(await lifetime(toast)).toBe(TOASTS.dismissMs);
    await expect.poll(async () => (await toast.boundingBox())?.width).toBe(TOASTS.widthPx);
    // Retries while the toast slides in, because only its final position counts.
    await expect(async () => {
      const box = await toast.boundingBox();
      const viewport = page.viewportSize();
      if (!box || !viewport) throw new Error('nothing to measure');
      expect(viewport.width - (box.x + box.width)).toBeLessThanOrEqual(32);
      expect(viewport.height - (box.y + box.height)).toBeLessThanOrEqual(48);
    }).toPass({ timeout: 2_000 });
    await count(toast, 'nearly');
    await expect(toast).toBeVisible();
    await count(toast, 'end');
    await expect(toast).toBeHidden();
  });
}

/**
 * Shows notices by the site's own toaster, because the portal never shows more than two at once. The first toast has
 * loaded the chunk of the toaster.
 */
const showNotices = (page: Page, titles: readonly string[]): Promise<void> =>
  page.evaluate(async (given) => {
    const chunk = performance.getEntriesByType('resource').find(({ name }) => /\/toaster-[^/]+\.js$/.test(name));
    if (!chunk) throw new Error('the toaster was not loaded');
    const exported: Record<string, unknown> = await import(chunk.name);
    const show = Object.values(exported).find((part) => typeof part === 'function' && /isActive/.test(String(part)));
    if (typeof show !== 'function') throw new Error('the toaster shows nothing');
    for (const title of given) show({ type: 'info', title, keep: true });
  }, titles);

test('a toast can be closed, and at most five toasts are shown at once (R046)', async ({ page, watch }) => {
  watch.expectError(/401 \(Unauthorized\)/);
  await openFailingLogin(page);
  await toasts(page).getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(toasts(page)).toHaveCount(0);
  const titles = Array.from({ length: TOASTS.visible + 2 }, (_title, index) => `Aviso ${index + 1}`);
  await showNotices(page, titles);
  const shown = page.getByRole('status').filter({ hasText: /Aviso \d/ });
  await expect(shown).toHaveCount(TOASTS.visible);
  await expect(shown.filter({ hasText: `Aviso ${TOASTS.visible + 1}` })).toHaveCount(0);
  await shown.first().getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(shown.filter({ hasText: `Aviso ${TOASTS.visible + 1}` })).toBeVisible();
  await expect(shown).toHaveCount(TOASTS.visible);
});

test('shows a new toast while the previous toast of the same kind is closing (R046)', async ({ page, watch }) => {
  watch.expectError(/401 \(Unauthorized\)/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openFailingLogin(page);
  await expect(toasts(page)).toContainText('Recusa 1');
  // Slows the exit animation, so that the next failure meets the closing toast.
  // Uses a constructed sheet, because the policy of the page forbids style elements.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[class*="-exit--"] { animation-duration: 60s !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await toasts(page).getByRole('button', { name: 'Fechar aviso' }).click();
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(toasts(page).filter({ hasText: 'Recusa 2' })).toBeVisible();
});
