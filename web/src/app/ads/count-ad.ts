import { API_ROOT } from '#api/client.ts';

const SEEN_PART = 0.5;

/** Ads counted as seen since the page was loaded: going back to one counts nothing. */
const seen = new Set<string>();

/** Tells the API without waiting for its answer, also while the page is being left. */
const tell = (adId: string, what: 'view' | 'click'): void => {
  navigator.sendBeacon(`${API_ROOT}/ads/${encodeURIComponent(adId)}/${what}`);
};

/**
 * Counts an ad's view, once, as soon as half of it is on the screen.
 *
 * @param gone ends the watching.
 */
export const countWhenSeen = (element: Element, adId: string, gone: AbortSignal): void => {
  if (gone.aborted || seen.has(adId)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (seen.has(adId) || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.add(adId);
      observer.disconnect();
      tell(adId, 'view');
    },
    { threshold: SEEN_PART },
  );
  observer.observe(element);
  gone.addEventListener('abort', () => observer.disconnect());
};

/** Counts that an ad was followed. */
export const countClick = (adId: string): void => tell(adId, 'click');
