import { withFreshFactor } from '@bigorna/client/fresh-factor';
import { passwordConfirmation } from '@bigorna/domain/endpoints/auth.schemas';
import { userEndpoints } from '@bigorna/domain/endpoints/user';
import { passwordBody } from '@bigorna/domain/endpoints/user.schemas';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import type { z } from 'zod';
import { PasswordField } from '#shared/forms/password-field.tsx';
import { SectionForm } from '#shared/forms/section-form.tsx';
import { NewPasswordField } from '#shared/password/new-password-field.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useFetchWithoutPrompt } from '#shared/session/use-authorized-fetch.ts';
import { useSuccessToast } from '#shared/toasts/use-success-toast.ts';
import type { DisclosedFormProps } from './lazy-disclosure.tsx';

const messages = defineMessages({
  current: { id: 'password.current', defaultMessage: 'Senha atual' },
  password: { id: 'password.new', defaultMessage: 'Nova senha' },
  confirmation: { id: 'password.confirmation', defaultMessage: 'Repita a nova senha' },
  save: { id: 'password.save', defaultMessage: 'Salvar nova senha' },
  saving: { id: 'password.saving', defaultMessage: 'Salvando...' },
});

/** Adds a second field for the new password. */
const fields = passwordBody.safeExtend(passwordConfirmation);
type Values = z.input<typeof fields>;

const EMPTY = { current_password: '', password: '', password_confirmation: '' };

/** Changes the password. The session continues with the returned tokens. */
export const PasswordForm = ({ onDone, onCancel }: DisclosedFormProps) => {
  const intl = useIntl();
  const notifySuccess = useSuccessToast('account-form');
  const { user, renewBy } = useAuth();
  const call = useFetchWithoutPrompt();
  const form = useForm({ resolver: zodResolver(fields), defaultValues: EMPTY });
  const { setFocus } = form;
  useEffect(() => setFocus('current_password'), [setFocus]);

  const label = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  return (
    <SectionForm
      form={form}
      labels={{
        current_password: label('current'),
        password: label('password'),
        password_confirmation: label('confirmation'),
      }}
      failure={{ title: 'password_update_failed' }}
      onSend={async (body) => {
        // The prompt is outside of the renewal, which makes other tabs wait.
        await withFreshFactor(() =>
          renewBy(async () => ({ session: (await call(userEndpoints, 'updatePassword', { body })).data })),
        );
        await notifySuccess('password_changed');
        onDone();
      }}
      save={label('save')}
      saving={label('saving')}
      onCancel={onCancel}
    >
      <PasswordField<Values> name="current_password" autoComplete="current-password" />
      <NewPasswordField<Values>
        name="password"
        known={user ? [user.username, user.email, user.display_name, user.full_name] : []}
      />
      <PasswordField<Values> name="password_confirmation" autoComplete="new-password" />
    </SectionForm>
  );
};
