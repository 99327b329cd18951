import { askForFactor } from '@bigorna/client/fresh-factor';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useFailureToast } from '#shared/forms/use-failure-toast.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { useSuccessToast } from '#shared/toasts/use-success-toast.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusHeading } from '../sections.ts';

const messages = defineMessages({
  stop: { id: 'factorReset.stop', defaultMessage: 'Impedir a remoção' },
  lost: {
    id: 'factorReset.lost',
    defaultMessage:
      'Se foi você quem perdeu o aparelho e os códigos, é só esperar. Nessa hora, todas as sessões serão encerradas, e para entrar você vai precisar criar uma senha nova por e-mail.',
  },
});
const planned = defineMessage<{ readonly date: string }>({
  id: 'factorReset.planned',
  defaultMessage:
    'A equipe vai remover a verificação em duas etapas da sua conta em {date}. Não foi você quem pediu? Confirme que ainda tem o seu método de verificação e troque a senha.',
});

/**
 * Warns that staff remove all factors of the account, because somebody said that they are lost. A proof of a factor
 * stops that.
 */
export const ResetNotice = ({ at, onStopped }: { at: string; onStopped: () => Promise<unknown> }) => {
  const intl = useIntl();
  const date = intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' });
  const showFailure = useFailureToast('factor_change_failed');
  const notifySuccess = useSuccessToast('account-form');
  const stop = async (): Promise<void> => {
    try {
      if (!(await askForFactor())) return;
      await notifySuccess('factor_reset_canceled');
      await onStopped();
      focusHeading('security');
    } catch (error) {
      await showFailure(error);
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="font-semibold">
        {translate(planned, { date })}
      </p>
      <p className="text-text-2">{translate(messages.lost)}</p>
      <Button variant="primary" onClick={() => void stop()}>
        {translate(messages.stop)}
      </Button>
    </div>
  );
};
