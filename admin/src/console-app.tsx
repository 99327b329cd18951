import { BRAND } from '@bigorna/domain/brand';
import { Admin, Resource } from 'react-admin';
import { Dashboard } from './dashboard/dashboard.tsx';
import { dataProvider } from './data/data-provider.ts';
import { i18nProvider } from './i18n/i18n-provider.ts';
import { ConsoleLayout } from './layout/console-layout.tsx';
import { guarded } from './layout/guarded.tsx';
import { Refused } from './layout/refused.tsx';
import { siteStore } from './layout/site-store.ts';
import { Toasts } from './layout/toasts.tsx';
import { RESOURCES } from './resources.ts';
import { authProvider } from './session/auth-provider.ts';
import { darkForge, lightForge } from './theme/forge-theme.ts';
import { storedTheme } from './theme/stored-theme.ts';

const resources = Object.entries(RESOURCES).map(([name, views]) => guarded(name, views));

/** The staff console: react-admin under /admin/, with the site's session and the portal's table of permissions. */
export const ConsoleApp = () => (
  <Admin
    basename="/admin"
    title={BRAND.name}
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    store={siteStore}
    dashboard={Dashboard}
    layout={ConsoleLayout}
    notification={Toasts}
    accessDenied={Refused}
    lightTheme={lightForge}
    darkTheme={darkForge}
    defaultTheme={storedTheme()}
    loginPage={false}
    requireAuth
    disableTelemetry
  >
    {resources.map((resource) => (
      <Resource key={resource.name} {...resource} />
    ))}
  </Admin>
);
