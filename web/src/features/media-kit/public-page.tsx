import { Navigate, redirect, useLocation } from 'react-router-dom';
import { paths } from '#shared/routing/paths.ts';
import type { PrefetchContext } from '#shared/routing/prefetch-context.ts';

/** Redirects `/public`, the root of the partners' area, to the media kit. */
export const Component = () => <Navigate to={paths.mediaKit + useLocation().search} replace />;

export const load = async ({ url }: PrefetchContext): Promise<Response> => redirect(paths.mediaKit + url.search, 301);
