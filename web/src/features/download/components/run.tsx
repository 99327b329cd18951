import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';
import { DOWNLOAD_COUNTDOWN_S } from '@bigorna/domain/limits';
import { useEffect, useRef, useState } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import type { ApiError } from '#api/api-error.ts';
import { useCountdown } from '../use-countdown.ts';
import { addressOf, type DownloadState, useDownload } from '../use-download.ts';
import { useFreshTicket } from '../use-fresh-ticket.ts';
import { Countdown } from './countdown.tsx';
import { Failure } from './failure.tsx';
import { outcomeMessages, Started } from './started.tsx';
import { Starting } from './starting.tsx';

const startsIn = defineMessage<{ readonly seconds: number }>({
  id: 'download.startsIn',
  defaultMessage:
    '{seconds, plural, one {O download começa em # segundo.} many {O download começa em # de segundos.} other {O download começa em # segundos.}}',
});

/** What is said of the run: its start and its end, no tick between; failures announce themselves. */
const useAnnouncement = (kind: DownloadState['kind'], { external }: ModRelease): string => {
  const intl = useIntl();
  const [isThere, setThere] = useState(false);
  // A status that comes with its text is not read out: the text follows.
  useEffect(() => setThere(true), []);
  if (!isThere) return '';
  if (kind === 'waiting') return intl.formatMessage(startsIn, { seconds: DOWNLOAD_COUNTDOWN_S });
  if (kind !== 'started') return '';
  return intl.formatMessage(external ? outcomeMessages.ready : outcomeMessages.started);
};

interface RunProps {
  mod: ModPage;
  release: ModRelease;
  isDirect: boolean;
  /** The countdown waits while the visitor chooses another release. */
  isHeld: boolean;
  startNow: string;
  /** Why the file did not come to which the visitor was sent before. */
  failed: ApiError | undefined;
}

/** The countdown, then what became of the download. */
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
    // 'Start now' is gone with the countdown: what it led to takes the focus.
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
      {state.kind === 'started' && <Started mod={mod} release={release} url={addressOf(state.ticket, mod, release)} />}
      {state.kind === 'expired' && <Started mod={mod} release={release} onRenew={() => void renew()} />}
      {state.kind === 'failed' && <Failure mod={mod} error={state.error} onRetry={retry} />}
    </div>
  );
};
