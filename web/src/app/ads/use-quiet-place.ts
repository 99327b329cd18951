import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether a place may take its room without moving what is read: with the first drawing when its content is known by
 * then, otherwise as soon as it lies below the window.
 *
 * @returns the place's element, which is there from the start without any room
 */
export const useQuietPlace = (isKnown: boolean): { place: RefObject<HTMLDivElement | null>; isOpen: boolean } => {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(isKnown);
  useEffect(() => {
    if (isOpen || !isKnown || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last && !last.isIntersecting && last.boundingClientRect.top > 0) setOpen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isKnown, isOpen]);
  return { place, isOpen };
};
