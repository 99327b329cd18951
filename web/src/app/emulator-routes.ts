import { defineMessage } from 'react-intl';
import type { SiteRoute } from './routes.ts';

/** Pages that only a build for the emulators has; production's bundle holds neither their addresses nor their code. */
export const EMULATOR_ROUTES: readonly SiteRoute[] = import.meta.env.FOR_EMULATORS
  ? [
      {
        path: '/dev/mail',
        page: () => import('#features/dev-mail/dev-mail-page.tsx'),
        title: defineMessage({ id: 'devMail.title', defaultMessage: 'Correio dos emuladores' }),
      },
    ]
  : [];
