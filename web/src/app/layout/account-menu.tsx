import { Menu } from '@base-ui/react/menu';
import { hasPermission } from '@bigorna/domain/access/permissions';
import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { LogOut, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { useMenuState } from '#shared/menu/use-menu-state.tsx';
import { MEMBER_ENTRIES, type MenuEntry, SITE_ENTRIES } from '#shared/routing/account-entries.ts';
import { ADMIN_PATH, paths } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { RoleBadge } from '#shared/session/role-badge.tsx';
import { useNavigateAndWait } from '#shared/session/use-navigate-and-wait.ts';
import { useSuccessToast } from '#shared/toasts/use-success-toast.ts';
import { Picture } from '#shared/ui/picture.tsx';
import { canLeave } from '#shared/unsaved-guard/leave-check.ts';

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
      {translate(text)}
    </Menu.LinkItem>
  ));

/** The signed-in member: name, e-mail address and, for staff, the role. */
const AccountIdentity = ({ user }: { user: CurrentUser }) => (
  <div className="mb-1 grid justify-items-start gap-1 border-b border-line px-3 pt-2 pb-3">
    <strong className="max-w-full truncate">{user.display_name || user.username}</strong>
    <span className="max-w-full truncate text-step-0 text-text-3" title={user.email}>
      {user.email}
    </span>
    <RoleBadge role={user.role} />
  </div>
);

/** The avatar menu in the header, loaded for members only. */
export const AccountMenu = () => {
  const intl = useIntl();
  const notifySuccess = useSuccessToast('logout');
  const navigateAndWait = useNavigateAndWait();
  const { user, panelAccess, logout } = useAuth();
  // The menu opens inside this element of the header, so that it belongs to a landmark of the page.
  const [host, setHost] = useState<HTMLElement | null>(null);
  const menu = useMenuState();
  if (!user) return null;

  const leave = async (): Promise<void> => {
    if (!(await canLeave())) return;
    // Opens the home page first: after the logout, a member's page would show 'session ended'.
    await navigateAndWait(paths.home);
    await logout();
    await notifySuccess('logout_done');
  };

  const name = user.display_name || user.username;
  return (
    <div ref={setHost}>
      <Menu.Root {...menu.root}>
        <Menu.Trigger className="icon-btn overflow-hidden *:size-9" aria-label={intl.formatMessage(label, { name })}>
          <Picture name={user.username} src={user.avatar_url} width={AVATAR_PX} height={AVATAR_PX} eager />
        </Menu.Trigger>
        <Menu.Portal container={host}>
          <Menu.Positioner className="z-50" sideOffset={8} align="end">
            <Menu.Popup className="menu max-h-(--available-height) w-64 overflow-y-auto">
              {menu.back}
              <AccountIdentity user={user} />
              <Entries entries={MEMBER_ENTRIES} />
              {hasPermission(user.role, 'enter:panel', panelAccess) && (
                <Menu.LinkItem className="menu-item" href={ADMIN_PATH}>
                  <ShieldCheck aria-hidden size={18} />
                  {translate(messages.panel)}
                </Menu.LinkItem>
              )}
              <Menu.Separator className="my-1 border-t border-line" />
              <Entries entries={SITE_ENTRIES} />
              <Menu.Separator className="my-1 border-t border-line" />
              <Menu.Item className="menu-item" onClick={() => void leave()}>
                <LogOut aria-hidden size={18} />
                {translate(messages.logout)}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
};
