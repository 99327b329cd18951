import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { BadgeCheck, MailWarning } from 'lucide-react';
import { defineMessage, defineMessages, FormattedDate } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { ADMIN_PATH } from '#shared/routing/paths.ts';
import { RoleBadge } from '#shared/session/role-badge.tsx';
import { ButtonAnchor } from '#shared/ui/button.tsx';
import { Picture } from '#shared/ui/picture.tsx';
import { Pill } from '#shared/ui/pill.tsx';

const hello = defineMessage<{ readonly name: string }>({ id: 'dashboard.hello', defaultMessage: 'Olá, {name}' });
const messages = defineMessages({
  verified: { id: 'dashboard.verified', defaultMessage: 'E-mail verificado' },
  unverified: { id: 'dashboard.unverified', defaultMessage: 'E-mail não verificado' },
  since: { id: 'dashboard.since', defaultMessage: 'membro desde' },
  lastLogin: { id: 'dashboard.lastLogin', defaultMessage: 'último acesso' },
  panel: { id: 'dashboard.panel', defaultMessage: 'Painel administrativo' },
});

const AVATAR_PX = 112;

interface GreetingProps {
  user: CurrentUser;
  mayEnterPanel: boolean;
}

/** Avatar, name, role and verification state; for staff also the link to the console. */
export const Greeting = ({ user, mayEnterPanel }: GreetingProps) => (
  <section className="panel flex flex-wrap items-center gap-x-6 gap-y-4">
    <div className="line-picture w-20 flex-none self-center! min-[40rem]:w-28">
      <Picture name={user.username} src={user.avatar_url} width={AVATAR_PX} height={AVATAR_PX} eager />
    </div>
    <div className="min-w-0 flex-1 basis-40">
      <h1>{translate(hello, { name: user.display_name || user.username })}</h1>
      <p className="mt-1 text-text-2">
        {'@'}
        {user.username}
      </p>
      <p className="note mt-1 flex flex-wrap gap-x-4">
        <span>
          {translate(messages.since)} <FormattedDate value={user.member_since} year="numeric" month="long" />
        </span>
        {user.last_login && (
          <span>
            {translate(messages.lastLogin)}{' '}
            <FormattedDate value={user.last_login} dateStyle="medium" timeStyle="short" />
          </span>
        )}
      </p>
      <div className="chips mt-3">
        <RoleBadge role={user.role} />
        <Pill tone={user.is_verified ? 'works' : 'danger'}>
          {user.is_verified ? <BadgeCheck aria-hidden size={15} /> : <MailWarning aria-hidden size={15} />}
          {translate(user.is_verified ? messages.verified : messages.unverified)}
        </Pill>
      </div>
    </div>
    {mayEnterPanel && (
      <ButtonAnchor variant="primary" href={ADMIN_PATH}>
        {translate(messages.panel)}
      </ButtonAnchor>
    )}
  </section>
);
