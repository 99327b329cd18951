import type { ClientErrorCode } from '@bigorna/domain/errors/codes';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { getFailureText } from '#shared/failures/use-failure-text.ts';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { WriteFailure } from '#shared/live/write-failure.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import type { Cooldown } from '#shared/verification/cooldown.ts';
import { useSecondsLeft } from '#shared/verification/use-seconds-left.ts';

const SECOND_MS = 1000;

const messages = defineMessages({
  offline: {
    id: 'sending.offline',
    defaultMessage: 'Você está sem conexão. O texto fica guardado aqui: envie de novo quando ela voltar.',
  },
});

interface SubmissionTexts {
  /** Text code of a failure. */
  failed: ClientErrorCode;
  /** Text code of a rate-limited try; takes `seconds`. */
  tooFast: ClientErrorCode;
}

export interface TextSubmission {
  /** Reason of the last failure; undefined once the waiting time is over. */
  failure: string | undefined;
  /** Seconds until the next try; 0 if allowed now. */
  seconds: number;
  /** Tries to send; resolves to true if the try succeeded. */
  run: (send: () => Promise<unknown>) => Promise<boolean>;
}

/** Failure text and waiting time of a form that sends a member's text. */
export const useTextSubmission = ({ failed, tooFast }: SubmissionTexts): TextSubmission => {
  const intl = useIntl();
  const loadedText = useLoadedDomainText();
  const { user, recheck } = useAuth();
  const [failure, setFailure] = useState<string>();
  const [cooldown, setCooldown] = useState<Cooldown>();
  const seconds = useSecondsLeft(cooldown);

  const explain = async (error: unknown): Promise<string> => {
    const text = await loadedText();
    if (!(error instanceof WriteFailure)) return getFailureText(text, error, failed);
    if (error.code === 'offline') return intl.formatMessage(messages.offline);
    if (error.code === 'denied') void recheck();
    if (error.code !== 'too_fast') return text(failed);
    const since = Date.now();
    setCooldown({ uid: user?.id ?? '', since, until: since + error.waitMs });
    return text(tooFast, { seconds: Math.ceil(error.waitMs / SECOND_MS) });
  };

  const run = async (send: () => Promise<unknown>): Promise<boolean> => {
    setFailure(undefined);
    setCooldown(undefined);
    try {
      await send();
      return true;
    } catch (error) {
      setFailure(await explain(error));
      return false;
    }
  };

  const isOver = cooldown !== undefined && seconds === 0;
  return { failure: isOver ? undefined : failure, seconds, run };
};
