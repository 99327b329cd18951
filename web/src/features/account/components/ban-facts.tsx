import type { ReactNode } from 'react';
import { defineMessages, FormattedDate, FormattedMessage } from 'react-intl';
import { useDomainText } from '#i18n/locale-provider.tsx';
import type { BanNotice } from '#session/ban-notice.ts';

const messages = defineMessages({
  reason: { id: 'banned.reason', defaultMessage: 'Motivo' },
  since: { id: 'banned.since', defaultMessage: 'Desde' },
  until: { id: 'banned.until', defaultMessage: 'Até' },
  endless: { id: 'banned.endless', defaultMessage: 'sem data para acabar' },
});

const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <>
    <dt className="text-text-3">{label}</dt>
    <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
  </>
);

const Moment = ({ value }: { value: string }) => (
  <time dateTime={value}>
    <FormattedDate value={value} dateStyle="long" timeStyle="short" />
  </time>
);

/** A ban's reason, beginning and end, as far as they are known. */
export const BanFacts = ({ reason, since, until }: BanNotice) => {
  const text = useDomainText();
  return (
    <dl className="panel grid w-full max-w-[34rem] gap-x-6 gap-y-3 text-left min-[30rem]:grid-cols-[auto_1fr]">
      <Fact label={<FormattedMessage {...messages.reason} />}>{reason || text('banned_default_reason')}</Fact>
      {since && (
        <Fact label={<FormattedMessage {...messages.since} />}>
          <Moment value={since} />
        </Fact>
      )}
      {until !== undefined && (
        <Fact label={<FormattedMessage {...messages.until} />}>
          {until === null ? <FormattedMessage {...messages.endless} /> : <Moment value={until} />}
        </Fact>
      )}
    </dl>
  );
};
