import type { OwnSession } from '@bigorna/domain/endpoints/factors.schemas';
import { MonitorSmartphone } from 'lucide-react';
import { defineMessage, defineMessages, FormattedDisplayName, useIntl } from 'react-intl';
import { LoadFailure } from '#shared/failures/load-failure.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { useFocusAfterRemoval } from '#shared/page/use-focus-after-removal.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { useMemberQuery } from '#shared/session/use-member-query.ts';
import { Button } from '#shared/ui/button.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { Section } from '../components/section.tsx';
import { focusHeading } from '../sections.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { endAllSessions, endOtherSessions, endSession, fetchSessions } from './factor-calls.ts';
import { useAccountChange } from './use-account-change.ts';

const messages = defineMessages({
  lead: {
    id: 'profile.lead.sessions',
    defaultMessage: 'Onde sua conta está conectada. Encerre as sessões que não reconhecer.',
  },
  loading: { id: 'sessions.loading', defaultMessage: 'Carregando...' },
  failed: { id: 'sessions.failed', defaultMessage: 'Não foi possível carregar suas sessões' },
  unknown: { id: 'sessions.unknown', defaultMessage: 'Outro aparelho' },
  current: { id: 'sessions.current', defaultMessage: 'Este aparelho' },
  end: { id: 'sessions.end', defaultMessage: 'Encerrar' },
  endOthers: { id: 'sessions.endOthers', defaultMessage: 'Encerrar todas as outras' },
  endAll: { id: 'sessions.endAll', defaultMessage: 'Encerrar todas e sair' },
  endAllTitle: { id: 'sessions.endAllTitle', defaultMessage: 'Encerrar todas as sessões?' },
  endAllText: {
    id: 'sessions.endAllText',
    defaultMessage: 'Você sai da conta em todos os aparelhos, inclusive neste.',
  },
});
const device = defineMessage<{ readonly browser: string; readonly system: string }>({
  id: 'sessions.device',
  defaultMessage: '{browser} no {system}',
});
const lastUsed = defineMessage<{ readonly date: string }>({
  id: 'sessions.lastUsed',
  defaultMessage: 'Último uso: {date}',
});
const started = defineMessage<{ readonly date: string }>({
  id: 'sessions.started',
  defaultMessage: 'Aberta em {date}',
});
const endNamed = defineMessage<{ readonly device: string; readonly date: string }>({
  id: 'sessions.endNamed',
  defaultMessage: 'Encerrar sessão: {device}, último uso: {date}',
});

interface SessionRowProps {
  session: OwnSession;
  isBusy: boolean;
  onEnd: () => void;
}

const SessionRow = ({ session, isBusy, onEnd }: SessionRowProps) => {
  const intl = useIntl();
  const { browser, system, country, started_at, last_used_at } = session;
  const formatTime = (time: string): string => intl.formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
  const name =
    browser && system
      ? intl.formatMessage(device, { browser, system })
      : (browser ?? system ?? intl.formatMessage(messages.unknown));
  const date = formatTime(last_used_at);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <MonitorSmartphone aria-hidden size={20} className="flex-none" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{name}</p>
        <p className="note">
          {country && (
            <span>
              <FormattedDisplayName type="region" value={country} />
              {' · '}
            </span>
          )}
          {session.is_current ? translate(messages.current) : translate(lastUsed, { date })}
          {' · '}
          {translate(started, { date: formatTime(started_at) })}
        </p>
      </div>
      {!session.is_current && (
        <Button
          variant="ghost"
          data-remove=""
          aria-label={intl.formatMessage(endNamed, { device: name, date })}
          aria-disabled={isBusy}
          onClick={() => isBusy || onEnd()}
        >
          {translate(messages.end)}
        </Button>
      )}
    </li>
  );
};

/** The account's sessions: end one session, all other sessions, or all sessions. */
export const SessionsSection = () => {
  const call = useAuthorizedFetch();
  const { endAfter, renewBy } = useAuth();
  const { data, error, refetch } = useMemberQuery({ key: ['sessions'], fetchData: fetchSessions });
  const { isBusy, change } = useAccountChange('session_end_failed', refetch);
  const others = data?.filter(({ is_current }) => !is_current).map(({ id }) => id) ?? [];
  const { list, remember } = useFocusAfterRemoval<HTMLUListElement>(others, '[data-remove]', () =>
    focusHeading('sessions'),
  );
  const end = (id: string) => {
    remember(others.indexOf(id));
    return change(() => endSession(call, id), 'session_ended');
  };
  const endOthers = () => {
    remember(0);
    return change(() => renewBy(async () => ({ session: await endOtherSessions(call) })), 'sessions_ended');
  };
  const endAll = () => change(() => endAfter(() => endAllSessions(call)), 'sessions_ended');
  return (
    <Section id="sessions" lead={messages.lead}>
      <div className="panel grid grid-cols-1 gap-5">
        {!data && !error && <Spinner>{translate(messages.loading)}</Spinner>}
        {!data && error !== null && (
          <LoadFailure error={error} onRetry={() => void refetch()}>
            {translate(messages.failed)}
          </LoadFailure>
        )}
        {data && (
          <>
            <ul ref={list} className="grid gap-4">
              {data.map((session) => (
                <SessionRow key={session.id} session={session} isBusy={isBusy} onEnd={() => void end(session.id)} />
              ))}
            </ul>
            <div className="flex flex-wrap gap-4">
              {data.length > 1 && (
                <Button aria-disabled={isBusy} onClick={() => isBusy || void endOthers()}>
                  {translate(messages.endOthers)}
                </Button>
              )}
              <ConfirmButton
                variant="ghost"
                isDisabled={isBusy}
                title={translate(messages.endAllTitle)}
                text={translate(messages.endAllText)}
                confirm={translate(messages.endAll)}
                onConfirm={() => void endAll()}
              >
                {translate(messages.endAll)}
              </ConfirmButton>
            </div>
          </>
        )}
      </div>
    </Section>
  );
};
