import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The focusable title or disclosure button of a target. */
const FOCUS_TARGET = 'summary, [tabindex="-1"]';

/** The element id in a URL's hash; '' without a valid hash. */
export const parseHashTarget = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};

/**
 * Scrolls to the element in the URL's hash, and focuses the title or button in that element. The element must exist
 * when the component mounts.
 */
export const useHashTarget = (): void => {
  const { hash, key } = useLocation();
  // `key` reruns the effect when the same link is clicked again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const id = parseHashTarget(hash);
    if (!id) return;
    // Runs after the layout has focused the new page's heading.
    const frame = requestAnimationFrame(() => {
      const element = document.getElementById(id);
      // The skip link targets `main`; the browser handles it.
      if (!element || element.localName === 'main') return;
      element.scrollIntoView();
      element.querySelector<HTMLElement>(FOCUS_TARGET)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
};
