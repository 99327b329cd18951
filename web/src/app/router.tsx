import type { Locale } from '@bigorna/domain/locales';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createBrowserRouter, data, matchPath, type RouteObject } from 'react-router-dom';
import { isPublicReader } from '#features/catalogue/api/mods-query.ts';
import { languages } from '#shared/i18n/locale-store.ts';
import type { PrefetchContext } from '#shared/routing/prefetch-context.ts';
import type { SessionStore } from '#shared/session/state/session-store.ts';
import { InitialFallback } from './initial-fallback.tsx';
import { Layout } from './layout/layout.tsx';
import { RouteError } from './route-error.tsx';
import { RoutePage } from './route-page.tsx';
import { type LayoutRoutes, ROUTES, type SiteRoute } from './routes.ts';

/** What the routes of one visitor need: the browser's, or those of one page that a server renders. */
interface SiteContext {
  queryClient: QueryClient;
  session: SessionStore;
  /** Language of the page. */
  getLocale: () => Locale;
}

/** The tables of `secondary-routes.ts`. */
type SecondaryTables = Pick<typeof import('./secondary-routes.ts'), 'SECONDARY_ROUTES' | 'SECONDARY_LAYOUTS'>;

const loadSecondary = async (): Promise<SecondaryTables> => {
  const [tables] = await Promise.all([import('./secondary-routes.ts'), languages.need('later')]);
  return tables;
};

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

const loadLayout = async (layout: LayoutRoutes): Promise<ReactNode> => {
  const { Component } = await layout.page();
  return <Component />;
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

interface RouteMatch {
  route: SiteRoute;
  params: PrefetchContext['params'];
  layout?: LayoutRoutes;
}

/** The first route that matches, with its parameters. */
const findRoute = ({ pathname }: URL, routes: readonly SiteRoute[]): RouteMatch | undefined => {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params };
  }
  return undefined;
};

/** Like {@link findRoute}, in the tables that load later. The last route of the site matches every path. */
const findSecondaryRoute = (
  url: URL,
  { SECONDARY_ROUTES, SECONDARY_LAYOUTS }: SecondaryTables,
): RouteMatch | undefined => {
  for (const layout of SECONDARY_LAYOUTS) {
    const match = findRoute(url, layout.routes);
    if (match) return { ...match, layout };
  }
  return findRoute(url, SECONDARY_ROUTES);
};

const toPrefetchContext = (
  { queryClient, session, getLocale }: SiteContext,
  params: PrefetchContext['params'],
  url: URL,
): PrefetchContext => ({ queryClient, params, url, session: session.get().session, locale: getLocale() });

const toRouteObject = (route: SiteRoute, site: SiteContext): RouteObject => ({
  id: route.path,
  path: route.path,
  errorElement: <RouteError />,
  loader: async ({ params, request }) => {
    const context = toPrefetchContext(site, params, new URL(request.url));
    // A server renders a page after its data has arrived.
    if (import.meta.env.SSR) return (await loadData(route, context)) ?? data(null, { status: route.status ?? 200 });
    void route.prefetch?.(context);
    return null;
  },
  lazy: { element: () => catchInRender(loadPage(route)) },
});

const LAYOUT = 'layout';

/** A page that a server rendered, with the code that takes it over. */
interface RenderedPage {
  /** Id of the route. */
  id: string;
  element: ReactNode;
  /** Given if the route is in the tables that load later. */
  secondary?: SecondaryTables | undefined;
  /** Given if the page has another layout than the site's. */
  layout?: { row: LayoutRoutes; element: ReactNode } | undefined;
}

/**
 * Creates all routes of the first table, and of the others if given. Each route is inside a layout and has its own
 * error boundary.
 */
export const createRoutes = (
  context: SiteContext,
  secondary: SecondaryTables | undefined,
  rendered?: RenderedPage,
): RouteObject[] => {
  const toRouteObjects = (routes: readonly SiteRoute[]) =>
    routes.map((route): RouteObject => {
      const object = toRouteObject(route, context);
      if (route.path !== rendered?.id) return object;
      const { lazy, ...eager } = object;
      return { ...eager, element: rendered.element };
    });
  const toLayoutObject = (layout: LayoutRoutes): RouteObject => ({
    errorElement: <RouteError />,
    HydrateFallback: InitialFallback,
    ...(rendered?.layout?.row === layout
      ? { element: rendered.layout.element }
      : { lazy: { element: () => catchInRender(loadLayout(layout)) } }),
    children: toRouteObjects(layout.routes),
  });
  const site: RouteObject = {
    id: LAYOUT,
    element: <Layout />,
    errorElement: <RouteError />,
    HydrateFallback: InitialFallback,
    children: toRouteObjects([...ROUTES, ...(secondary?.SECONDARY_ROUTES ?? [])]),
  };
  return [site, ...(secondary?.SECONDARY_LAYOUTS.map(toLayoutObject) ?? [])];
};

/**
 * Loads code and data of the page that a server rendered, so that React can take it over at once.
 *
 * @returns undefined if the code does not load
 */
export const loadRenderedPage = async (context: SiteContext): Promise<RenderedPage | undefined> => {
  const url = new URL(location.href);
  try {
    const first = findRoute(url, ROUTES);
    const secondary = first ? undefined : await loadSecondary();
    const match = first ?? (secondary && findSecondaryRoute(url, secondary));
    if (!match) return undefined;
    const { route, params, layout } = match;
    const [element, layoutElement] = await Promise.all([
      loadPage(route),
      layout && loadLayout(layout),
      loadData(route, toPrefetchContext(context, params, url)),
    ]);
    return { id: route.path, element, secondary, layout: layout && { row: layout, element: layoutElement } };
  } catch {
    return undefined;
  }
};

/** Loads code and data of a page, if visits start with pages of its kind. Failures show when the page is opened. */
export const prefetchPage = (url: URL, site: SiteContext): void => {
  const match = findRoute(url, ROUTES);
  if (!match || !isPublicReader(site.session.get().session)) return;
  const { route, params } = match;
  if (route.texts) void languages.need(route.texts).catch(() => undefined);
  void loadData(route, toPrefetchContext(site, params, url)).catch(() => undefined);
};

/**
 * Creates the site's router.
 *
 * @param rendered the page that a server rendered
 */
export const createSiteRouter = (context: SiteContext, rendered: RenderedPage | undefined) =>
  createBrowserRouter(createRoutes(context, rendered?.secondary, rendered), {
    ...(rendered && { hydrationData: { loaderData: { [rendered.id]: null } } }),
    patchRoutesOnNavigation: async ({ path, matches, patch }) => {
      // React Router also calls this if only a pattern with a parameter matches, because a secondary route may match
      // exactly.
      if (rendered?.secondary || matches.at(-1)?.pathname === path) return;
      try {
        const [site, ...layouts] = createRoutes(context, await loadSecondary());
        patch(LAYOUT, (site?.children ?? []).slice(ROUTES.length));
        patch(null, layouts);
      } catch (error) {
        // Shows the failure inside the layout, as for a page that failed to load.
        patch(LAYOUT, [{ path, element: <ThrowError error={error} />, errorElement: <RouteError /> }]);
      }
    },
  });

export type SiteRouter = ReturnType<typeof createSiteRouter>;
