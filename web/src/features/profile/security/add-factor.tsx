import { Fingerprint, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { defineMessages } from 'react-intl';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { hasPasskeySupport } from '#shared/second-factor/passkey-support.ts';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
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
  onAdded: (added: AddedFactor) => Promise<void>;
}

/** Buttons and forms to add an authenticator app or a passkey. */
export const AddFactor = ({ hasFactor, hasTotp, onAdded }: AddFactorProps) => {
  const call = useAuthorizedFetch();
  const text = useDomainText();
  const [step, setStep] = useState<Step>(CLOSED);
  const totpButton = useRef<HTMLButtonElement>(null);
  const passkeyButton = useRef<HTMLButtonElement>(null);

  const cancel = (): void => {
    flushSync(() => setStep(CLOSED));
    (step.kind === 'passkey' ? passkeyButton : totpButton).current?.focus();
  };
  const finish = (added: AddedFactor): Promise<void> => {
    setStep(CLOSED);
    return onAdded(added);
  };
  if (step.kind === 'code') {
    return (
      <TotpForm start={step.start} onAdded={finish} onExpired={() => setStep({ kind: 'totp' })} onCancel={cancel} />
    );
  }
  if (step.kind !== 'closed') {
    const isTotp = step.kind === 'totp';
    return (
      <StartForm
        needsPassword={!hasFactor}
        needsName={!isTotp}
        onStart={async (password, name) => {
          if (isTotp) {
            setStep({ kind: 'code', start: await beginTotp(call, password) });
            return true;
          }
          const added = await addPasskey(call, { password, name, existsText: text('factor_exists') });
          if (added) await finish(added);
          return added !== undefined;
        }}
        onCancel={cancel}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-4">
      {!hasTotp && (
        <Button ref={totpButton} variant={hasFactor ? 'plain' : 'primary'} onClick={() => setStep({ kind: 'totp' })}>
          <Smartphone aria-hidden size={18} />
          {translate(messages.totp)}
        </Button>
      )}
      {hasPasskeySupport() && (
        <Button ref={passkeyButton} onClick={() => setStep({ kind: 'passkey' })}>
          <Fingerprint aria-hidden size={18} />
          {translate(messages.passkey)}
        </Button>
      )}
    </div>
  );
};
