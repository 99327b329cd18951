import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const TYPES = ['loading', 'success', 'info', 'warning', 'error'] as const;

test('shows both themes and every toast type, accessibly (R044, R046)', async ({ page }) => {
  test.slow();
  await page.goto('/dev/ui');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Linguagem visual' })).toBeVisible();
  const parts = main.getByRole('heading', { level: 2 }).filter({ visible: true });
  expect(await parts.count()).toBeGreaterThanOrEqual(10);
  for (const [theme, ground] of [
    ['dark', 'rgb(16, 14, 13)'],
    ['light', 'rgb(245, 238, 228)'],
  ] as const)
    await expect(main.locator(`[data-theme=${theme}]`).first()).toHaveCSS('background-color', ground);
  for (const type of TYPES) {
    await main.getByRole('button', { name: type, exact: true }).first().click();
    await expect(page.locator(`.toast-${type}`)).toContainText('toast');
  }
  await expect(page.locator('.toast-loading')).toBeVisible();
  await page.reload();
  await expect(parts.first()).toBeVisible();
  await expectAccessible(page);
});
