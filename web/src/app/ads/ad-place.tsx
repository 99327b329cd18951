import { type ComponentProps, Suspense } from 'react';
import { lazyOrNothing } from '../lazy-or-nothing.ts';

const LateAd = lazyOrNothing(async () => (await import('./late-ad.tsx')).LateAd);

/** {@link LateAd} with its code, which comes after what the page is for. */
export const AdPlace = (props: ComponentProps<typeof LateAd>) => (
  <Suspense>
    <LateAd {...props} />
  </Suspense>
);
