import { type FactorChallenge, loginBody } from '@bigorna/domain/endpoints/auth.schemas';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import { ErrorSummary } from '#shared/forms/error-summary.tsx';
import { FormField } from '#shared/forms/form-field.tsx';
import { PasswordField } from '#shared/forms/password-field.tsx';
import { useFormFailure } from '#shared/forms/use-form-failure.ts';
import { useSubmitOnce } from '#shared/forms/use-submit-once.ts';
import { translate } from '#shared/i18n/translate.tsx';
import type { OwnDataAccess } from '#shared/own-data/own-data-access.ts';
import { FactorForm } from '#shared/second-factor/factor-form.tsx';
import { Button } from '#shared/ui/button.tsx';
import { type LoginBody, proveBannedFactor, requestBannedAccess } from '../api/banned-access.ts';

const messages = defineMessages({
  identifier: { id: 'login.identifier', defaultMessage: 'Usuário ou e-mail' },
  password: { id: 'login.password', defaultMessage: 'Senha' },
  submit: { id: 'banned.confirm', defaultMessage: 'Confirmar quem sou' },
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
  const showFailure = useFormFailure(form, { title: 'login_failed_title', fallbackText: 'login_failed' });
  const submit = useSubmitOnce(
    form.handleSubmit(async (values) => {
      try {
        const result = await requestBannedAccess(values);
        if ('challenge' in result) setChallenge(result.challenge);
        else onAccess(result.access);
      } catch (error) {
        await showFailure(error);
      }
    }),
  );
  if (challenge) {
    const restart = (): void => {
      form.resetField('password');
      setChallenge(undefined);
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
  const identifier = intl.formatMessage(messages.identifier);
  const password = intl.formatMessage(messages.password);
  return (
    <FormProvider {...form}>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <ErrorSummary<LoginBody>
          labels={[
            ['identifier', identifier],
            ['password', password],
          ]}
        />
        <FormField<LoginBody> name="identifier" label={identifier} autoComplete="username" />
        <PasswordField<LoginBody> name="password" label={password} autoComplete="current-password" />
        <div>
          <Button type="submit" aria-disabled={isSubmitting}>
            {intl.formatMessage(isSubmitting ? messages.busy : messages.submit)}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
};
