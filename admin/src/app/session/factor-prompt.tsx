import { provideFactorPrompt } from '@bigorna/client/fresh-factor';
import { withTimeout } from '@bigorna/client/with-timeout';
import type { FactorChallenge } from '@bigorna/domain/endpoints/auth.schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { getErrorMessage } from '#shared/loading/get-error-message.ts';
import { FactorDialog, fetchChallenge } from './factor-dialog.tsx';

interface Prompt {
  challenge: FactorChallenge;
  settle: (isProved: boolean) => void;
}

/** Asks for a second factor when a call needs a recent proof of the factor. */
export const FactorPrompt = () => {
  const notify = useNotify();
  const translate = useTranslate();
  const [prompt, setPrompt] = useState<Prompt>();
  const ask = useEffectEvent(async (): Promise<boolean> => {
    try {
      const challenge = await withTimeout(fetchChallenge());
      return await new Promise<boolean>((settle) => setPrompt({ challenge, settle }));
    } catch (error) {
      notify(getErrorMessage(error, translate), { type: 'error' });
      return false;
    }
  });
  useEffect(() => provideFactorPrompt(() => ask()), []);
  if (!prompt) return null;
  const close = (isProved: boolean): void => {
    // After a cancellation, another prompt may be open by now.
    setPrompt((current) => (current === prompt ? undefined : current));
    prompt.settle(isProved);
  };
  return <FactorDialog challenge={prompt.challenge} onClose={close} />;
};
