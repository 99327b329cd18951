import { type FactorChallenge, loginBody } from '@bigorna/domain/endpoints/auth.schemas';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import { FormField } from '#shared/forms/form-field.tsx';
import { FormFrame } from '#shared/forms/form-frame.tsx';
import { PasswordField } from '#shared/forms/password-field.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import type { OwnDataAccess } from '#shared/own-data/own-data-access.ts';
import { FactorForm } from '#shared/second-factor/factor-form.tsx';
import { Button } from '#shared/ui/button.tsx';
import { type LoginBody, proveBannedFactor, requestBannedAccess } from '../api/banned-access.ts';

const messages = defineMessages({
  identifier: { id: 'login.identifier', defaultMessage: 'Usuário ou e-mail' },
  password: { id: 'login.password', defaultMessage: 'Senha' },
  submit: { id: 'banned.confirm', defaultMessage: 'Confirmar que sou eu' },
  busy: { id: 'banned.confirming', defaultMessage: 'Confirmando...' },
  factorLead: { id: 'login.factorLead', defaultMessage: 'Senha correta. Agora confirme que é você.' },
  restart: { id: 'login.restart', defaultMessage: 'Voltar para a senha' },
});

/** Asks a banned member for username or e-mail and password, then for the second factor, if any. Starts no session. */
export const BannedLogin = ({ onAccess }: { onAccess: (access: OwnDataAccess) => void }) => {
  const intl = useIntl();
  const form = useForm({ resolver: zodResolver(loginBody), defaultValues: { identifier: '', password: '' } });
  const { isSubmitting } = form.formState;
  const [challenge, setChallenge] = useState<FactorChallenge>();
  if (challenge) {
    const restart = (): void => {
      form.resetField('password');
      flushSync(() => setChallenge(undefined));
      form.setFocus('password');
    };
    return (
      <div className="grid gap-4">
        <p>{translate(messages.factorLead)}</p>
        <FactorForm
          key={challenge.challenge}
          challenge={challenge}
          failureTitle="login_failed_title"
          onProof={async (proof) => onAccess(await proveBannedFactor(proof))}
          onExpired={restart}
        />
        <Button variant="ghost" onClick={restart}>
          {translate(messages.restart)}
        </Button>
      </div>
    );
  }
  return (
    <FormFrame
      form={form}
      labels={{ identifier: intl.formatMessage(messages.identifier), password: intl.formatMessage(messages.password) }}
      failure={{ title: 'login_failed_title', fallbackText: 'login_failed' }}
      onSend={async (values) => {
        const result = await requestBannedAccess(values);
        if ('challenge' in result) setChallenge(result.challenge);
        else onAccess(result.access);
      }}
      className="grid gap-4"
    >
      <FormField<LoginBody> name="identifier" autoComplete="username" />
      <PasswordField<LoginBody> name="password" autoComplete="current-password" />
      <div>
        <Button type="submit" aria-disabled={isSubmitting}>
          {intl.formatMessage(isSubmitting ? messages.busy : messages.submit)}
        </Button>
      </div>
    </FormFrame>
  );
};
