import type { ReactNode } from 'react';
import { defineMessages, FormattedDate } from 'react-intl';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import type { BanNotice } from '#shared/session/state/ban-notice.ts';

const messages = defineMessages({
  reason: { id: 'banned.reason', defaultMessage: 'Motivo' },
  since: { id: 'banned.since', defaultMessage: 'Desde' },
  until: { id: 'banned.until', defaultMessage: 'Até' },
  term: { id: 'banned.term', defaultMessage: 'Prazo' },
  endless: { id: 'banned.endless', defaultMessage: 'permanente' },
});

const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <>
    <dt className="text-text-3">{label}</dt>
    <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
  </>
);

const DateTime = ({ value }: { value: string }) => (
  <time dateTime={value}>
    <FormattedDate value={value} dateStyle="long" timeStyle="short" />
  </time>
);

/** Reason, beginning and end of a ban, if known. */
export const BanDetails = ({ reason, since, until }: BanNotice) => {
  const text = useDomainText();
  return (
    <dl className="panel grid w-full max-w-[34rem] gap-x-6 gap-y-3 text-left min-[30rem]:grid-cols-[auto_1fr]">
      <Fact label={translate(messages.reason)}>{reason || text('banned_default_reason')}</Fact>
      {since && (
        <Fact label={translate(messages.since)}>
          <DateTime value={since} />
        </Fact>
      )}
      {until !== undefined && (
        <Fact label={translate(until === null ? messages.term : messages.until)}>
          {until === null ? translate(messages.endless) : <DateTime value={until} />}
        </Fact>
      )}
    </dl>
  );
};
