import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { languages } from '#shared/i18n/locale-store.ts';
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
    route.texts && languages.need(route.texts),
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

const toRouteObject = (route: SiteRoute, queryClient: QueryClient, { get }: SessionStore): RouteObject => ({
  path: route.path,
  errorElement: <RouteError />,
  loader: ({ params, request }) => {
    route.prefetch?.({ queryClient, params, url: new URL(request.url), session: get().session });
    return null;
  },
  lazy: { element: () => catchInRender(loadPage(route)) },
});

const LAYOUT = 'layout';

const loadLayout = async (layout: LayoutRoutes): Promise<ReactNode> => {
  const { Component } = await layout.page();
  return <Component />;
};

/** Creates the site's router. Each route is inside a layout and has its own error boundary. */
export const createSiteRouter = (queryClient: QueryClient, store: SessionStore) => {
  const toRouteObjects = (routes: readonly SiteRoute[]) =>
    routes.map((route) => toRouteObject(route, queryClient, store));
  const toLayoutObject = (layout: LayoutRoutes): RouteObject => ({
    errorElement: <RouteError />,
    HydrateFallback: InitialFallback,
    lazy: { element: () => catchInRender(loadLayout(layout)) },
    children: toRouteObjects(layout.routes),
  });
  return createBrowserRouter(
    [
      {
        id: LAYOUT,
        element: <Layout />,
        errorElement: <RouteError />,
        HydrateFallback: InitialFallback,
        children: toRouteObjects(ROUTES),
      },
    ],
    {
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
    },
  );
};

export type SiteRouter = ReturnType<typeof createSiteRouter>;
