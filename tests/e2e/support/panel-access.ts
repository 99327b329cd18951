import { site } from '@bigorna/domain/endpoints/portal';
import type { Page } from '@playwright/test';
import { call } from './api.ts';

/** Lets a page read the site setting `admin_panel_access` as `super_admin`; the portal's own stays as other tests need it. */
export const readStrictly = async (page: Page): Promise<void> => {
  const data = await call('/site', site);
  const json = { success: true, data: { ...data, admin_panel_access: 'super_admin' } };
  await page.route('**/api/site', (route) => route.fulfill({ json }));
};
