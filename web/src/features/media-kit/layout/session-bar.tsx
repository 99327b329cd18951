import { useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { notify } from '#app/notify.ts';
import { paths } from '#app/paths.ts';
import { useAuth } from '#session/auth-context.tsx';
import { originOf } from '#session/origin.ts';
import { ButtonLink } from '#ui/button.tsx';
import { MemberBar } from './member-bar.tsx';

const messages = defineMessages({
  login: { id: 'mediaKit.login', defaultMessage: 'Entrar' },
  contact: { id: 'mediaKit.contactLink', defaultMessage: 'Contato' },
  loggedOut: { id: 'mediaKit.loggedOut', defaultMessage: 'Logout Realizado' },
  loggedOutText: { id: 'mediaKit.loggedOutText', defaultMessage: 'Você foi desconectado com sucesso.' },
});

/** The header's corner: the ways to sign in and to write for visitors; for members, who they are and the way out. */
export const SessionBar = () => {
  const intl = useIntl();
  const here = useLocation();
  const { status, user, panelAccess, logout } = useAuth();
  const login = useRef<HTMLAnchorElement>(null);
  // The page stays as it is; only the button that was pressed is gone, and what stands in its place takes the focus.
  const leave = async (): Promise<void> => {
    await logout();
    notify({
      type: 'success',
      id: 'logout',
      title: intl.formatMessage(messages.loggedOut),
      text: intl.formatMessage(messages.loggedOutText),
    });
    login.current?.focus();
  };
  if (user) return <MemberBar user={user} panelAccess={panelAccess} onLeave={() => void leave()} />;
  return (
    <div className={status === 'loading' ? 'kit-session invisible' : 'kit-session'}>
      <ButtonLink variant="ghost" to={paths.mediaKitContact}>
        <FormattedMessage {...messages.contact} />
      </ButtonLink>
      <ButtonLink ref={login} to={paths.login} state={originOf(here)}>
        <FormattedMessage {...messages.login} />
      </ButtonLink>
    </div>
  );
};
