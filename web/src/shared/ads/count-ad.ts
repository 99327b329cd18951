import { buildUrl } from '@bigorna/client/url';
import { portalEndpoints } from '@bigorna/domain/endpoints/portal';

const VISIBLE_RATIO = 0.5;
const VISIBLE_MS = 1_000;

/** Ads whose view was counted since the page load. Each ad counts once, even if the visitor sees the ad again. */
const countedIds = new Set<string>();

/** Sends a beacon, which works while the page unloads and needs no response. */
const sendCount = (adId: string, call: 'viewAd' | 'clickAd'): void => {
  navigator.sendBeacon(buildUrl(portalEndpoints[call], { params: { id: adId } }));
};

/**
 * Counts an ad's view once, after half of the ad was on screen for one second in a visible tab.
 *
 * @param signal stops observing.
 */
export const countWhenVisible = (element: Element, adId: string, signal: AbortSignal): void => {
  if (signal.aborted || countedIds.has(adId)) return;
  let isVisible = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (): void => {
    clearTimeout(timer);
    if (isVisible && document.visibilityState === 'visible') timer = setTimeout(count, VISIBLE_MS);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      // Some browsers report `isIntersecting` below the threshold.
      isVisible = (entries.at(-1)?.intersectionRatio ?? 0) >= VISIBLE_RATIO;
      restartTimer();
    },
    { threshold: VISIBLE_RATIO },
  );
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', restartTimer);
  };
  const count = (): void => {
    stop();
    if (countedIds.has(adId)) return;
    countedIds.add(adId);
    sendCount(adId, 'viewAd');
  };
  observer.observe(element);
  document.addEventListener('visibilitychange', restartTimer);
  signal.addEventListener('abort', stop);
};

export const countClick = (adId: string): void => sendCount(adId, 'clickAd');
