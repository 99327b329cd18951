import { ApiError } from '@bigorna/client/api-error';
import { type FactorChallenge, factorCode } from '@bigorna/domain/endpoints/auth.schemas';
import type { ClientErrorCode, ErrorCode } from '@bigorna/domain/errors/codes';
import { zodResolver } from '@hookform/resolvers/zod';
import { Fingerprint } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import { z } from 'zod';
import { FormField } from '#shared/forms/form-field.tsx';
import { FormFrame } from '#shared/forms/form-frame.tsx';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { useFormFailure } from '#shared/forms/use-form-failure.ts';
import { useSubmitOnce } from '#shared/forms/use-submit-once.ts';
import { translate } from '#shared/i18n/translate.tsx';
import type { FactorProofBody } from '#shared/session/engine/account-calls.ts';
import { Button } from '#shared/ui/button.tsx';

const messages = defineMessages({
  passkey: { id: 'factor.passkey', defaultMessage: 'Usar chave de acesso' },
  passkeyBusy: { id: 'factor.passkeyBusy', defaultMessage: 'Aguardando seu aparelho...' },
  passkeyFailed: {
    id: 'factor.passkeyFailed',
    defaultMessage: 'A chave de acesso não respondeu. Tente de novo ou use outro método.',
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
  const { methods, passkey } = challenge;
  const [isRecovery, setRecovery] = useState(!methods.includes('totp') && passkey === null);
  const [passkeyState, setPasskeyState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const form = useForm<Values>({
    resolver: zodResolver(isRecovery ? recoveryForm : codeForm),
    defaultValues: { code: '' },
  });
  const { setFocus } = form;
  // The session itself redirects banned accounts to their page.
  const failure = { title: failureTitle, fieldByCode: { factor_wrong: 'code' }, skippedCode: 'banned' } as const;
  const showFailure = useFormFailure(form, failure);
  const hasField = isRecovery || methods.includes('totp');
  useEffect(() => {
    if (hasField) setFocus('code');
  }, [hasField, setFocus]);

  const send = (proof: Omit<FactorProofBody, 'challenge'>): Promise<void> =>
    onProof({ ...proof, challenge: challenge.challenge });
  const restartIfExpired = (error: unknown): void => {
    if (error instanceof ApiError && error.code === EXPIRED) onExpired();
  };

  const sendAndShowFailure = async (proof: Omit<FactorProofBody, 'challenge'>): Promise<void> => {
    try {
      await send(proof);
    } catch (error) {
      await showFailure(error);
      restartIfExpired(error);
    }
  };

  const sendPasskey = useSubmitOnce(async () => {
    if (!passkey) return;
    setPasskeyState('busy');
    try {
      const { readPasskey } = await import('@bigorna/client/passkeys');
      const assertion = await readPasskey(passkey);
      setPasskeyState('idle');
      await sendAndShowFailure({ passkey: assertion });
    } catch {
      setPasskeyState('failed');
    }
  });

  return (
    <div className="grid gap-5">
      {passkey && (
        <div className="grid gap-2">
          <Button
            variant={hasField ? 'plain' : 'primary'}
            size="big"
            aria-disabled={passkeyState === 'busy'}
            onClick={() => void sendPasskey()}
          >
            <Fingerprint aria-hidden size={20} />
            {translate(passkeyState === 'busy' ? messages.passkeyBusy : messages.passkey)}
          </Button>
          <p role="status" className={passkeyState === 'failed' ? 'field-error' : 'sr-only'}>
            {passkeyState === 'failed' && translate(messages.passkeyFailed)}
          </p>
        </div>
      )}
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
          />
          <SubmitButton text={translate(messages.submit)} busyText={translate(messages.busy)} />
        </FormFrame>
      )}
      {methods.includes('recovery_code') && (methods.includes('totp') || !isRecovery) && (
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
