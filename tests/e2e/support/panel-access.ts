import type { Page } from '@playwright/test';

/** Lets a page read the site setting `admin_panel_access` as `super_admin`; the portal's own stays as other tests need it. */
export const readStrictly = async (page: Page): Promise<void> => {
  await page.route('**/api/site', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, admin_panel_access: 'super_admin' } },
    });
  });
};
