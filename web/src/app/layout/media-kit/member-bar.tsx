import { hasPermission, type PanelAccess } from '@bigorna/domain/access/permissions';
import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { BadgeCheck, LogOut, ShieldCheck } from 'lucide-react';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { ADMIN_PATH } from '#shared/routing/paths.ts';
import { Button, ButtonAnchor } from '#shared/ui/button.tsx';
import { Pill } from '#shared/ui/pill.tsx';

const messages = defineMessages({
  admin: { id: 'mediaKit.admin', defaultMessage: 'Admin' },
  verified: { id: 'mediaKit.verified', defaultMessage: 'Verificado' },
  logout: { id: 'mediaKit.logout', defaultMessage: 'Sair' },
});

interface MemberBarProps {
  user: CurrentUser;
  panelAccess: PanelAccess;
  onLeave: () => void;
}

/** The signed-in member. Only the role admin gets the link to the panel, if admins may enter the panel (R042). */
export const MemberBar = ({ user, panelAccess, onLeave }: MemberBarProps) => (
  <div className="kit-session">
    <span className="kit-member">
      <span className="truncate">{user.username || user.email}</span>
      {user.is_verified && (
        <Pill tone="works">
          <BadgeCheck aria-hidden size={15} />
          {translate(messages.verified)}
        </Pill>
      )}
    </span>
    {user.role === 'admin' && hasPermission(user.role, 'enter:panel', panelAccess) && (
      <ButtonAnchor href={ADMIN_PATH}>
        <ShieldCheck aria-hidden size={18} />
        {translate(messages.admin)}
      </ButtonAnchor>
    )}
    <Button variant="ghost" onClick={onLeave}>
      <LogOut aria-hidden size={18} />
      {translate(messages.logout)}
    </Button>
  </div>
);
