import type { AdCard } from '@bigorna/domain/endpoints/mods';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import { useNear } from '../mods/use-near.ts';

const LateAd = lazyOrNothing(async () => (await import('./late-ad.tsx')).LateAd);

/** Far enough below the window that what is booked is known before the place comes in sight. */
const NEAR_PX = 1_500;

/** A place for advertising on a page whose own answer holds no ads: code and call come once the visitor comes near. */
export const AdPlace = ({ placement }: { placement: AdCard['placement'] }) => {
  const { ref, isNear } = useNear<HTMLDivElement>(NEAR_PX);
  return <div ref={ref}>{isNear && <LateAd placement={placement} />}</div>;
};
