import { ApiError } from '@bigorna/client/api-error';
import { type FactorChallenge, factorCode } from '@bigorna/domain/endpoints/auth.schemas';
import type { ClientErrorCode, ErrorCode } from '@bigorna/domain/errors/codes';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import { z } from 'zod';
import { FormField } from '#shared/forms/form-field.tsx';
import { FormFrame } from '#shared/forms/form-frame.tsx';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import type { FactorProofBody } from '#shared/session/engine/account-calls.ts';
import { Button } from '#shared/ui/button.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { hasPasskeySupport } from './passkey-support.ts';

const messages = defineMessages({
  unsupported: {
    id: 'factor.passkeyUnsupported',
    defaultMessage: 'Este navegador não usa chaves de acesso. Use outro método ou outro navegador.',
  },
  code: { id: 'factor.code', defaultMessage: 'Código do aplicativo autenticador' },
  codeHint: { id: 'factor.codeHint', defaultMessage: 'Os 6 dígitos que o aplicativo mostra agora.' },
  recovery: { id: 'factor.recovery', defaultMessage: 'Código de recuperação' },
  recoveryHint: { id: 'factor.recoveryHint', defaultMessage: 'Um dos que você guardou. Cada um vale uma vez.' },
  toRecovery: { id: 'factor.toRecovery', defaultMessage: 'Usar um código de recuperação' },
  toCode: { id: 'factor.toCode', defaultMessage: 'Usar o aplicativo autenticador' },
  submit: { id: 'factor.submit', defaultMessage: 'Confirmar' },
  busy: { id: 'factor.busy', defaultMessage: 'Confirmando...' },
});

const codeForm = z.object({ code: factorCode });
const recoveryForm = z.object({
  code: z.string().trim().min(1, { error: 'required' }).max(40, { error: 'invalid_value' }),
});
interface Values {
  code: string;
}

const EXPIRED: ErrorCode = 'challenge_invalid';

interface FactorFormProps {
  challenge: FactorChallenge;
  /** Title of the failure's toast. */
  failureTitle: ClientErrorCode;
  /** Sends the proof. Throws ApiError. */
  onProof: (proof: FactorProofBody) => Promise<void>;
  /** Called when the challenge has expired. */
  onExpired: () => void;
}

/** Asks for one proof of a second factor: a passkey, a code of the authenticator app or a recovery code. */
export const FactorForm = ({ challenge, failureTitle, onProof, onExpired }: FactorFormProps) => {
  const intl = useIntl();
  const { methods } = challenge;
  const passkey = hasPasskeySupport() ? challenge.passkey : null;
  const hasRecovery = methods.includes('recovery_code');
  const [isRecovery, setRecovery] = useState(hasRecovery && passkey === null && !methods.includes('totp'));
  const form = useForm<Values>({
    resolver: zodResolver(isRecovery ? recoveryForm : codeForm),
    defaultValues: { code: '' },
  });
  const { setFocus } = form;
  // The session itself redirects banned accounts to their page.
  const failure = { title: failureTitle, fieldByCode: { factor_wrong: 'code' }, skippedCode: 'banned' } as const;
  const hasField = isRecovery || methods.includes('totp');
  // Also after a change between the two kinds of code.
  useEffect(() => {
    if (isRecovery || hasField) setFocus('code');
  }, [isRecovery, hasField, setFocus]);

  const send = (proof: Omit<FactorProofBody, 'challenge'>): Promise<void> =>
    onProof({ ...proof, challenge: challenge.challenge });
  const restartIfExpired = (error: unknown): void => {
    if (error instanceof ApiError && error.code === EXPIRED) onExpired();
  };

  return (
    <div className="grid gap-5">
      {passkey && (
        <PasskeyButton
          options={passkey}
          isOnly={!hasField}
          failureTitle={failureTitle}
          onSigned={(signed) => send({ passkey: signed })}
          afterFailure={restartIfExpired}
        />
      )}
      {challenge.passkey && !passkey && <p className="note">{translate(messages.unsupported)}</p>}
      {hasField && (
        <FormFrame
          form={form}
          labels={{ code: intl.formatMessage(isRecovery ? messages.recovery : messages.code) }}
          failure={failure}
          onSend={({ code }) => send(isRecovery ? { recovery_code: code } : { code })}
          afterFailure={restartIfExpired}
        >
          <FormField<Values>
            key={isRecovery ? 'recovery' : 'code'}
            name="code"
            hint={translate(isRecovery ? messages.recoveryHint : messages.codeHint)}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <SubmitButton text={translate(messages.submit)} busyText={translate(messages.busy)} />
        </FormFrame>
      )}
      {hasRecovery && (methods.includes('totp') || !isRecovery) && (
        <Button
          variant="ghost"
          onClick={() => {
            form.reset();
            setRecovery(!isRecovery);
          }}
        >
          {translate(isRecovery ? messages.toCode : messages.toRecovery)}
        </Button>
      )}
    </div>
  );
};
