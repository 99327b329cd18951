import { savesData } from '#shared/browser/saves-data.ts';

/** A pointer that only passes over a link, a scroll that begins on a link, and a quick Tab are shorter. */
const REST_MS = 80;

const BEGIN = ['pointerover', 'touchstart', 'focusin'];
const END = ['pointerout', 'pointercancel', 'touchmove', 'focusout'];

const findLink = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Loads the next page when the visitor seems about to open it: pointer, finger or focus rest on a link. Not with
 * Save-Data.
 *
 * @param load loads a page of this site; does nothing for other URLs
 */
export const prefetchOnIntent = (load: (url: URL) => void): void => {
  if (savesData()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  const stop = (): void => clearTimeout(timer);
  const start = (event: Event): void => {
    stop();
    const link = findLink(event);
    if (!link || link.origin !== location.origin || link.href === last) return;
    const { href } = link;
    timer = setTimeout(() => {
      last = href;
      load(new URL(href));
    }, REST_MS);
  };
  for (const type of BEGIN) addEventListener(type, start, { passive: true });
  for (const type of END) addEventListener(type, stop, { passive: true });
};
