import { Dialog } from '@base-ui/react/dialog';
import { provideFactorPrompt } from '@bigorna/client/fresh-factor';
import type { FactorChallenge } from '@bigorna/domain/endpoints/auth.schemas';
import { useEffect, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useFailureToast } from '#shared/forms/use-failure-toast.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { FactorForm } from '#shared/second-factor/factor-form.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { Modal } from '#shared/ui/modal.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { fetchChallenge, proveFactor } from './factor-calls.ts';

const messages = defineMessages({
  title: { id: 'factorPrompt.title', defaultMessage: 'Confirme que é você' },
  text: { id: 'factorPrompt.text', defaultMessage: 'Esta mudança pede a verificação em duas etapas.' },
  close: { id: 'factorPrompt.close', defaultMessage: 'Fechar' },
  loading: { id: 'factorPrompt.loading', defaultMessage: 'Carregando...' },
});

interface Request {
  settle: (isProved: boolean) => void;
}

/** Asks for a second factor when a call of this page needs a recent proof. */
export const FactorPrompt = () => {
  const intl = useIntl();
  const { adopt } = useAuth();
  const call = useAuthorizedFetch();
  const showFailure = useFailureToast('factor_change_failed');
  const [request, setRequest] = useState<Request>();
  const [challenge, setChallenge] = useState<FactorChallenge>();
  useEffect(() => provideFactorPrompt(() => new Promise((settle) => setRequest({ settle }))), []);

  const close = (isProved: boolean): void => {
    request?.settle(isProved);
    setRequest(undefined);
    setChallenge(undefined);
  };
  useEffect(() => {
    if (!request || challenge) return;
    let isStale = false;
    fetchChallenge(call).then(
      (fetched) => isStale || setChallenge(fetched),
      (error) => {
        if (isStale) return;
        void showFailure(error);
        request.settle(false);
        setRequest(undefined);
      },
    );
    return () => {
      isStale = true;
    };
  }, [request, challenge, call, showFailure]);

  return (
    <Modal
      isOpen={request !== undefined}
      onOpenChange={(isOpen) => isOpen || close(false)}
      layout="grid grid-cols-1 gap-4"
      title={translate(messages.title)}
      closeLabel={intl.formatMessage(messages.close)}
    >
      <Dialog.Description className="text-text-2">{translate(messages.text)}</Dialog.Description>
      {challenge ? (
        <FactorForm
          key={challenge.challenge}
          challenge={challenge}
          failureTitle="factor_change_failed"
          onProof={async (proof) => {
            await adopt(await proveFactor(call, proof));
            close(true);
          }}
          onExpired={() => setChallenge(undefined)}
        />
      ) : (
        <Spinner>{translate(messages.loading)}</Spinner>
      )}
    </Modal>
  );
};
