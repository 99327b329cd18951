import { defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#ui/button.tsx';

const messages = defineMessages({
  text: { id: 'email.verifyText', defaultMessage: 'Com o e-mail verificado, você baixa, comenta e avalia.' },
  how: { id: 'email.verify', defaultMessage: 'Verificar e-mail' },
});

/** What an unverified address keeps from the member, and the way to verify it. */
export const VerifyLine = () => (
  <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
    <p className="flex-1 basis-60 text-text-2">
      <FormattedMessage {...messages.text} />
    </p>
    <ButtonLink to={paths.verifyEmail}>
      <FormattedMessage {...messages.how} />
    </ButtonLink>
  </div>
);
