import { parseHashTarget } from '@bigorna/client/parse-hash-target';
import { reveal } from '@bigorna/client/reveal';
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The focusable title or disclosure button of a target. */
const FOCUS_TARGET = 'summary, [tabindex="-1"]';

interface LateText {
  ref: RefObject<HTMLElement | null>;
  /** Prefix of the ids in the text. */
  prefix: string;
}

/** A hash names an id of the page, or an id of the text, whose prefix it may omit. */
const findTarget = (id: string, text: LateText | undefined): HTMLElement | null => {
  const element = document.getElementById(id);
  if (!text) return element;
  const target = element ?? document.getElementById(text.prefix + id.toLowerCase());
  return text.ref.current?.contains(target) ? target : null;
};

/**
 * Scrolls to the element in the URL's hash, and focuses the title or button in that element. The element must exist
 * when the component mounts.
 *
 * @param text finds only elements of this text, for texts that load later than their page
 */
export const useHashTarget = (text?: LateText): void => {
  const { hash, key } = useLocation();
  // `key` reruns the effect when the same link is clicked again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const id = parseHashTarget(hash);
    if (!id) return;
    // Runs after the layout has focused the new page's heading.
    const frame = requestAnimationFrame(() => {
      const element = findTarget(id, text);
      // The skip link targets `main`; the browser handles it.
      if (!element || element.localName === 'main') return;
      reveal(element, element.querySelector<HTMLElement>(FOCUS_TARGET));
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
};
