import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has scrolled out of the window at the top. */
export const useScrolledPast = <T extends Element>(): { ref: RefObject<T | null>; isPast: boolean } => {
  const ref = useRef<T>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setPast(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isPast };
};
