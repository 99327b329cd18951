import { isStaff } from '@bigorna/domain/access/roles';
import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { defineMessage, defineMessages, FormattedDate } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { RoleBadge } from '#shared/session/role-badge.tsx';

const messages = defineMessages({
  username: { id: 'profile.username', defaultMessage: 'Nome de usuário' },
  fixed: {
    id: 'profile.usernameFixed',
    defaultMessage: 'Não pode ser alterado: é com ele que você entra, e ninguém mais pode usá-lo.',
  },
  since: { id: 'profile.since', defaultMessage: 'Membro desde' },
  role: { id: 'profile.role', defaultMessage: 'Função' },
});
const at = defineMessage<{ readonly username: string }>({ id: 'profile.at', defaultMessage: '@{username}' });

/** Read-only facts: username, registration date, staff role. */
export const Identity = ({ user }: { user: CurrentUser }) => (
  <dl className="grid content-start gap-3">
    <div>
      <dt className="text-step-0 text-text-3">{translate(messages.username)}</dt>
      <dd className="font-semibold break-all">{translate(at, { username: user.username })}</dd>
      <dd className="note">{translate(messages.fixed)}</dd>
    </div>
    <div>
      <dt className="text-step-0 text-text-3">{translate(messages.since)}</dt>
      <dd>
        <time dateTime={user.member_since}>
          <FormattedDate value={user.member_since} dateStyle="long" />
        </time>
      </dd>
    </div>
    {isStaff(user.role) && (
      <div>
        <dt className="sr-only">{translate(messages.role)}</dt>
        <dd>
          <RoleBadge role={user.role} />
        </dd>
      </div>
    )}
  </dl>
);
