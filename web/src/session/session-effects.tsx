import { useSyncExternalStore } from 'react';
import { lazyOrNothing } from '#app/lazy-or-nothing.ts';
import { tellOfConnection } from '#app/tell-of-connection.ts';
import { useAuth } from './auth-context.tsx';
import { hearts } from './favorites/hearts.ts';

const BanEffect = lazyOrNothing(async () => (await import('./ban-effect.tsx')).BanEffect);
const FavoriteKeeper = lazyOrNothing(async () => {
  try {
    return (await import('./favorites/favorite-keeper.tsx')).FavoriteKeeper;
  } catch (error) {
    if (hearts.wereClicked()) void tellOfConnection();
    throw error;
  }
});

/** What the session does to the page by itself. Stands inside the router. */
export const SessionEffects = () => {
  const { ban, user } = useAuth();
  const wereHeartsClicked = useSyncExternalStore(hearts.watchAll, hearts.wereClicked);
  return (
    <>
      {ban && <BanEffect ban={ban} />}
      {(user || wereHeartsClicked) && <FavoriteKeeper />}
    </>
  );
};
