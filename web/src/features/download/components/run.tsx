import type { ApiError } from '@bigorna/client/api-error';
import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { DOWNLOAD_COUNTDOWN_S } from '@bigorna/domain/limits';
import { useEffect, useRef, useState } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { useCountdown } from '../use-countdown.ts';
import { type DownloadState, getTicketUrl, useDownload } from '../use-download.ts';
import { useFreshTicket } from '../use-fresh-ticket.ts';
import { Countdown } from './countdown.tsx';
import { Failure } from './failure.tsx';
import { outcomeMessages, Started } from './started.tsx';

const startsIn = defineMessage<{ readonly seconds: number }>({
  id: 'download.startsIn',
  defaultMessage:
    '{seconds, plural, one {O download começa em # segundo.} many {O download começa em # de segundos.} other {O download começa em # segundos.}}',
});

/** Announcement for screen readers: start and result, but not each second. A failure has its own alert. */
const useAnnouncement = (kind: DownloadState['kind'], { external }: ModRelease): string => {
  const intl = useIntl();
  const [isMounted, setMounted] = useState(false);
  // Screen readers skip a status that mounts with its text, so the text follows in the next render.
  useEffect(() => setMounted(true), []);
  if (!isMounted) return '';
  if (kind === 'waiting') return intl.formatMessage(startsIn, { seconds: DOWNLOAD_COUNTDOWN_S });
  if (kind !== 'started') return '';
  return intl.formatMessage(external ? outcomeMessages.ready : outcomeMessages.started);
};

const messages = defineMessages({ starting: { id: 'download.starting', defaultMessage: 'Buscando o arquivo...' } });

/** Shown after the countdown, while the API issues the ticket. */
const Starting = () => <Spinner>{translate(messages.starting)}</Spinner>;

interface RunProps {
  mod: ModPage;
  release: ModRelease;
  isDirect: boolean;
  /** Pauses the countdown while the visitor chooses another release. */
  isHeld: boolean;
  startNow: string;
  /** Failure of the previous download. */
  failed: ApiError | undefined;
}

/** The countdown, then the result of the download. */
export const Run = ({ mod, release, isDirect, isHeld, startNow, failed }: RunProps) => {
  const left = useCountdown(isDirect ? 0 : DOWNLOAD_COUNTDOWN_S, isHeld);
  const { state, start, renew } = useDownload(mod, release, failed);
  const box = useRef<HTMLDivElement>(null);
  const announcement = useAnnouncement(state.kind, release);
  useFreshTicket(state.kind === 'started' ? state.ticket : undefined, renew);
  useEffect(() => {
    if (left === 0 && state.kind === 'waiting') void start();
  }, [left, state.kind, start]);
  useEffect(() => {
    // The focused 'Start now' button disappeared with the countdown, so the result takes the focus.
    if (state.kind !== 'waiting' && document.activeElement === document.body) box.current?.focus();
  }, [state.kind]);
  const retry = (): void => void start();
  return (
    <div className="forge-count" ref={box} tabIndex={-1}>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {state.kind === 'waiting' && !isDirect && <Countdown left={left} isHeld={isHeld} startNow={startNow} />}
      {(state.kind === 'starting' || (state.kind === 'waiting' && isDirect)) && <Starting />}
      {state.kind === 'started' && (
        <Started mod={mod} release={release} url={getTicketUrl(state.ticket, mod, release)} />
      )}
      {state.kind === 'expired' && <Started mod={mod} release={release} onRenew={() => void renew()} />}
      {state.kind === 'failed' && <Failure mod={mod} error={state.error} onRetry={retry} />}
    </div>
  );
};
