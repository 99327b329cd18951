import { getLandingPath } from '@bigorna/domain/access/guard';
import { mustSetUpFactor } from '@bigorna/domain/access/second-factor';
import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { isConsolePath, readOrigin } from '#shared/routing/origin.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { ButtonAnchor, ButtonLink } from '#shared/ui/button.tsx';

const messages = defineMessages({
  panel: { id: 'factors.openPanel', defaultMessage: 'Abrir o painel' },
  continue: { id: 'factors.continue', defaultMessage: 'Continuar' },
});

interface WayOnProps {
  user: CurrentUser;
  isHidden: boolean;
}

/** After staff set up their first factor: a link to the page that they wanted to open, else to the console. */
export const WayOn = ({ user, isHidden }: WayOnProps) => {
  const { panelAccess } = useAuth();
  const { state, search } = useLocation();
  // From the first render: the setup ends the need, and links of this page replace the state.
  const [start] = useState(() => ({ isSetup: mustSetUpFactor(user), origin: readOrigin(state, search) }));
  if (isHidden || !start.isSetup || mustSetUpFactor(user)) return null;
  const target = start.origin?.from ?? getLandingPath(user.role, panelAccess);
  return (
    <p>
      {isConsolePath(target) ? (
        <ButtonAnchor variant="primary" href={target}>
          {translate(messages.panel)}
        </ButtonAnchor>
      ) : (
        <ButtonLink variant="primary" to={target} state={start.origin?.action ? { action: start.origin.action } : null}>
          {translate(messages.continue)}
        </ButtonLink>
      )}
    </p>
  );
};
