import type { AdCard } from '@bigorna/domain/endpoints/mods.schemas';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { AdPicture } from './ad-picture.tsx';
import { pickByWeight } from './pick-ad.ts';

/** Whether the code of the slots was there before the page. Then a slot opens with the page, also on Back. */
let wasUsed = false;

/**
 * Whether a slot may take its space without layout shift: once its content is known and the slot is below the window.
 *
 * @returns a ref for the slot's element, which has no size at first
 */
const useStableSlot = (isKnown: boolean): { slotRef: RefObject<HTMLDivElement | null>; isOpen: boolean } => {
  const slotRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(isKnown && wasUsed);
  useEffect(() => {
    wasUsed = true;
  }, []);
  useEffect(() => {
    if (isOpen || !isKnown || !slotRef.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last && !last.isIntersecting && last.boundingClientRect.top > 0) setOpen(true);
    });
    observer.observe(slotRef.current);
    return () => observer.disconnect();
  }, [isKnown, isOpen]);
  return { slotRef, isOpen };
};

interface AdSlotProps {
  /** `undefined` until loaded. */
  ads: readonly AdCard[] | undefined;
  placement: AdCard['placement'];
}

/** An ad slot without layout shift. The slot takes no space if no ad is booked. */
export const AdSlot = ({ ads, placement }: AdSlotProps) => {
  // One random number per mount, so that the slot does not change its ad.
  const [chance] = useState(Math.random);
  const { slotRef, isOpen } = useStableSlot(ads !== undefined);
  const ad = pickByWeight(ads?.filter((candidate) => candidate.placement === placement) ?? [], chance);
  return <div ref={slotRef}>{isOpen && ad && <AdPicture key={ad.id} ad={ad} />}</div>;
};
