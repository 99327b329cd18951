import { TOASTS } from '@bigorna/domain/limits';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { loginForm, sendLogin } from './support/session.ts';

const toasts = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'Erro no login' });

/** Opens the login page where every login fails, each with a text of its own. */
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

/** How long a toast stays, in milliseconds: react-toastify counts by the animation of its progress bar. */
const lifetime = (toast: Locator): Promise<number> =>
  toast.getByRole('progressbar', { includeHidden: true }).evaluate((bar) => {
    const [animation] = bar.getAnimations();
    return Number(animation?.effect?.getTiming().duration);
  });

const moveTo = (toast: Locator, ms: number): Promise<void> =>
  toast.getByRole('progressbar', { includeHidden: true }).evaluate((bar, time) => {
    const [animation] = bar.getAnimations();
    if (!animation) throw new Error('the toast is not counting');
    animation.currentTime = time;
  }, ms);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`R046 a toast stays five seconds, at the bottom right, 356 pixels wide (motion: ${reducedMotion})`, async ({
    page,
    watch,
  }) => {
    watch.expectError(/401 \(Unauthorized\)/);
    await page.emulateMedia({ reducedMotion });
    await openFailingLogin(page);
    const toast = toasts(page);
    await expect(toast).toContainText('Recusa 1');
    expect(await lifetime(toast)).toBe(TOASTS.dismissMs);
    await expect.poll(async () => (await toast.boundingBox())?.width).toBe(TOASTS.widthPx);
    const box = await toast.boundingBox();
    const viewport = page.viewportSize();
    if (!box || !viewport) throw new Error('nothing to measure');
    expect(viewport.width - (box.x + box.width)).toBeLessThanOrEqual(32);
    expect(viewport.height - (box.y + box.height)).toBeLessThanOrEqual(48);
    await moveTo(toast, TOASTS.dismissMs - 500);
    await expect(toast).toBeVisible();
    await moveTo(toast, TOASTS.dismissMs);
    await expect(toast).toBeHidden();
  });
}

test('R046 a toast can be closed, and at most five are shown at once', async ({ page, watch }) => {
  watch.expectError(/401 \(Unauthorized\)/);
  await openFailingLogin(page);
  await toasts(page).getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(toasts(page)).toHaveCount(0);
  for (let call = 2; call <= TOASTS.visible + 3; call++) {
    const answered = page.waitForResponse('**/api/auth/login');
    await loginForm(page).submit.click();
    await answered;
  }
  await expect(toasts(page)).toHaveCount(TOASTS.visible);
  await expect(toasts(page).filter({ hasText: `Recusa ${TOASTS.visible + 2}` })).toBeHidden();
  await toasts(page).first().getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(toasts(page).filter({ hasText: `Recusa ${TOASTS.visible + 2}` })).toBeVisible();
  await expect(toasts(page)).toHaveCount(TOASTS.visible);
});
