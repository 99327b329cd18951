import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { ApiError } from '#api/api-error.ts';
import { ModFailure } from '#app/mods/mod-failure.tsx';
import { modQuery } from '#app/mods/mod-query.ts';
import { paths } from '#app/paths.ts';
import { ModSkeleton } from './components/mod-skeleton.tsx';
import { ModView } from './components/mod-view.tsx';

/** /mods/{slug}: a mod or an addon; a former slug's address gives way to the present one. */
export const Component = () => {
  const { slug = '' } = useParams();
  const { search, hash } = useLocation();
  const queryClient = useQueryClient();
  const { data: mod, error, refetch } = useQuery(modQuery(slug));
  useEffect(() => {
    if (mod && mod.slug !== slug) queryClient.setQueryData(modQuery(mod.slug).queryKey, mod);
  }, [mod, slug, queryClient]);
  // What comes after the page's code is drawn in steps, as the first view is: the browser scrolls and takes taps between them.
  const isDue = useDeferredValue(mod !== undefined);
  if (error && !mod) return <ModFailure error={error} slug={slug} onRetry={() => void refetch()} />;
  if (!mod || !isDue) return <ModSkeleton />;
  if (mod.slug !== slug) return <Navigate replace to={paths.mod(mod.slug) + search + hash} />;
  return <ModView key={mod.id} mod={mod} isGone={error instanceof ApiError && error.status === 404} />;
};
