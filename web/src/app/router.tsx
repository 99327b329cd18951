import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createBrowserRouter, matchPath, type RouteObject } from 'react-router-dom';
import { isPublicReader } from '#features/catalogue/api/mods-query.ts';
import { languages } from '#shared/i18n/locale-store.ts';
import type { PrefetchContext } from '#shared/routing/prefetch-context.ts';
import type { SessionStore } from '#shared/session/state/session-store.ts';
import { InitialFallback } from './initial-fallback.tsx';
import { Layout } from './layout/layout.tsx';
import { RouteError } from './route-error.tsx';
import { RoutePage } from './route-page.tsx';
import { type LayoutRoutes, ROUTES, type SiteRoute } from './routes.ts';

const loadPage = async (route: SiteRoute): Promise<ReactNode> => {
  // Only guarded pages load the guard's code.
  const [{ Component }, guardModule] = await Promise.all([
    route.page(),
    route.guard && import('./guard.tsx'),
    !import.meta.env.SSR && route.texts && languages.need(route.texts),
  ]);
  return (
    <RoutePage title={route.title}>
      {guardModule && route.guard ? (
        <guardModule.Guard requirement={route.guard}>
          <Component />
        </guardModule.Guard>
      ) : (
        <Component />
      )}
    </RoutePage>
  );
};

const ThrowError = ({ error }: { error: unknown }): ReactNode => {
  throw error;
};

/**
 * If `lazy` rejects, React Router shows the hydration fallback forever. An error thrown in render reaches the route's
 * error boundary.
 */
const catchInRender = async (element: Promise<ReactNode>): Promise<ReactNode> => {
  try {
    return await element;
  } catch (error) {
    return <ThrowError error={error} />;
  }
};

/** Requests everything that the page shows, and waits for it. May return a redirect. */
const loadData = async (route: SiteRoute, context: PrefetchContext): Promise<Response | undefined> => {
  await route.prefetch?.(context);
  return (await route.page()).load?.(context);
};

/** The first route that matches, with its parameters. */
const findRoute = ({ pathname }: URL): { route: SiteRoute; params: PrefetchContext['params'] } | undefined => {
  for (const route of ROUTES) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params };
  }
  return undefined;
};

const toRouteObject = (route: SiteRoute, queryClient: QueryClient, { get }: SessionStore): RouteObject => ({
  id: route.path,
  path: route.path,
  errorElement: <RouteError />,
  loader: async ({ params, request }) => {
    const context = { queryClient, params, url: new URL(request.url), session: get().session };
    // A server renders a page after its data has arrived.
    if (import.meta.env.SSR) return (await loadData(route, context)) ?? null;
    void route.prefetch?.(context);
    return null;
  },
  lazy: { element: () => catchInRender(loadPage(route)) },
});

const LAYOUT = 'layout';

const createLayout = (children: RouteObject[]): RouteObject => ({
  id: LAYOUT,
  element: <Layout />,
  errorElement: <RouteError />,
  HydrateFallback: InitialFallback,
  children,
});

/** The routes that visits usually start with. A server renders their pages. */
export const createFirstRoutes = (queryClient: QueryClient, store: SessionStore): RouteObject[] => [
  createLayout(ROUTES.map((route) => toRouteObject(route, queryClient, store))),
];

const loadLayout = async (layout: LayoutRoutes): Promise<ReactNode> => {
  const { Component } = await layout.page();
  return <Component />;
};

/**
 * Loads code and data of the page that a server rendered, so that React can take it over at once.
 *
 * @returns the route's id and element; undefined if no route matches or its code does not load
 */
export const loadRenderedPage = async (
  queryClient: QueryClient,
  { get }: SessionStore,
): Promise<{ id: string; element: ReactNode } | undefined> => {
  const url = new URL(location.href);
  const match = findRoute(url);
  if (!match) return undefined;
  const { route, params } = match;
  try {
    const context = { queryClient, params, url, session: get().session };
    const [element] = await Promise.all([loadPage(route), loadData(route, context)]);
    return { id: route.path, element };
  } catch {
    return undefined;
  }
};

/** Loads code and data of a page, if visits start with pages of its kind. Failures show when the page is opened. */
export const prefetchPage = (url: URL, queryClient: QueryClient, { get }: SessionStore): void => {
  const match = findRoute(url);
  if (!match || !isPublicReader(get().session)) return;
  const { route, params } = match;
  if (route.texts) void languages.need(route.texts).catch(() => undefined);
  void loadData(route, { queryClient, params, url, session: get().session }).catch(() => undefined);
};

/**
 * Creates the site's router. Each route is inside a layout and has its own error boundary.
 *
 * @param rendered the page that a server rendered
 */
export const createSiteRouter = (
  queryClient: QueryClient,
  store: SessionStore,
  rendered: Awaited<ReturnType<typeof loadRenderedPage>>,
) => {
  const toRouteObjects = (routes: readonly SiteRoute[]) =>
    routes.map((route): RouteObject => {
      const object = toRouteObject(route, queryClient, store);
      if (route.path !== rendered?.id) return object;
      const { lazy, ...eager } = object;
      return { ...eager, element: rendered.element };
    });
  const toLayoutObject = (layout: LayoutRoutes): RouteObject => ({
    errorElement: <RouteError />,
    HydrateFallback: InitialFallback,
    lazy: { element: () => catchInRender(loadLayout(layout)) },
    children: toRouteObjects(layout.routes),
  });
  return createBrowserRouter([createLayout(toRouteObjects(ROUTES))], {
    ...(rendered && { hydrationData: { loaderData: { [rendered.id]: null } } }),
    patchRoutesOnNavigation: async ({ path, matches, patch }) => {
      // React Router also calls this if only a pattern with a parameter matches, because a secondary route may match
      // exactly.
      if (matches.at(-1)?.pathname === path) return;
      try {
        const [{ SECONDARY_ROUTES, SECONDARY_LAYOUTS }] = await Promise.all([
          import('./secondary-routes.ts'),
          languages.need('later'),
        ]);
        patch(LAYOUT, toRouteObjects(SECONDARY_ROUTES));
        patch(null, SECONDARY_LAYOUTS.map(toLayoutObject));
      } catch (error) {
        // Shows the failure inside the layout, as for a page that failed to load.
        patch(LAYOUT, [{ path, element: <ThrowError error={error} />, errorElement: <RouteError /> }]);
      }
    },
  });
};

export type SiteRouter = ReturnType<typeof createSiteRouter>;
