import { type RefObject, useEffect, useRef, useState } from 'react';

/** Distance from the window that counts as near. */
const MARGIN_PX = 400;

/**
 * Whether the visitor has scrolled near an element. Once true, the result stays true. Use it to load content lazily.
 */
export const useNearViewport = <T extends Element>(
  marginPx = MARGIN_PX,
): { ref: RefObject<T | null>; isNear: boolean } => {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || isNear) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: `${marginPx}px`,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear, marginPx]);
  return { ref, isNear };
};
