import { defineMessages, FormattedMessage } from 'react-intl';
import { useOpenVerification } from '#session/verification/ask.ts';
import { Button } from '#ui/button.tsx';

const messages = defineMessages({
  text: { id: 'email.verifyText', defaultMessage: 'Com o e-mail verificado, você baixa, comenta e avalia.' },
  how: { id: 'email.verify', defaultMessage: 'Verificar e-mail' },
});

/** What an unverified address keeps from the member, and the way to verify it. */
export const VerifyLine = () => {
  const openVerification = useOpenVerification();
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
      <p className="flex-1 basis-60 text-text-2">
        <FormattedMessage {...messages.text} />
      </p>
      <Button onClick={openVerification}>
        <FormattedMessage {...messages.how} />
      </Button>
    </div>
  );
};
