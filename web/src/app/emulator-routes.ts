import { defineMessage } from 'react-intl';
import { PATTERNS } from './paths.ts';
import type { SiteRoute } from './routes.ts';

/** Pages that only a build for the emulators has; production's bundle holds neither their addresses nor their code. */
export const EMULATOR_ROUTES: readonly SiteRoute[] = import.meta.env.FOR_EMULATORS
  ? [
      {
        path: '/dev/mail',
        page: () => import('#features/dev-mail/dev-mail-page.tsx'),
        title: defineMessage({ id: 'devMail.title', defaultMessage: 'Correio dos emuladores' }),
      },
      {
        path: PATTERNS.devUi,
        page: () => import('#features/dev-ui/dev-ui-page.tsx'),
        title: defineMessage({ id: 'devUi.title', defaultMessage: 'Linguagem visual' }),
      },
    ]
  : [];
