import { ApiError } from '@bigorna/client/api-error';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { loadMod } from '#shared/mods/load-mod.ts';
import { ModFailure } from '#shared/mods/mod-failure.tsx';
import { modQuery } from '#shared/mods/mod-query.ts';
import { paths } from '#shared/routing/paths.ts';
import { ModSkeleton } from './components/mod-skeleton.tsx';
import { ModView } from './components/mod-view.tsx';

/** Page /mods/{slug}: a mod or an addon. A previous slug redirects to the current slug. */
export const Component = () => {
  const { slug = '' } = useParams();
  const { search, hash } = useLocation();
  const queryClient = useQueryClient();
  const { data: mod, error, refetch } = useQuery(modQuery(slug));
  useEffect(() => {
    if (mod && mod.slug !== slug) queryClient.setQueryData(modQuery(mod.slug).queryKey, mod);
  }, [mod, slug, queryClient]);
  // Renders the content in interruptible steps, so that the browser can handle scrolls and taps in between.
  const isDue = useDeferredValue(mod !== undefined);
  if (error && !mod) return <ModFailure error={error} slug={slug} onRetry={() => void refetch()} />;
  if (!mod || !isDue) return <ModSkeleton />;
  if (mod.slug !== slug) return <Navigate replace to={paths.mod(mod.slug) + search + hash} />;
  return <ModView key={mod.id} mod={mod} isGone={error instanceof ApiError && error.status === 404} />;
};

export const load = loadMod(paths.mod);
