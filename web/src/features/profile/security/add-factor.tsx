import { Fingerprint, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { useSuccessToast } from '#shared/toasts/use-success-toast.ts';
import { Button } from '#shared/ui/button.tsx';
import { type AddedFactor, addPasskey, beginTotp, type TotpStart } from './factor-calls.ts';
import { StartForm } from './start-form.tsx';
import { TotpForm } from './totp-form.tsx';

const messages = defineMessages({
  totp: { id: 'factors.addTotp', defaultMessage: 'Adicionar aplicativo autenticador' },
  passkey: { id: 'factors.addPasskey', defaultMessage: 'Adicionar chave de acesso' },
});

type Step = { kind: 'closed' } | { kind: 'totp' } | { kind: 'passkey' } | { kind: 'code'; start: TotpStart };
const CLOSED: Step = { kind: 'closed' };

interface AddFactorProps {
  hasFactor: boolean;
  hasTotp: boolean;
  /** Called after a factor was added. Recovery codes exist only for the first factor; else null. */
  onAdded: (recoveryCodes: readonly string[] | null) => void;
}

/** Buttons and forms to add an authenticator app or a passkey. */
export const AddFactor = ({ hasFactor, hasTotp, onAdded }: AddFactorProps) => {
  const { adopt } = useAuth();
  const call = useAuthorizedFetch();
  const notifySuccess = useSuccessToast('account-form');
  const [step, setStep] = useState<Step>(CLOSED);
  const close = (): void => setStep(CLOSED);

  const finish = async ({ session, recovery_codes }: AddedFactor): Promise<void> => {
    await adopt(session);
    await notifySuccess('factor_added');
    close();
    onAdded(recovery_codes);
  };
  if (step.kind === 'code') return <TotpForm start={step.start} onAdded={finish} onCancel={close} />;
  if (step.kind !== 'closed') {
    const isTotp = step.kind === 'totp';
    return (
      <StartForm
        needsPassword={!hasFactor}
        needsName={!isTotp}
        onStart={async (password, name) => {
          if (isTotp) setStep({ kind: 'code', start: await beginTotp(call, password) });
          else await finish(await addPasskey(call, password, name));
        }}
        onCancel={close}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-4">
      {!hasTotp && (
        <Button variant={hasFactor ? 'plain' : 'primary'} onClick={() => setStep({ kind: 'totp' })}>
          <Smartphone aria-hidden size={18} />
          {translate(messages.totp)}
        </Button>
      )}
      <Button onClick={() => setStep({ kind: 'passkey' })}>
        <Fingerprint aria-hidden size={18} />
        {translate(messages.passkey)}
      </Button>
    </div>
  );
};
