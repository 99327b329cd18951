import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { FailureState } from '#app/failure-state.tsx';
import { RouteSpinner } from '#app/route-spinner.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { mailsQuery } from './api/mails-query.ts';
import { MailList } from './components/mail-list.tsx';

const messages = defineMessages({
  heading: { id: 'devMail.heading', defaultMessage: 'Correio dos emuladores' },
  lead: {
    id: 'devMail.lead',
    defaultMessage:
      'Os e-mails que o Firebase teria enviado, do mais novo ao mais antigo. A lista se atualiza sozinha; um link usado sai dela.',
  },
  to: { id: 'devMail.to', defaultMessage: 'Filtrar por endereço' },
  refresh: { id: 'devMail.refresh', defaultMessage: 'Atualizar' },
});
const count = defineMessage<{ readonly count: number }>({
  id: 'devMail.count',
  defaultMessage: '{count, plural, =0 {Nenhum e-mail} one {# e-mail} other {# e-mails}}',
});

/** The address typed into the filter, kept in the page's own address. */
const TO = 'to';

/** A tool for who develops: the mails of this machine's Auth emulator, with links that work here. */
export const Component = () => {
  const intl = useIntl();
  const [params, setParams] = useSearchParams();
  const { data, error, isPending, refetch } = useQuery(mailsQuery());
  if (isPending) return <RouteSpinner />;
  if (!data)
    return <FailureState error={error} otherwise="server_unreachable" level={1} onRetry={() => void refetch()} />;
  const wanted = params.get(TO) ?? '';
  const mails = data.filter(({ to }) => to.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <div className="wrap grid max-w-[52rem] gap-6 py-8">
      <div>
        <h1>
          <FormattedMessage {...messages.heading} />
        </h1>
        <p className="mt-2 text-text-2">
          <FormattedMessage {...messages.lead} />
        </p>
      </div>
      <search className="flex flex-wrap items-end gap-4">
        <Field
          className="min-w-[14rem] flex-1"
          label={intl.formatMessage(messages.to)}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={wanted}
          onChange={({ currentTarget: { value } }) => setParams(value ? { [TO]: value } : {}, { replace: true })}
        />
        <Button className="min-h-12" onClick={() => void refetch()}>
          <RefreshCw aria-hidden size={16} />
          <FormattedMessage {...messages.refresh} />
        </Button>
      </search>
      <p className="note" role="status">
        <FormattedMessage {...count} values={{ count: mails.length }} />
      </p>
      <MailList mails={mails} isFiltered={wanted !== ''} />
    </div>
  );
};
