import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { Button } from '#shared/ui/button.tsx';
import { joinClassNames } from '#shared/ui/class-names.ts';
import { useVerification } from './use-verification.ts';

const messages = defineMessages({
  resend: { id: 'verification.resend', defaultMessage: 'Reenviar e-mail' },
  sending: { id: 'verification.sending', defaultMessage: 'Enviando...' },
  check: { id: 'verification.check', defaultMessage: 'Já verifiquei' },
  checking: { id: 'verification.checking', defaultMessage: 'Conferindo...' },
  notYet: {
    id: 'verification.notYet',
    defaultMessage: 'Ainda não: abra o link que está no e-mail e confira de novo.',
  },
});
const resendIn = defineMessage<{ readonly seconds: number }>({
  id: 'verification.resendIn',
  defaultMessage: 'Reenviar em {seconds}s',
});

const resendInMinutes = defineMessage<{ readonly minutes: number }>({
  id: 'verification.resendInMinutes',
  defaultMessage: 'Reenviar em {minutes} min',
});
/** Longer waits, of the hourly and daily limits, are shown in minutes. */
const SECONDS_MAX = 120;

/** Buttons to resend the mail and to check the verification, with the result below. */
export const VerificationActions = () => {
  const intl = useIntl();
  const text = useDomainText();
  const { doing, outcome, secondsLeft, resend, check } = useVerification();
  const label = (): string => {
    if (doing === 'sending') return intl.formatMessage(messages.sending);
    if (secondsLeft > SECONDS_MAX) return intl.formatMessage(resendInMinutes, { minutes: Math.ceil(secondsLeft / 60) });
    if (secondsLeft > 0) return intl.formatMessage(resendIn, { seconds: secondsLeft });
    return intl.formatMessage(messages.resend);
  };
  const OUTCOME_TEXT = {
    sent: () => text('verification_resent'),
    not_yet: () => intl.formatMessage(messages.notYet),
    failed: () => (outcome?.kind === 'failed' ? outcome.message : ''),
  };
  const isWaiting = doing !== 'sending' && secondsLeft > 0;
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 min-[26rem]:grid-cols-2">
        <Button
          variant={isWaiting ? 'ghost' : 'primary'}
          className={joinClassNames('tabular-nums', isWaiting && 'text-text-2 opacity-100')}
          aria-disabled={doing === 'sending' || isWaiting}
          onClick={() => void resend()}
        >
          {label()}
        </Button>
        <Button aria-disabled={doing === 'checking'} onClick={() => void check()}>
          {intl.formatMessage(doing === 'checking' ? messages.checking : messages.check)}
        </Button>
      </div>
      <p
        role="status"
        className={joinClassNames(
          'min-h-[3em] text-step-0 font-semibold',
          outcome?.kind === 'sent' && 'text-grass',
          outcome?.kind === 'failed' && 'text-redstone',
        )}
      >
        {outcome && OUTCOME_TEXT[outcome.kind]()}
      </p>
    </div>
  );
};
