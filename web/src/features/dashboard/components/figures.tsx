import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import type { ReactNode } from 'react';
import { defineMessages, FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import { useData } from '#session/data-context.tsx';

const messages = defineMessages({
  label: { id: 'dashboard.figures', defaultMessage: 'Seus números' },
  downloads: { id: 'dashboard.downloads', defaultMessage: 'mods baixados' },
  since: { id: 'dashboard.since', defaultMessage: 'membro desde' },
  lastLogin: { id: 'dashboard.lastLogin', defaultMessage: 'último acesso' },
});

const Figure = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="panel flex flex-col-reverse justify-end gap-2 last:odd:max-[40rem]:col-span-2">
    <dt className="text-step-0 text-text-3">{label}</dt>
    <dd className="font-pixel text-step-4 leading-none text-gold">{children}</dd>
  </div>
);

/** Downloads, member since, last login. */
export const Figures = ({ user }: { user: OwnUser }) => {
  const { downloadsTotal } = useData();
  return (
    <section>
      <h2 className="sr-only">
        <FormattedMessage {...messages.label} />
      </h2>
      <dl className="grid grid-cols-2 gap-4 min-[40rem]:grid-cols-3 min-[40rem]:gap-5">
        <Figure label={<FormattedMessage {...messages.downloads} />}>
          {downloadsTotal === undefined ? '–' : <FormattedNumber value={downloadsTotal} />}
        </Figure>
        <Figure label={<FormattedMessage {...messages.since} />}>
          <FormattedDate value={user.member_since} year="numeric" month="long" />
        </Figure>
        {user.last_login && (
          <Figure label={<FormattedMessage {...messages.lastLogin} />}>
            <FormattedDate value={user.last_login} day="numeric" month="short" hour="2-digit" minute="2-digit" />
          </Figure>
        )}
      </dl>
    </section>
  );
};
