import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { ApiError } from '#api/api-error.ts';
import { ModFailure } from '#app/mods/mod-failure.tsx';
import { modQuery } from '#app/mods/mod-query.ts';
import { paths } from '#app/paths.ts';
import { ModSkeleton } from './components/mod-skeleton.tsx';
import { ModView } from './components/mod-view.tsx';

// Nearly every mod's page shows its description: the parser sets out together with the page's own code.
void import('#app/markdown-text.tsx').catch(() => undefined);

/** /mods/{slug}: a mod or an addon; a former slug's address gives way to the present one. */
export const Component = () => {
  const { slug = '' } = useParams();
  const { search, hash } = useLocation();
  const queryClient = useQueryClient();
  const { data: mod, error, refetch } = useQuery(modQuery(slug));
  useEffect(() => {
    if (mod && mod.slug !== slug) queryClient.setQueryData(modQuery(mod.slug).queryKey, mod);
  }, [mod, slug, queryClient]);
  if (error && !mod) return <ModFailure error={error} slug={slug} onRetry={() => void refetch()} />;
  if (!mod) return <ModSkeleton />;
  if (mod.slug !== slug) return <Navigate replace to={paths.mod(mod.slug) + search + hash} />;
  return <ModView key={mod.id} mod={mod} isGone={error instanceof ApiError && error.status === 404} />;
};
