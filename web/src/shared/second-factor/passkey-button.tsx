import { ApiError } from '@bigorna/client/api-error';
import type { Assertion, AssertionOptions } from '@bigorna/domain/endpoints/passkeys.schemas';
import type { ClientErrorCode, ErrorCode } from '@bigorna/domain/errors/codes';
import { Fingerprint } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { defineMessages } from 'react-intl';
import { useFailureToast } from '#shared/forms/use-failure-toast.ts';
import { useSubmitOnce } from '#shared/forms/use-submit-once.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';
import { joinClassNames } from '#shared/ui/class-names.ts';

const messages = defineMessages({
  use: { id: 'factor.passkey', defaultMessage: 'Usar chave de acesso' },
  busy: { id: 'factor.passkeyBusy', defaultMessage: 'Aguardando seu aparelho...' },
  canceled: { id: 'factor.passkeyCanceled', defaultMessage: 'Nada foi confirmado. Tente de novo quando quiser.' },
  failed: {
    id: 'factor.passkeyFailed',
    defaultMessage: 'A chave de acesso não respondeu. Tente de novo ou use outro método.',
  },
});

const BANNED: ErrorCode = 'banned';

interface PasskeyButtonProps {
  options: AssertionOptions;
  /** Whether the form has no field. The button then takes the focus. */
  isOnly: boolean;
  /** Title of the failure's toast. */
  failureTitle: ClientErrorCode;
  /** Sends what the passkey signed. Throws ApiError. */
  onSigned: (passkey: Assertion) => Promise<void>;
  /** Called once the API's failure is shown. */
  afterFailure: (error: unknown) => void;
}

/** Proves a second factor with a passkey. Shows its own failures. */
export const PasskeyButton = ({ options, isOnly, failureTitle, onSigned, afterFailure }: PasskeyButtonProps) => {
  const showFailure = useFailureToast(failureTitle);
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState<ReactNode>();
  const [failure, setFailure] = useState<ReactNode>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOnly) button.current?.focus();
  }, [isOnly]);

  const sign = async (): Promise<Assertion | undefined> => {
    const { readPasskey, isPasskeyCanceled } = await import('@bigorna/client/passkeys');
    try {
      return await readPasskey(options);
    } catch (error) {
      if (isPasskeyCanceled(error)) setNote(translate(messages.canceled));
      else setFailure(translate(messages.failed));
      return undefined;
    }
  };
  const prove = useSubmitOnce(async () => {
    setBusy(true);
    setNote(undefined);
    setFailure(undefined);
    try {
      const passkey = await sign();
      if (passkey) await onSigned(passkey);
    } catch (error) {
      // The session itself redirects banned accounts to their page.
      if (error instanceof ApiError && error.code === BANNED) return;
      setFailure(await showFailure(error));
      afterFailure(error);
    } finally {
      setBusy(false);
    }
  });

  return (
    <div className="grid gap-2">
      <Button
        ref={button}
        variant={isOnly ? 'primary' : 'plain'}
        size="big"
        aria-disabled={isBusy}
        onClick={() => void prove()}
      >
        <Fingerprint aria-hidden size={20} />
        {translate(isBusy ? messages.busy : messages.use)}
      </Button>
      <p
        role="status"
        className={joinClassNames(failure ? 'field-error' : 'field-hint', !(failure ?? note) && 'sr-only')}
      >
        {failure ?? note}
      </p>
    </div>
  );
};
