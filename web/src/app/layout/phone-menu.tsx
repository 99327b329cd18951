import { Dialog } from '@base-ui/react/dialog';
import { may } from '@bigorna/domain/access/permissions';
import { ShieldCheck, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { OWN_ENTRIES, SITE_ENTRIES } from '#session/account-entries.ts';
import { useAuth } from '#session/auth-context.tsx';
import { ADMIN_PATH } from '../paths.ts';
import type { LateMenuContent } from './late-menu.tsx';
import { PhoneChoices } from './phone-choices.tsx';
import { SectionLinks } from './section-links.tsx';
import { SessionButtons } from './session-buttons.tsx';

const messages = defineMessages({
  title: { id: 'header.menu', defaultMessage: 'Menu' },
  nav: { id: 'header.nav', defaultMessage: 'Principal' },
  close: { id: 'phoneMenu.close', defaultMessage: 'Fechar menu' },
  panel: { id: 'accountMenu.panel', defaultMessage: 'Painel administrativo' },
});

/** What the bar has no room for on a phone: sections, the ways in or the member's pages, help, language and theme. */
export const PhoneMenu = ({ trigger, opensBy }: LateMenuContent) => {
  const intl = useIntl();
  const { status, user, panelAccess } = useAuth();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(opensBy !== undefined);
  const isLeaving = useRef(false);
  const follow = (to: string): void => {
    isLeaving.current = to !== pathname;
    setOpen(false);
  };
  const change = (open: boolean): void => {
    isLeaving.current = false;
    setOpen(open);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={change}>
      <Dialog.Trigger {...trigger} />
      <Dialog.Portal>
        <Dialog.Backdrop className="sheet-backdrop" />
        {/* The new page's heading takes the focus, not the button that led there. */}
        <Dialog.Popup className="sheet" finalFocus={() => !isLeaving.current}>
          <div className="sheet-head">
            <Dialog.Title>
              <FormattedMessage {...messages.title} />
            </Dialog.Title>
            <Dialog.Close className="icon-btn" aria-label={intl.formatMessage(messages.close)}>
              <X aria-hidden size={20} />
            </Dialog.Close>
          </div>
          <nav className="sheet-body phone-links" aria-label={intl.formatMessage(messages.nav)}>
            <SectionLinks className="phone-link" onFollow={follow} />
            {status === 'anonymous' && (
              <div className="phone-session">
                <SessionButtons onFollow={follow} />
              </div>
            )}
            <hr />
            {[...(status === 'signed_in' ? OWN_ENTRIES : []), ...SITE_ENTRIES].map(({ to, Icon, text }) => (
              <Link key={to} to={to} className="menu-item" onClick={() => follow(to)}>
                <Icon aria-hidden size={18} />
                <FormattedMessage {...text} />
              </Link>
            ))}
            {user && may(user.role, 'enter:panel', panelAccess) && (
              <a href={ADMIN_PATH} className="menu-item">
                <ShieldCheck aria-hidden size={18} />
                <FormattedMessage {...messages.panel} />
              </a>
            )}
          </nav>
          <div className="sheet-foot">
            <PhoneChoices />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
