import { Navigate, redirect, useLocation, useParams } from 'react-router-dom';
import { paths } from '#shared/routing/paths.ts';
import type { PrefetchContext } from '#shared/routing/prefetch-context.ts';

/** Redirects /addons/{slug} to the mod page. */
export const Component = () => {
  const { slug = '' } = useParams();
  const { search, hash } = useLocation();
  return <Navigate replace to={paths.mod(slug) + search + hash} />;
};

export const load = async ({ params: { slug = '' }, url }: PrefetchContext): Promise<Response> =>
  redirect(paths.mod(slug) + url.search, 301);
