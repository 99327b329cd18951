import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { FailureState } from '#shared/failures/failure-state.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { RouteSpinner } from '#shared/ui/route-spinner.tsx';
import { mailsQuery } from './api/mails.ts';
import { MailList } from './components/mail-list.tsx';

const messages = defineMessages({
  heading: { id: 'devMail.heading', defaultMessage: 'E-mails dos emuladores' },
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

/** URL parameter of the recipient filter. */
const TO = 'to';

/** Developer page: mails of the local Auth emulator, with links that work here. */
export const Component = () => {
  const intl = useIntl();
  const [params, setParams] = useSearchParams();
  const { data, error, isPending, refetch } = useQuery(mailsQuery());
  if (isPending) return <RouteSpinner />;
  if (!data)
    return <FailureState error={error} fallbackText="server_unreachable" level={1} onRetry={() => void refetch()} />;
  const filter = params.get(TO) ?? '';
  const mails = data.filter(({ to }) => to.toLowerCase().includes(filter.trim().toLowerCase()));
  return (
    <div className="wrap grid max-w-[52rem] gap-6 py-8">
      <div>
        <h1>{translate(messages.heading)}</h1>
        <p className="mt-2 text-text-2">{translate(messages.lead)}</p>
      </div>
      <search className="flex flex-wrap items-end gap-4">
        <Field
          className="min-w-[14rem] flex-1"
          label={intl.formatMessage(messages.to)}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={filter}
          onChange={({ currentTarget: { value } }) => setParams(value ? { [TO]: value } : {}, { replace: true })}
        />
        <Button className="min-h-12" onClick={() => void refetch()}>
          <RefreshCw aria-hidden size={16} />
          {translate(messages.refresh)}
        </Button>
      </search>
      <p className="note" role="status">
        {translate(count, { count: mails.length })}
      </p>
      <MailList mails={mails} isFiltered={filter !== ''} />
    </div>
  );
};
