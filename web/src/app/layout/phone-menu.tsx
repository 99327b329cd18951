import { Dialog } from '@base-ui/react/dialog';
import { hasPermission } from '@bigorna/domain/access/permissions';
import { ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import type { LazyMenuContent } from '#shared/menu/lazy-menu.tsx';
import { MEMBER_ENTRIES, SITE_ENTRIES } from '#shared/routing/account-entries.ts';
import { ADMIN_PATH } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { PhoneChoices } from './phone-choices.tsx';
import { SectionLinks } from './section-links.tsx';
import { SessionButtons } from './session-buttons.tsx';

const messages = defineMessages({
  title: { id: 'header.menu', defaultMessage: 'Menu' },
  nav: { id: 'header.nav', defaultMessage: 'Principal' },
  close: { id: 'phoneMenu.close', defaultMessage: 'Fechar menu' },
  panel: { id: 'accountMenu.panel', defaultMessage: 'Painel administrativo' },
});

/** The phone menu: sections, login or the member's pages, help, language and theme. */
export const PhoneMenu = ({ trigger, opensBy }: LazyMenuContent) => {
  const intl = useIntl();
  const { status, user, panelAccess } = useAuth();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(opensBy !== undefined);
  const isLeaving = useRef(false);
  const handleFollow = (to: string): void => {
    isLeaving.current = to !== pathname;
    setOpen(false);
  };
  const change = (open: boolean): void => {
    isLeaving.current = false;
    setOpen(open);
  };
  return (
    <Modal
      frame="sheet"
      isOpen={isOpen}
      onOpenChange={change}
      trigger={<Dialog.Trigger {...trigger} />}
      // After a navigation, the new page's heading takes the focus, not the menu button.
      finalFocus={() => !isLeaving.current}
      title={translate(messages.title)}
      closeLabel={intl.formatMessage(messages.close)}
    >
      <nav className="sheet-body phone-links" aria-label={intl.formatMessage(messages.nav)}>
        <SectionLinks className="phone-link" onFollow={handleFollow} />
        {status === 'anonymous' && (
          <div className="flex gap-3.5 px-1 pt-3.5 pb-1.5 *:flex-1">
            <SessionButtons onFollow={handleFollow} />
          </div>
        )}
        <hr />
        {[...(status === 'signed_in' ? MEMBER_ENTRIES : []), ...SITE_ENTRIES].map(({ to, Icon, text }) => (
          <Link key={to} to={to} className="menu-item" onClick={() => handleFollow(to)}>
            <Icon aria-hidden size={18} />
            {translate(text)}
          </Link>
        ))}
        {user && hasPermission(user.role, 'enter:panel', panelAccess) && (
          <a href={ADMIN_PATH} className="menu-item">
            <ShieldCheck aria-hidden size={18} />
            {translate(messages.panel)}
          </a>
        )}
      </nav>
      <div className="sheet-foot">
        <PhoneChoices />
      </div>
    </Modal>
  );
};
