import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { Guard } from './guard.tsx';
import { Layout } from './layout/layout.tsx';
import { RouteError } from './route-error.tsx';
import { RouteSpinner } from './route-spinner.tsx';
import { ROUTES, type SiteRoute } from './routes.ts';

const toRouteObject = (route: SiteRoute, queryClient: QueryClient): RouteObject => ({
  path: route.path,
  handle: { title: route.title },
  errorElement: <RouteError />,
  loader: ({ params, request }) => {
    route.prefetch?.({ queryClient, params, url: new URL(request.url) });
    return null;
  },
  lazy: {
    Component: async () => {
      const { Component } = await route.page();
      const { guard } = route;
      if (!guard) return Component;
      return () => (
        <Guard requirement={guard}>
          <Component />
        </Guard>
      );
    },
  },
});

/** The site's router: the table of routes inside one layout, each route with its own error boundary. */
export const createSiteRouter = (queryClient: QueryClient) =>
  createBrowserRouter([
    {
      element: <Layout />,
      errorElement: <RouteError />,
      HydrateFallback: RouteSpinner,
      children: ROUTES.map((route) => toRouteObject(route, queryClient)),
    },
  ]);
