import { API_ROOT } from '@bigorna/domain/endpoints/endpoint';
import { portalEndpoints } from '@bigorna/domain/endpoints/portal';
import { LauncherError } from '../../shared/errors.ts';

const RESPONSE_TIMEOUT_MS = 30_000;
const PAGES = ['/', '/admin/', `${API_ROOT}${portalEndpoints.site.path}`] as const;
const HEADERS = ['content-security-policy', 'x-content-type-options', 'referrer-policy'] as const;

/**
 * Checks that the public site responds.
 *
 * @param origin such as `https://mods.example.com`
 * @throws LauncherError that lists failed pages and missing headers
 */
export const checkSite = async (origin: string): Promise<void> => {
  const faults = await Promise.all(
    PAGES.map(async (path) => {
      const { ok, status, headers, body } = await fetch(origin + path, {
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      });
      await body?.cancel();
      if (!ok) return [`${path} responds ${status}`];
      return HEADERS.filter((name) => !headers.has(name)).map((name) => `${path} lacks ${name}`);
    }),
  );
  if (faults.flat().length > 0) throw new LauncherError(faults.flat().join(', '));
};
