import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { ModFailure } from '#app/mods/mod-failure.tsx';
import { modQuery } from '#app/mods/mod-query.ts';
import { paths } from '#app/paths.ts';
import { DownloadSkeleton } from './components/download-skeleton.tsx';
import { DownloadView } from './components/download-view.tsx';

/** /mods/{slug}/download: counts down and downloads; with ?direct=1 without the countdown. */
export const Component = () => {
  const { slug = '' } = useParams();
  const { search } = useLocation();
  const { data: mod, error, refetch } = useQuery(modQuery(slug));
  if (error && !mod) return <ModFailure error={error} slug={slug} onRetry={() => void refetch()} />;
  if (!mod) return <DownloadSkeleton />;
  if (mod.slug !== slug) return <Navigate replace to={paths.download(mod.slug) + search} />;
  return <DownloadView key={mod.id} mod={mod} />;
};
