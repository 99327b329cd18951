import { redirect } from 'react-router-dom';
import { knownVersionsQuery } from '#shared/game/use-known-versions.ts';
import type { PrefetchContext } from '#shared/routing/prefetch-context.ts';
import { modQuery } from './mod-query.ts';

/**
 * Requests the game versions for a page of a mod, and redirects a previous slug for good. The route has requested the
 * mod.
 *
 * @param getPath path of the page by slug
 */
export const loadMod =
  (getPath: (slug: string) => string) =>
  async ({ queryClient, params: { slug = '' }, url }: PrefetchContext): Promise<Response | undefined> => {
    await queryClient.prefetchQuery(knownVersionsQuery);
    const mod = queryClient.getQueryData(modQuery(slug).queryKey);
    return mod && mod.slug !== slug ? redirect(getPath(mod.slug) + url.search, 301) : undefined;
  };
