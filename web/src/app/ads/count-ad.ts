import { API_ROOT } from '#api/client.ts';

const SEEN_PART = 0.5;
const SEEN_MS = 1_000;

/** Ads counted as seen since the page was loaded: going back to one counts nothing. */
const seen = new Set<string>();

/** Tells the API without waiting for its answer, also while the page is being left. */
const tell = (adId: string, what: 'view' | 'click'): void => {
  navigator.sendBeacon(`${API_ROOT}/ads/${encodeURIComponent(adId)}/${what}`);
};

/**
 * Counts an ad's view, once, when half of it has been on the screen for a second, in a tab that is shown.
 *
 * @param gone ends the watching.
 */
export const countWhenSeen = (element: Element, adId: string, gone: AbortSignal): void => {
  if (gone.aborted || seen.has(adId)) return;
  let isInSight = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const beginSecond = (): void => {
    clearTimeout(timer);
    if (isInSight && document.visibilityState === 'visible') timer = setTimeout(count, SEEN_MS);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      // Some browsers call less than the part asked for "intersecting" too.
      isInSight = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN_PART;
      beginSecond();
    },
    { threshold: SEEN_PART },
  );
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', beginSecond);
  };
  const count = (): void => {
    stop();
    if (seen.has(adId)) return;
    seen.add(adId);
    tell(adId, 'view');
  };
  observer.observe(element);
  document.addEventListener('visibilitychange', beginSecond);
  gone.addEventListener('abort', stop);
};

/** Counts that an ad was followed. */
export const countClick = (adId: string): void => tell(adId, 'click');
