import { Dialog } from '@base-ui/react/dialog';
import { provideFactorPrompt } from '@bigorna/client/fresh-factor';
import type { FactorChallenge } from '@bigorna/domain/endpoints/auth.schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { FactorForm } from '#shared/second-factor/factor-form.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { Modal } from '#shared/ui/modal.tsx';
import { fetchChallenge, proveFactor } from './factor-calls.ts';

const messages = defineMessages({
  title: { id: 'factorPrompt.title', defaultMessage: 'Confirme que é você' },
  text: { id: 'factorPrompt.text', defaultMessage: 'Esta mudança pede a verificação em duas etapas.' },
  close: { id: 'factorPrompt.close', defaultMessage: 'Fechar' },
});

interface Request extends Pick<PromiseWithResolvers<boolean>, 'resolve' | 'reject'> {
  challenge: FactorChallenge;
  /** The form stays until the dialog is gone. If it went first, the closing dialog would take the focus once more. */
  isOpen: boolean;
}

/** Asks for a second factor when a call of this page needs a recent proof. */
export const FactorPrompt = () => {
  const intl = useIntl();
  const { adopt } = useAuth();
  const call = useAuthorizedFetch();
  const [request, setRequest] = useState<Request>();
  const ask = useEffectEvent(async (): Promise<boolean> => {
    const challenge = await fetchChallenge(call);
    const { promise, ...settle } = Promise.withResolvers<boolean>();
    setRequest({ challenge, isOpen: true, ...settle });
    return promise;
  });
  useEffect(() => provideFactorPrompt(() => ask()), []);
  // Leaving the page cancels.
  const resolve = request?.resolve;
  useEffect(() => () => resolve?.(false), [resolve]);

  /** Changes a request, unless another one is open by now. */
  const update = (own: Request, changes: Partial<Request>): void =>
    setRequest((current) => (current?.resolve === own.resolve ? { ...current, ...changes } : current));
  const close = (own: Request): void => update(own, { isOpen: false });
  const restart = async (own: Request): Promise<void> => {
    try {
      update(own, { challenge: await fetchChallenge(call) });
    } catch (error) {
      own.reject(error);
      close(own);
    }
  };

  return (
    <Modal
      isOpen={request?.isOpen === true}
      onOpenChange={(isOpen) => {
        if (isOpen || !request) return;
        request.resolve(false);
        close(request);
      }}
      layout="grid grid-cols-1 gap-4"
      title={translate(messages.title)}
      closeLabel={intl.formatMessage(messages.close)}
    >
      <Dialog.Description className="text-text-2">{translate(messages.text)}</Dialog.Description>
      {request && (
        <FactorForm
          key={request.challenge.challenge}
          challenge={request.challenge}
          failureTitle="factor_change_failed"
          onProof={async (proof) => {
            await adopt(await proveFactor(call, proof));
            request.resolve(true);
            close(request);
          }}
          onExpired={() => void restart(request)}
        />
      )}
    </Modal>
  );
};
