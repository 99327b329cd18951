import { setTimeout as wait } from 'node:timers/promises';
import { API_ROOT } from '@bigorna/domain/endpoints/endpoint';
import { portalEndpoints } from '@bigorna/domain/endpoints/portal';
import { LauncherError } from '../../shared/errors.ts';

const RESPONSE_TIMEOUT_MS = 30_000;
const RENDERED_MS = 60_000;
const RENDERED_EVERY_MS = 2_000;
const PAGES = ['/', '/admin/', `${API_ROOT}${portalEndpoints.site.path}`] as const;
/** Headers that every page must have. */
export const SITE_HEADERS = ['content-security-policy', 'x-content-type-options', 'referrer-policy'] as const;

const open = (url: string): Promise<Response> => fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });

/** What the home page is instead of rendered; undefined if a server rendered it. */
const findRenderingFault = async (origin: string): Promise<string | undefined> => {
  try {
    const page = await open(`${origin}/`);
    if ((await page.text()).includes('<main')) return undefined;
    return page.ok
      ? 'empty: functions and Hosting come from different builds. Deploy with --from functions'
      : `of status ${page.status}`;
  } catch (error) {
    return `not there: ${String(error)}`;
  }
};

/** The function that renders pages notices a new site after some seconds (`deployed-shell.ts`). */
const waitUntilRendered = async (origin: string, timeoutMs: number): Promise<void> => {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const fault = await findRenderingFault(origin);
    if (fault === undefined) return;
    if (Date.now() > deadline) throw new LauncherError(`/ is ${fault}`);
    await wait(RENDERED_EVERY_MS);
  }
};

/**
 * Checks that the public site responds, and that a server renders its home page.
 *
 * @param origin such as `https://mods.example.com`
 * @param renderedMs how long to wait for a rendered page
 * @throws LauncherError that lists failed pages and missing headers
 */
export const checkSite = async (origin: string, renderedMs = RENDERED_MS): Promise<void> => {
  const faults = await Promise.all(
    PAGES.map(async (path) => {
      const { ok, status, headers, body } = await open(origin + path);
      await body?.cancel();
      if (!ok) return [`${path} responds ${status}`];
      return SITE_HEADERS.filter((name) => !headers.has(name)).map((name) => `${path} lacks ${name}`);
    }),
  );
  if (faults.flat().length > 0) throw new LauncherError(faults.flat().join(', '));
  await waitUntilRendered(origin, renderedMs);
};
