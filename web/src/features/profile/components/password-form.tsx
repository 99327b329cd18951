import { passwordInput } from '@bigorna/domain/endpoints/auth.schemas';
import { passwordBody } from '@bigorna/domain/endpoints/user.schemas';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import { PasswordField } from '#shared/forms/password-field.tsx';
import { SectionForm } from '#shared/forms/section-form.tsx';
import { useFormFailure } from '#shared/forms/use-form-failure.ts';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { NewPasswordField } from '#shared/password/new-password-field.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { notify } from '#shared/toasts/notify.ts';
import { type PasswordBody, sendPassword } from '../api/send-password.ts';
import type { DisclosedFormProps } from './lazy-disclosure.tsx';

const messages = defineMessages({
  current: { id: 'password.current', defaultMessage: 'Senha atual' },
  password: { id: 'password.new', defaultMessage: 'Nova senha' },
  confirmation: { id: 'password.confirmation', defaultMessage: 'Repita a nova senha' },
  save: { id: 'password.save', defaultMessage: 'Salvar nova senha' },
  saving: { id: 'password.saving', defaultMessage: 'Salvando...' },
});

/** Adds a second field for the new password. */
const fields = passwordBody.safeExtend({ password_confirmation: passwordInput });

const EMPTY = { current_password: '', password: '', password_confirmation: '' };

/** Changes the password. The session continues with the returned tokens. */
export const PasswordForm = ({ onDone, onCancel }: DisclosedFormProps) => {
  const intl = useIntl();
  const loadedText = useLoadedDomainText();
  const { user, renewBy } = useAuth();
  const call = useAuthorizedFetch();
  const form = useForm({ resolver: zodResolver(fields), defaultValues: EMPTY });
  const showFailure = useFormFailure(form, { title: 'password_update_failed', fallbackText: 'password_update_failed' });
  const { setFocus } = form;
  useEffect(() => setFocus('current_password'), [setFocus]);

  const save = async (values: PasswordBody): Promise<void> => {
    try {
      await renewBy(async () => ({ session: await sendPassword(call, values) }));
      const text = await loadedText();
      notify({ type: 'success', id: 'account-form', title: text('password_changed') });
      onDone();
    } catch (error) {
      await showFailure(error);
    }
  };

  const label = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  return (
    <SectionForm
      form={form}
      labels={[
        ['current_password', label('current')],
        ['password', label('password')],
        ['password_confirmation', label('confirmation')],
      ]}
      onSave={save}
      save={label('save')}
      saving={label('saving')}
      onCancel={onCancel}
    >
      <PasswordField<PasswordBody> name="current_password" label={label('current')} autoComplete="current-password" />
      <NewPasswordField<PasswordBody>
        name="password"
        label={label('password')}
        known={user ? [user.username, user.email, user.display_name, user.full_name] : []}
      />
      <PasswordField<PasswordBody>
        name="password_confirmation"
        label={label('confirmation')}
        autoComplete="new-password"
      />
    </SectionForm>
  );
};
