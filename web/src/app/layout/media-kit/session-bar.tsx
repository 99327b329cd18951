import { useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { toOrigin } from '#shared/routing/origin.ts';
import { paths } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { notify } from '#shared/toasts/notify.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { MemberBar } from './member-bar.tsx';

const messages = defineMessages({
  login: { id: 'mediaKit.login', defaultMessage: 'Entrar' },
  contact: { id: 'mediaKit.contactLink', defaultMessage: 'Contato' },
  loggedOut: { id: 'mediaKit.loggedOut', defaultMessage: 'Logout Realizado' },
  loggedOutText: { id: 'mediaKit.loggedOutText', defaultMessage: 'Você foi desconectado com sucesso.' },
});

/** The header's session area: links to login and contact for visitors, name and logout for members. */
export const SessionBar = () => {
  const intl = useIntl();
  const here = useLocation();
  const { user, panelAccess, logout } = useAuth();
  const login = useRef<HTMLAnchorElement>(null);
  // The page stays open. The login link replaces the pressed button and takes the focus.
  const signOut = async (): Promise<void> => {
    await logout();
    notify({
      type: 'success',
      id: 'logout',
      title: intl.formatMessage(messages.loggedOut),
      text: intl.formatMessage(messages.loggedOutText),
    });
    login.current?.focus();
  };
  if (user) return <MemberBar user={user} panelAccess={panelAccess} onLeave={() => void signOut()} />;
  return (
    <div className="kit-session">
      <ButtonLink variant="ghost" to={paths.mediaKitContact}>
        {translate(messages.contact)}
      </ButtonLink>
      <ButtonLink ref={login} to={paths.login} state={toOrigin(here)}>
        {translate(messages.login)}
      </ButtonLink>
    </div>
  );
};
