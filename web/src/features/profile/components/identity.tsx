import { isStaff } from '@bigorna/domain/access/roles';
import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { defineMessage, defineMessages, FormattedDate, FormattedMessage } from 'react-intl';
import { RoleBadge } from '#session/role-badge.tsx';

const messages = defineMessages({
  username: { id: 'profile.username', defaultMessage: 'Nome de usuário' },
  fixed: {
    id: 'profile.usernameFixed',
    defaultMessage: 'Não muda: é com ele que você entra, e ninguém mais pode usá-lo.',
  },
  since: { id: 'profile.since', defaultMessage: 'Membro desde' },
  role: { id: 'profile.role', defaultMessage: 'Cargo' },
});
const at = defineMessage<{ readonly username: string }>({ id: 'profile.at', defaultMessage: '@{username}' });

/** What stands about the member: the name they sign in with, since when, and a role of the staff. */
export const Identity = ({ user }: { user: OwnUser }) => (
  <dl className="grid content-start gap-3">
    <div>
      <dt className="text-step-0 text-text-3">
        <FormattedMessage {...messages.username} />
      </dt>
      <dd className="font-semibold break-all">
        <FormattedMessage {...at} values={{ username: user.username }} />
      </dd>
      <dd className="note">
        <FormattedMessage {...messages.fixed} />
      </dd>
    </div>
    <div>
      <dt className="text-step-0 text-text-3">
        <FormattedMessage {...messages.since} />
      </dt>
      <dd>
        <time dateTime={user.member_since}>
          <FormattedDate value={user.member_since} dateStyle="long" />
        </time>
      </dd>
    </div>
    {isStaff(user.role) && (
      <div>
        <dt className="sr-only">
          <FormattedMessage {...messages.role} />
        </dt>
        <dd>
          <RoleBadge role={user.role} />
        </dd>
      </div>
    )}
  </dl>
);
