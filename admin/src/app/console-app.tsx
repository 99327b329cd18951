import { BRAND } from '@bigorna/domain/brand';
import { QueryClient } from '@tanstack/react-query';
import { Admin, Resource } from 'react-admin';
import { Dashboard } from '#features/dashboard/dashboard.tsx';
import { dataProvider } from '#shared/data/data-provider.ts';
import { i18nProvider } from '#shared/i18n/i18n-provider.ts';
import { darkForge, lightForge } from '#shared/theme/forge-theme.ts';
import { getStoredTheme } from '#shared/theme/stored-theme.ts';
import { AccessDenied } from './layout/access-denied.tsx';
import { BootFrame } from './layout/boot-frame.tsx';
import { ConsoleLayout } from './layout/console-layout.tsx';
import { guardResource } from './layout/guard-resource.tsx';
import { NotFound } from './layout/not-found.tsx';
import { siteStore } from './layout/site-store.ts';
import { Toasts } from './layout/toasts.tsx';
import { RESOURCES } from './resources.ts';
import { authProvider } from './session/auth-provider.ts';

/**
 * Every query and save is tried, whatever the browser reports about the network. Without a network, they fail at once,
 * so every list, page and form offers a retry. By default, react-query would wait and show nothing. Queries run again
 * when the network returns.
 */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
});

const resources = Object.entries(RESOURCES).map(([name, views]) => guardResource(name, views));

/** The staff console: react-admin under /admin/, with the site's session and the domain's permission table. */
export const ConsoleApp = () => (
  <Admin
    basename="/admin"
    title={BRAND.name}
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    store={siteStore}
    queryClient={queryClient}
    dashboard={Dashboard}
    layout={ConsoleLayout}
    loading={BootFrame}
    notification={Toasts}
    accessDenied={AccessDenied}
    catchAll={NotFound}
    lightTheme={lightForge}
    darkTheme={darkForge}
    defaultTheme={getStoredTheme()}
    loginPage={false}
    requireAuth
    disableTelemetry
  >
    {resources.map((resource) => (
      <Resource key={resource.name} {...resource} />
    ))}
  </Admin>
);
