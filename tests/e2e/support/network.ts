import { matchesGlob } from 'node:path';
import { RENDERED_GLOBS } from '@bigorna/domain/page-paths';
import type { APIResponse, Page, Request } from '@playwright/test';

type Url = Parameters<Page['route']>[0];
type Json = Awaited<ReturnType<APIResponse['json']>>;

interface Failure {
  code?: string;
  message?: string;
  errors?: readonly object[];
  headers?: Record<string, string>;
  /** Fails only requests with this method. */
  method?: string;
}

const isRendered = ({ pathname }: URL): boolean => RENDERED_GLOBS.some((glob) => matchesGlob(pathname, glob));

/**
 * Gives the browser the empty page instead of a rendered one, as if the server could not render. Then the page requests
 * its data from the API, where a test can change the responses.
 */
export const renderInBrowser = (page: Page): Promise<unknown> =>
  page.route(isRendered, (route) => {
    const request = route.request();
    return request.isNavigationRequest()
      ? route.continue({ url: new URL('/shell.html', request.url()).href })
      : route.fallback();
  });

/** Changes how requests are answered. If they are the API's, the browser renders all pages of the test. */
const intercept = async (page: Page, url: Url, handler: Parameters<Page['route']>[1]): Promise<void> => {
  if (String(url).includes('api')) await renderInBrowser(page);
  await page.route(url, handler);
};

/** Responds to requests with data, as the API does. */
export const fulfillWith = (page: Page, url: Url, data: unknown): Promise<unknown> =>
  intercept(page, url, (route) => route.fulfill({ json: { success: true, data } }));

/** Changes the JSON of responses. */
export const changeJson = (page: Page, url: Url, change: (body: Json) => unknown): Promise<unknown> =>
  intercept(page, url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: await change(await response.json()) });
  });

/** Collects the requests of a page with matching URLs from now on. */
export const collectRequests = (page: Page, url: RegExp): Request[] => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (url.test(request.url())) requests.push(request);
  });
  return requests;
};

/** Responds to requests with a failure, as the API does. */
export const failWith = (page: Page, url: Url, status: number, failure: Failure = {}): Promise<unknown> => {
  const { code = 'internal_error', message = '', errors, headers = {}, method } = failure;
  const json = { success: false, code, message, errors };
  return intercept(page, url, (route) =>
    method && method !== route.request().method() ? route.fallback() : route.fulfill({ status, headers, json }),
  );
};

/** Responds to requests as the API does when a rate limit is exceeded. */
export const failWithRateLimit = (page: Page, url: Url, seconds: number): Promise<unknown> =>
  failWith(page, url, 429, {
    code: 'too_many_requests',
    message: 'Tente novamente em alguns minutos',
    headers: { 'Retry-After': String(seconds) },
  });

/** Delays requests until the returned function is called. */
export const hold = async (page: Page, url: Url): Promise<() => void> => {
  const gate = Promise.withResolvers<void>();
  await intercept(page, url, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
};
