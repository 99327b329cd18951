import { givenPassword } from '@bigorna/domain/endpoints/auth';
import { passwordBody } from '@bigorna/domain/endpoints/user';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import { PasswordField } from '#app/forms/password-field.tsx';
import { useFormFailure } from '#app/forms/use-form-failure.ts';
import { notify } from '#app/notify.ts';
import { NewPasswordField } from '#app/password/new-password-field.tsx';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import { useAuth } from '#session/auth-context.tsx';
import { useAuthorizedFetch } from '#session/use-authorized-fetch.ts';
import { type PasswordBody, sendPassword } from '../api/send-password.ts';
import { SectionForm } from './section-form.tsx';
import type { UnfoldedProps } from './unfolding.tsx';

const messages = defineMessages({
  current: { id: 'password.current', defaultMessage: 'Senha atual' },
  password: { id: 'password.new', defaultMessage: 'Nova senha' },
  confirmation: { id: 'password.confirmation', defaultMessage: 'Repita a nova senha' },
  save: { id: 'password.save', defaultMessage: 'Salvar nova senha' },
  saving: { id: 'password.saving', defaultMessage: 'Salvando...' },
});

/** Here the new password is typed twice. */
const fields = passwordBody.safeExtend({ password_confirmation: givenPassword });

const EMPTY = { current_password: '', password: '', password_confirmation: '' };

/** Sets another password; this session goes on with the tokens of the answer. */
export const PasswordForm = ({ onDone, onCancel }: UnfoldedProps) => {
  const intl = useIntl();
  const loadedText = useLoadedDomainText();
  const { user, renewBy } = useAuth();
  const call = useAuthorizedFetch();
  const form = useForm({ resolver: zodResolver(fields), defaultValues: EMPTY });
  const showFailure = useFormFailure(form, { title: 'password_update_failed', otherwise: 'password_update_failed' });
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
