import { site } from '@bigorna/domain/endpoints/portal.schemas';
import type { Page } from '@playwright/test';
import { fetchData } from './api.ts';

/** Stubs the site setting `admin_panel_access` as `super_admin` for one page. The stored setting is unchanged. */
export const stubStrictPanelAccess = async (page: Page): Promise<void> => {
  const data = await fetchData('/site', site);
  const json = { success: true, data: { ...data, admin_panel_access: 'super_admin' } };
  await page.route('**/api/site', (route) => route.fulfill({ json }));
};
