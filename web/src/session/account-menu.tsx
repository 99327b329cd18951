import { Menu } from '@base-ui/react/menu';
import { may } from '@bigorna/domain/access/permissions';
import { LogOut, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { notify } from '#app/notify.ts';
import { ADMIN_PATH, paths } from '#app/paths.ts';
import { mayLeave } from '#app/unsaved-guard/leave-check.ts';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import { Picture } from '#ui/picture.tsx';
import { type MenuEntry, OWN_ENTRIES, SITE_ENTRIES } from './account-entries.ts';
import { AccountIdentity } from './account-identity.tsx';
import { useAuth } from './auth-context.tsx';
import { useGoAndSee } from './use-go-and-see.ts';

const label = defineMessage<{ readonly name: string }>({ id: 'accountMenu.label', defaultMessage: 'Conta de {name}' });
const messages = defineMessages({
  panel: { id: 'accountMenu.panel', defaultMessage: 'Painel administrativo' },
  logout: { id: 'accountMenu.logout', defaultMessage: 'Sair' },
});

const AVATAR_PX = 36;

const Entries = ({ entries }: { entries: readonly MenuEntry[] }) =>
  entries.map(({ to, Icon, text }) => (
    <Menu.LinkItem key={to} className="menu-item" closeOnClick render={<Link to={to} />}>
      <Icon aria-hidden size={18} />
      <FormattedMessage {...text} />
    </Menu.LinkItem>
  ));

/** The avatar menu in the header, loaded when somebody is signed in. */
export const AccountMenu = () => {
  const intl = useIntl();
  const loadedText = useLoadedDomainText();
  const goAndSee = useGoAndSee();
  const { user, panelAccess, logout } = useAuth();
  // The menu opens inside the header, so that it belongs to a landmark of the page.
  const [host, setHost] = useState<HTMLElement | null>(null);
  if (!user) return null;

  const leave = async (): Promise<void> => {
    if (!(await mayLeave())) return;
    // The way home comes first, and is drawn, so that a member's page does not say 'session ended' on the way out.
    await goAndSee(paths.home);
    await logout();
    const text = await loadedText();
    notify({ type: 'success', id: 'logout', title: text('logout_done') });
  };

  const name = user.display_name || user.username;
  return (
    <div ref={setHost}>
      <Menu.Root>
        <Menu.Trigger className="icon-btn overflow-hidden *:size-9" aria-label={intl.formatMessage(label, { name })}>
          <Picture name={user.username} src={user.avatar_url} width={AVATAR_PX} height={AVATAR_PX} eager />
        </Menu.Trigger>
        <Menu.Portal container={host}>
          <Menu.Positioner className="z-50" sideOffset={8} align="end">
            <Menu.Popup className="menu max-h-(--available-height) w-64 overflow-y-auto">
              <AccountIdentity user={user} />
              <Entries entries={OWN_ENTRIES} />
              {may(user.role, 'enter:panel', panelAccess) && (
                <Menu.LinkItem className="menu-item" href={ADMIN_PATH}>
                  <ShieldCheck aria-hidden size={18} />
                  <FormattedMessage {...messages.panel} />
                </Menu.LinkItem>
              )}
              <Menu.Separator className="my-1 border-t border-line" />
              <Entries entries={SITE_ENTRIES} />
              <Menu.Separator className="my-1 border-t border-line" />
              <Menu.Item className="menu-item" onClick={() => void leave()}>
                <LogOut aria-hidden size={18} />
                <FormattedMessage {...messages.logout} />
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
};
