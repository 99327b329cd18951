import type { Page, Request } from '@playwright/test';
import { BLOCKABLE } from '../../../client/script-names.ts';

const COUNTING = /\/(?:view|click)$/;

/** What a content blocker may block: everything but pages, if the address contains a known word or counts. */
const isBlocked = (request: Request): boolean => {
  const { pathname } = new URL(request.url());
  return !request.isNavigationRequest() && (BLOCKABLE.test(pathname) || COUNTING.test(pathname));
};

/** Blocks requests as a content blocker does. Returns the blocked paths. */
export const blockContent = async (page: Page): Promise<string[]> => {
  const blocked: string[] = [];
  await page.route('**/*', async (route) => {
    if (!isBlocked(route.request())) return route.fallback();
    blocked.push(new URL(route.request().url()).pathname);
    await route.abort('blockedbyclient');
  });
  return blocked;
};
