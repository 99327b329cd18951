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
 * Counts an ad's view, once, when half of it has been on the screen for a second.
 *
 * @param gone ends the watching.
 */
export const countWhenSeen = (element: Element, adId: string, gone: AbortSignal): void => {
  if (gone.aborted || seen.has(adId)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (!entries.at(-1)?.isIntersecting) return;
      timer = setTimeout(() => {
        observer.disconnect();
        if (seen.has(adId)) return;
        seen.add(adId);
        tell(adId, 'view');
      }, SEEN_MS);
    },
    { threshold: SEEN_PART },
  );
  observer.observe(element);
  gone.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
};

/** Counts that an ad was followed. */
export const countClick = (adId: string): void => tell(adId, 'click');
