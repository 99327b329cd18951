import type { AdCard } from '@bigorna/domain/endpoints/mods.schemas';
import { useNearViewport } from '#shared/browser/use-near-viewport.ts';
import { lazyWithFallback } from '#shared/loading/lazy-with-fallback.ts';

const LazyFetchedAd = lazyWithFallback(async () => (await import('./fetched-ad.tsx')).FetchedAd);

/** Distance at which loading starts, so that the ad is known before the slot becomes visible. */
const NEAR_PX = 1_500;

/** An ad slot for pages whose response has no ads. Code and ad load when the visitor scrolls near. */
export const LazyAdSlot = ({ placement }: { placement: AdCard['placement'] }) => {
  const { ref, isNear } = useNearViewport<HTMLDivElement>(NEAR_PX);
  return <div ref={ref}>{isNear && <LazyFetchedAd placement={placement} />}</div>;
};
