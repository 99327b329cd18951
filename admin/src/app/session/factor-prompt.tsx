import { provideFactorPrompt } from '@bigorna/client/fresh-factor';
import { withTimeout } from '@bigorna/client/with-timeout';
import type { FactorChallenge, FactorProof } from '@bigorna/domain/endpoints/auth.schemas';
import FingerprintIcon from '@mui/icons-material/Fingerprint';
import { Button, DialogContentText, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { FormDialog } from '#shared/actions/titled-dialog.tsx';
import { parseFailure } from '#shared/actions/use-staff-mutation.tsx';
import { callStaffApi } from '#shared/data/call-staff-api.ts';
import { adoptTokens } from '#shared/session/firebase-session.ts';

interface Prompt {
  challenge: FactorChallenge;
  settle: (isProved: boolean) => void;
}

type Proof = Omit<FactorProof, 'challenge'>;

const toProof = (code: string): Proof => (/^[\d\s]+$/.test(code) ? { code } : { recovery_code: code });

/** One field takes a code of the authenticator app or a recovery code. A button asks for a passkey. */
const FactorDialog = ({ challenge, onClose }: { challenge: FactorChallenge; onClose: (isProved: boolean) => void }) => {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { passkey } = challenge;

  const prove = async (getProof: () => Promise<Proof>): Promise<void> => {
    setBusy(true);
    try {
      const body = { ...(await getProof()), challenge: challenge.challenge };
      const { data } = await callStaffApi('proveFactor', { body });
      await adoptTokens(data.tokens);
      onClose(true);
    } catch (error) {
      const parsed = parseFailure(error);
      setFailure(parsed?.errors.code ?? parsed?.message ?? translate('console.factor.passkey_failed'));
    } finally {
      setBusy(false);
    }
  };
  const provePasskey = () =>
    prove(async () => {
      if (!passkey) return {};
      const { readPasskey } = await import('@bigorna/client/passkeys');
      return { passkey: await readPasskey(passkey) };
    });
  return (
    <FormDialog
      maxWidth="xs"
      title={translate('console.factor.title')}
      submitLabel={translate('console.action.confirm')}
      isDisabled={isBusy || code.trim() === ''}
      onSubmit={() => void prove(async () => toProof(code.trim()))}
      onClose={() => onClose(false)}
    >
      <DialogContentText>{translate('console.factor.text')}</DialogContentText>
      {passkey ? (
        <Button
          variant="outlined"
          startIcon={<FingerprintIcon />}
          disabled={isBusy}
          onClick={() => void provePasskey()}
        >
          {translate('console.factor.passkey')}
        </Button>
      ) : null}
      <TextField
        label={translate('console.factor.code')}
        helperText={failure || translate('console.factor.code_help')}
        error={failure !== ''}
        value={code}
        autoComplete="one-time-code"
        autoFocus
        onChange={({ target }) => setCode(target.value)}
      />
    </FormDialog>
  );
};

/** Asks for a second factor when a call needs a recent proof of the factor. */
export const FactorPrompt = () => {
  const notify = useNotify();
  const [prompt, setPrompt] = useState<Prompt>();
  useEffect(
    () =>
      provideFactorPrompt(async () => {
        try {
          const { data: challenge } = await withTimeout(callStaffApi('factorChallenge', {}));
          return await new Promise<boolean>((settle) => setPrompt({ challenge, settle }));
        } catch (error) {
          notify(parseFailure(error)?.message ?? 'console.error.offline', { type: 'error' });
          return false;
        }
      }),
    [notify],
  );
  if (!prompt) return null;
  const close = (isProved: boolean): void => {
    setPrompt(undefined);
    prompt.settle(isProved);
  };
  return <FactorDialog challenge={prompt.challenge} onClose={close} />;
};
