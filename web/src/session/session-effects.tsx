import { Suspense } from 'react';
import { lazyOrNothing } from '#app/lazy-or-nothing.ts';
import { useAuth } from './auth-context.tsx';

const BanEffect = lazyOrNothing(async () => (await import('./ban-effect.tsx')).BanEffect);

/** What the session does to the page by itself. Stands inside the router. */
export const SessionEffects = () => {
  const { ban } = useAuth();
  return ban ? (
    <Suspense>
      <BanEffect ban={ban} />
    </Suspense>
  ) : null;
};
