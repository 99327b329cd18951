import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the window a place counts as near. */
const MARGIN_PX = 400;

/** Whether the visitor has come near an element, once and for all: what it shows is asked for only then. */
export const useNear = <T extends Element>(marginPx = MARGIN_PX): { ref: RefObject<T | null>; isNear: boolean } => {
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
