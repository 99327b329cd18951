import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** What in an element takes the focus of whoever is led to it: its title, or what opens it. */
const TAKES_FOCUS = 'summary, [tabindex="-1"]';

/** Which element an address names; '' where none. */
export const hashTarget = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};

/** Leads to the element that the address names, by sight and by focus; it has to be on the page with the caller. */
export const useHashTarget = (): void => {
  const { hash, key } = useLocation();
  // Every click on a link counts, also a second one on the same: that is what `key` is for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const id = hashTarget(hash);
    if (!id) return;
    // After the layout has put the focus on the heading of a page just come to.
    const frame = requestAnimationFrame(() => {
      const element = document.getElementById(id);
      // The way past the header ends at the page's beginning, where the browser leads by itself.
      if (!element || element.localName === 'main') return;
      element.scrollIntoView();
      element.querySelector<HTMLElement>(TAKES_FOCUS)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
};
