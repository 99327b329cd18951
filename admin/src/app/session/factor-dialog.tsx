import { type FactorChallenge, type FactorProof, factorCode } from '@bigorna/domain/endpoints/auth.schemas';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import FingerprintIcon from '@mui/icons-material/Fingerprint';
import { Button, DialogContentText, FormHelperText, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from '#shared/actions/titled-dialog.tsx';
import { parseFailure } from '#shared/actions/use-staff-mutation.tsx';
import { callStaffApi } from '#shared/data/call-staff-api.ts';
import { getErrorMessage } from '#shared/loading/get-error-message.ts';
import { adoptTokens } from '#shared/session/firebase-session.ts';

const EXPIRED: ErrorCode = 'challenge_invalid';

type Proof = Omit<FactorProof, 'challenge'>;
type Method = 'code' | 'passkey';

/** Fetches a request to prove a second factor. */
export const fetchChallenge = async (): Promise<FactorChallenge> => (await callStaffApi('factorChallenge', {})).data;

/** A code of the authenticator app, or else a recovery code. */
const toProof = (text: string): Proof =>
  factorCode.safeParse(text).success ? { code: text } : { recovery_code: text };

/** Reads a passkey. Undefined if the user cancels; `failed` if the passkey does not respond. */
const askPasskey = async (options: NonNullable<FactorChallenge['passkey']>) => {
  const { readPasskey, isPasskeyCanceled } = await import('@bigorna/client/passkeys');
  try {
    return await readPasskey(options);
  } catch (error) {
    return isPasskeyCanceled(error) ? undefined : 'failed';
  }
};

/** Message key of the help for the field. Undefined if no code can be a proof. */
const getHelp = (methods: FactorChallenge['methods']): string | undefined => {
  const [hasApp, hasRecovery] = [methods.includes('totp'), methods.includes('recovery_code')];
  if (hasApp) return hasRecovery ? 'console.factor.code_help' : 'console.factor.app_help';
  return hasRecovery ? 'console.factor.recovery_help' : undefined;
};

interface FactorDialogProps {
  /** The first challenge. If it expires, the dialog fetches another one. */
  challenge: FactorChallenge;
  onClose: (isProved: boolean) => void;
}

/** One field takes a code of the authenticator app or a recovery code. A button asks for a passkey. */
export const FactorDialog = ({ challenge: firstChallenge, onClose }: FactorDialogProps) => {
  const translate = useTranslate();
  const [challenge, setChallenge] = useState(firstChallenge);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<{ method: Method; text: string }>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { methods, passkey } = challenge;
  const help = getHelp(methods);
  const hasApp = methods.includes('totp');
  const failureText = (method: Method) => failure?.method === method && <span role="alert">{failure.text}</span>;

  useEffect(() => {
    if (failure?.method !== 'code') return;
    field.current?.focus();
    field.current?.select();
  }, [failure]);

  const send = async (proof: Proof): Promise<void> => {
    const { data } = await callStaffApi('proveFactor', { body: { ...proof, challenge: challenge.challenge } });
    await adoptTokens(data.tokens);
    onClose(true);
  };
  const renewChallenge = async (): Promise<string> => {
    setChallenge(await fetchChallenge());
    return translate('console.factor.expired');
  };
  /** The text to show for an error. Replaces an expired challenge first. */
  const explain = async (error: unknown): Promise<string> => {
    const failed = parseFailure(error);
    if (failed?.code === EXPIRED) return renewChallenge().catch((reason) => getErrorMessage(reason, translate));
    return Object.values(failed?.errors ?? {})[0] ?? getErrorMessage(error, translate);
  };
  /** Runs one proof at a time. The buttons stay enabled during a proof, because a disabled button loses the focus. */
  const run = async (method: Method, prove: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await prove();
    } catch (error) {
      setFailure({ method, text: await explain(error) });
    } finally {
      setBusy(false);
    }
  };
  const provePasskey = () =>
    run('passkey', async () => {
      const assertion = passkey && (await askPasskey(passkey));
      if (assertion === 'failed') setFailure({ method: 'passkey', text: translate('console.factor.passkey_failed') });
      else if (assertion) await send({ passkey: assertion });
    });

  return (
    <FormDialog
      maxWidth="xs"
      title={translate('console.factor.title')}
      submitLabel={translate('console.action.confirm')}
      isDisabled={code.trim() === ''}
      isBusy={isBusy}
      onSubmit={() => void run('code', () => send(toProof(code.trim())))}
      onClose={() => onClose(false)}
    >
      <DialogContentText>{translate('console.factor.text')}</DialogContentText>
      {passkey ? (
        <div>
          <Button
            fullWidth
            variant="outlined"
            startIcon={<FingerprintIcon />}
            autoFocus={!hasApp}
            aria-disabled={isBusy}
            onClick={() => void provePasskey()}
          >
            {translate('console.factor.passkey')}
          </Button>
          <FormHelperText error>{failureText('passkey')}</FormHelperText>
        </div>
      ) : null}
      {help ? (
        <TextField
          inputRef={field}
          label={translate('console.factor.code')}
          helperText={failureText('code') || translate(help)}
          error={failure?.method === 'code'}
          value={code}
          autoComplete={hasApp ? 'one-time-code' : 'off'}
          autoFocus={hasApp}
          onChange={({ target }) => {
            setCode(target.value);
            setFailure(undefined);
          }}
        />
      ) : null}
    </FormDialog>
  );
};
