import type { ClientErrorCode } from '@bigorna/domain/errors/codes';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { failureText } from '#app/use-failure-text.ts';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import { useAuth } from '#session/auth-context.tsx';
import { WriteFailure } from '#session/live/write-failure.ts';
import type { Cooldown } from '#session/verification/cooldown.ts';
import { useSecondsLeft } from '#session/verification/use-seconds-left.ts';

const SECOND_MS = 1000;

const messages = defineMessages({
  offline: {
    id: 'sending.offline',
    defaultMessage: 'Você está sem conexão. O texto fica guardado aqui: envie de novo quando ela voltar.',
  },
});

interface SendingTexts {
  /** What is said when it did not come about. */
  failed: ClientErrorCode;
  /** What is said when it came too soon; takes `seconds`. */
  tooFast: ClientErrorCode;
}

export interface Sending {
  /** Why the last try failed; gone once the wait it asks for is over. */
  failure: string | undefined;
  /** Before the next try; 0 when it may come. */
  seconds: number;
  /** Runs a try; answers whether it came about. */
  run: (act: () => Promise<unknown>) => Promise<boolean>;
}

/** What a form that sends a member's words says of how that went. */
export const useSending = ({ failed, tooFast }: SendingTexts): Sending => {
  const intl = useIntl();
  const loadedText = useLoadedDomainText();
  const { user, recheck } = useAuth();
  const [failure, setFailure] = useState<string>();
  const [cooldown, setCooldown] = useState<Cooldown>();
  const seconds = useSecondsLeft(cooldown);

  const explain = async (error: unknown): Promise<string> => {
    const text = await loadedText();
    if (!(error instanceof WriteFailure)) return failureText(text, error, failed);
    if (error.code === 'offline') return intl.formatMessage(messages.offline);
    if (error.code === 'denied') void recheck();
    if (error.code !== 'too_fast') return text(failed);
    const since = Date.now();
    setCooldown({ uid: user?.id ?? '', since, until: since + error.waitMs });
    return text(tooFast, { seconds: Math.ceil(error.waitMs / SECOND_MS) });
  };

  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    setFailure(undefined);
    setCooldown(undefined);
    try {
      await act();
      return true;
    } catch (error) {
      setFailure(await explain(error));
      return false;
    }
  };

  const isOver = cooldown !== undefined && seconds === 0;
  return { failure: isOver ? undefined : failure, seconds, run };
};
