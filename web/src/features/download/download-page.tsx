import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { loadMod } from '#shared/mods/load-mod.ts';
import { ModFailure } from '#shared/mods/mod-failure.tsx';
import { modQuery } from '#shared/mods/mod-query.ts';
import { paths } from '#shared/routing/paths.ts';
import { DownloadSkeleton } from './components/download-skeleton.tsx';
import { DownloadView } from './components/download-view.tsx';

/** Page /mods/{slug}/download: counts down and downloads. `?direct=1` skips the countdown. */
export const Component = () => {
  const { slug = '' } = useParams();
  const { search } = useLocation();
  const { data: mod, error, refetch } = useQuery(modQuery(slug));
  if (error && !mod) return <ModFailure error={error} slug={slug} onRetry={() => void refetch()} />;
  if (!mod) return <DownloadSkeleton />;
  if (mod.slug !== slug) return <Navigate replace to={paths.download(mod.slug) + search} />;
  return <DownloadView key={mod.id} mod={mod} />;
};

export const load = loadMod(paths.download);
