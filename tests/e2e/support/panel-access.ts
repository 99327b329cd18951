import { site } from '@bigorna/domain/endpoints/portal.schemas';
import type { Page } from '@playwright/test';
import { fetchData } from './api.ts';
import { fulfillWith } from './network.ts';

/** Stubs the site setting `admin_panel_access` as `super_admin` for one page. The stored setting is unchanged. */
export const stubStrictPanelAccess = async (page: Page): Promise<void> => {
  const data = await fetchData('/site', site);
  await fulfillWith(page, '**/api/site', { ...data, admin_panel_access: 'super_admin' });
};
