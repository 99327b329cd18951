import { may, type PanelAccess } from '@bigorna/domain/access/permissions';
import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { BadgeCheck, LogOut, ShieldCheck } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { ADMIN_PATH } from '#app/paths.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { Pill } from '#ui/pill.tsx';

const messages = defineMessages({
  admin: { id: 'mediaKit.admin', defaultMessage: 'Admin' },
  verified: { id: 'mediaKit.verified', defaultMessage: 'Verificado' },
  logout: { id: 'mediaKit.logout', defaultMessage: 'Sair' },
});

interface MemberBarProps {
  user: OwnUser;
  panelAccess: PanelAccess;
  onLeave: () => void;
}

/** Who is signed in. The way to the panel is for the role admin alone, and only where admins may enter it. */
export const MemberBar = ({ user, panelAccess, onLeave }: MemberBarProps) => (
  <div className="kit-session">
    <span className="kit-member">
      <span className="truncate">{user.username || user.email}</span>
      {user.is_verified && (
        <Pill tone="works">
          <BadgeCheck aria-hidden size={15} />
          <FormattedMessage {...messages.verified} />
        </Pill>
      )}
    </span>
    {user.role === 'admin' && may(user.role, 'enter:panel', panelAccess) && (
      <ButtonAnchor href={ADMIN_PATH}>
        <ShieldCheck aria-hidden size={18} />
        <FormattedMessage {...messages.admin} />
      </ButtonAnchor>
    )}
    <Button variant="ghost" onClick={onLeave}>
      <LogOut aria-hidden size={18} />
      <FormattedMessage {...messages.logout} />
    </Button>
  </div>
);
