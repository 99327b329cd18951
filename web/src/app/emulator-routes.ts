import { defineMessage } from 'react-intl';
import { PATTERNS } from '#shared/routing/paths.ts';
import type { SiteRoute } from './routes.ts';

/** Pages of builds for the emulators. Production bundles contain neither their URLs nor their code. */
export const EMULATOR_ROUTES: readonly SiteRoute[] = import.meta.env.FOR_EMULATORS
  ? [
      {
        path: '/dev/mail',
        page: () => import('#features/dev-mail/dev-mail-page.tsx'),
        title: defineMessage({ id: 'devMail.title', defaultMessage: 'E-mails dos emuladores' }),
      },
      {
        path: PATTERNS.devUi,
        page: () => import('#features/dev-ui/dev-ui-page.tsx'),
        title: defineMessage({ id: 'devUi.title', defaultMessage: 'Linguagem visual' }),
      },
    ]
  : [];
