import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { languages } from '#i18n/locale-store.ts';
import { FirstView } from './first-view.tsx';
import { Layout } from './layout/layout.tsx';
import { RouteError } from './route-error.tsx';
import { RoutePage } from './route-page.tsx';
import { type OwnLayout, ROUTES, type SiteRoute } from './routes.ts';

const loadPage = async (route: SiteRoute): Promise<ReactNode> => {
  // The guard's code comes with the guarded pages; open ones do without.
  const [{ Component }, guarding] = await Promise.all([
    route.page(),
    route.guard && import('./guard.tsx'),
    route.texts && languages.need(route.texts),
  ]);
  return (
    <RoutePage title={route.title}>
      {guarding && route.guard ? (
        <guarding.Guard requirement={route.guard}>
          <Component />
        </guarding.Guard>
      ) : (
        <Component />
      )}
    </RoutePage>
  );
};

const Thrown = ({ error }: { error: unknown }): ReactNode => {
  throw error;
};

/** React Router would show the hydration fallback for ever; thrown in render, the route's boundary gets it. */
const orThrown = async (element: Promise<ReactNode>): Promise<ReactNode> => {
  try {
    return await element;
  } catch (error) {
    return <Thrown error={error} />;
  }
};

const toRouteObject = (route: SiteRoute, queryClient: QueryClient): RouteObject => ({
  path: route.path,
  errorElement: <RouteError />,
  loader: ({ params, request }) => {
    route.prefetch?.({ queryClient, params, url: new URL(request.url) });
    return null;
  },
  lazy: { element: () => orThrown(loadPage(route)) },
});

const LAYOUT = 'layout';

const loadLayout = async (layout: OwnLayout): Promise<ReactNode> => {
  const { Component } = await layout.page();
  return <Component />;
};

/** The site's router: the tables of routes inside the site's layout or one of their own, each route with its own error boundary. */
export const createSiteRouter = (queryClient: QueryClient) => {
  const objectsOf = (routes: readonly SiteRoute[]) => routes.map((route) => toRouteObject(route, queryClient));
  const ownLayoutOf = (layout: OwnLayout): RouteObject => ({
    errorElement: <RouteError />,
    HydrateFallback: FirstView,
    lazy: { element: () => orThrown(loadLayout(layout)) },
    children: objectsOf(layout.routes),
  });
  return createBrowserRouter(
    [
      {
        id: LAYOUT,
        element: <Layout />,
        errorElement: <RouteError />,
        HydrateFallback: FirstView,
        children: objectsOf(ROUTES),
      },
    ],
    {
      patchRoutesOnNavigation: async ({ path, matches, patch }) => {
        // Asked also where a pattern with a parameter fits: it may be all there is.
        if (matches.at(-1)?.pathname === path) return;
        try {
          const [{ LATER_ROUTES, OWN_LAYOUTS }] = await Promise.all([
            import('./later-routes.ts'),
            languages.need('later'),
          ]);
          patch(LAYOUT, objectsOf(LATER_ROUTES));
          patch(null, OWN_LAYOUTS.map(ownLayoutOf));
        } catch (error) {
          // As a page whose code does not come: inside the layout, which stays.
          patch(LAYOUT, [{ path, element: <Thrown error={error} />, errorElement: <RouteError /> }]);
        }
      },
    },
  );
};

export type SiteRouter = ReturnType<typeof createSiteRouter>;
