/** A small file that the service worker never caches. */
const PROBE = '/favicon.svg';
const TIMEOUT_MS = 5_000;

/**
 * Whether a request reaches the portal. `navigator.onLine` is only a hint: with a VPN or a virtual adapter, a browser
 * may report no network although requests succeed.
 */
export const isNetworkReachable = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
};
