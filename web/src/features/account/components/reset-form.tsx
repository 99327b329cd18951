import { ApiError } from '@bigorna/client/api-error';
import { resetPasswordBody } from '@bigorna/domain/endpoints/auth.schemas';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { ErrorSummary } from '#shared/forms/error-summary.tsx';
import { PasswordField } from '#shared/forms/password-field.tsx';
import { useFormFailure } from '#shared/forms/use-form-failure.ts';
import { useSubmitOnce } from '#shared/forms/use-submit-once.ts';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { NewPasswordField } from '#shared/password/new-password-field.tsx';
import { paths } from '#shared/routing/paths.ts';
import { notify } from '#shared/toasts/notify.ts';
import { Button } from '#shared/ui/button.tsx';
import { type ResetPasswordBody, sendResetPassword } from '../api/password-reset.ts';
import { AccountFrame } from './account-frame.tsx';

const messages = defineMessages({
  title: { id: 'resetPassword.title', defaultMessage: 'Crie uma senha nova' },
  password: { id: 'resetPassword.password', defaultMessage: 'Nova senha' },
  confirmation: { id: 'resetPassword.confirmation', defaultMessage: 'Repita a senha' },
  everywhere: {
    id: 'resetPassword.everywhere',
    defaultMessage: 'Por segurança, a conta sai de todos os aparelhos. Depois, entre com a senha nova.',
  },
  submit: { id: 'resetPassword.submit', defaultMessage: 'Redefinir senha' },
  busy: { id: 'resetPassword.busy', defaultMessage: 'Redefinindo...' },
});
const lead = defineMessage<{ readonly email: string }>({
  id: 'resetPassword.lead',
  defaultMessage: 'Para a conta {email}.',
});

const INVALID_LINK: ErrorCode = 'link_invalid';

interface ResetFormProps {
  token: string;
  email: string;
  /** Called if the link became invalid after the page opened. */
  onInvalidLink: () => void;
}

/** Form for the new password, typed twice. After success, the login page opens. */
export const ResetForm = ({ token, email, onInvalidLink }: ResetFormProps) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const loadedText = useLoadedDomainText();
  const form = useForm<ResetPasswordBody>({
    resolver: zodResolver(resetPasswordBody),
    defaultValues: { token, password: '', password_confirmation: '' },
  });
  const { isSubmitting } = form.formState;
  const showFailure = useFormFailure(form, { title: 'password_reset_failed', fallbackText: 'internal_error' });

  const submit = useSubmitOnce(
    form.handleSubmit(async (values) => {
      try {
        await sendResetPassword(values);
        const text = await loadedText();
        notify({ type: 'success', id: 'account-form', title: text('password_reset_done') });
        await navigate(paths.login, { replace: true, state: { identifier: email } });
      } catch (error) {
        await showFailure(error);
        if (error instanceof ApiError && error.code === INVALID_LINK) onInvalidLink();
      }
    }),
  );

  const label = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  return (
    <AccountFrame title={label('title')} lead={translate(lead, { email })}>
      <FormProvider {...form}>
        <form className="grid gap-5" noValidate onSubmit={submit}>
          <ErrorSummary<ResetPasswordBody>
            labels={[
              ['password', label('password')],
              ['password_confirmation', label('confirmation')],
            ]}
          />
          {/* For password managers: the account of this password. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <NewPasswordField<ResetPasswordBody> name="password" label={label('password')} known={[email]} />
          <PasswordField<ResetPasswordBody>
            name="password_confirmation"
            label={label('confirmation')}
            autoComplete="new-password"
          />
          <p className="note">{label('everywhere')}</p>
          <Button type="submit" variant="primary" size="big" aria-disabled={isSubmitting}>
            {label(isSubmitting ? 'busy' : 'submit')}
          </Button>
        </form>
      </FormProvider>
    </AccountFrame>
  );
};
