import type { AdCard } from '@bigorna/domain/endpoints/mods';
import { useState } from 'react';
import { AdPicture } from './ad-picture.tsx';
import { pickByWeight } from './pick-ad.ts';
import { useQuietPlace } from './use-quiet-place.ts';

interface AdSlotProps {
  /** `undefined` until they are known. */
  ads: readonly AdCard[] | undefined;
  placement: AdCard['placement'];
}

/** A place for advertising, which moves nothing when it is filled; no room at all when none is booked. */
export const AdSlot = ({ ads, placement }: AdSlotProps) => {
  // One throw of the dice for as long as the place is shown, so that it keeps its ad.
  const [chance] = useState(Math.random);
  const { place, isOpen } = useQuietPlace(ads !== undefined);
  const ad = pickByWeight(ads?.filter((candidate) => candidate.placement === placement) ?? [], chance);
  return <div ref={place}>{isOpen && ad && <AdPicture key={ad.id} ad={ad} />}</div>;
};
