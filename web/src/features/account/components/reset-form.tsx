import { ApiError } from '@bigorna/client/api-error';
import { resetPasswordBody } from '@bigorna/domain/endpoints/auth.schemas';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { FormFrame } from '#shared/forms/form-frame.tsx';
import { PasswordField } from '#shared/forms/password-field.tsx';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { NewPasswordField } from '#shared/password/new-password-field.tsx';
import { paths } from '#shared/routing/paths.ts';
import { useSuccessToast } from '#shared/toasts/use-success-toast.ts';
import { type ResetPasswordBody, sendResetPassword } from '../api/password-reset.ts';
import { AccountFrame } from './account-frame.tsx';

const messages = defineMessages({
  title: { id: 'resetPassword.title', defaultMessage: 'Crie uma nova senha' },
  password: { id: 'resetPassword.password', defaultMessage: 'Nova senha' },
  confirmation: { id: 'resetPassword.confirmation', defaultMessage: 'Repita a senha' },
  everywhere: {
    id: 'resetPassword.everywhere',
    defaultMessage: 'Por segurança, sua conta será desconectada de todos os aparelhos. Depois, entre com a nova senha.',
  },
  submit: { id: 'resetPassword.submit', defaultMessage: 'Redefinir senha' },
  busy: { id: 'resetPassword.busy', defaultMessage: 'Redefinindo...' },
});
const lead = defineMessage<{ readonly email: string }>({
  id: 'resetPassword.lead',
  defaultMessage: 'Para a conta {email}.',
});

const factorReset = defineMessage<{ readonly date: string }>({
  id: 'resetPassword.factorReset',
  defaultMessage:
    'A equipe vai remover a verificação em duas etapas desta conta em {date}, porque alguém disse que a perdeu. Não foi você? Crie uma senha nova e entre com a sua verificação: isso impede a remoção.',
});

const INVALID_LINK: ErrorCode = 'link_invalid';

interface ResetFormProps {
  token: string;
  email: string;
  /** When staff remove the account's second factors; null if they do not. */
  factorResetAt: string | null;
  /** Called if the link became invalid after the page opened. */
  onInvalidLink: () => void;
}

/** Form for the new password, typed twice. After success, the login page opens. */
export const ResetForm = ({ token, email, factorResetAt, onInvalidLink }: ResetFormProps) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const notifySuccess = useSuccessToast('account-form');
  const form = useForm<ResetPasswordBody>({
    resolver: zodResolver(resetPasswordBody),
    defaultValues: { token, password: '', password_confirmation: '' },
  });
  const label = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  return (
    <AccountFrame title={label('title')} lead={translate(lead, { email })}>
      <FormFrame
        form={form}
        labels={{ password: label('password'), password_confirmation: label('confirmation') }}
        failure={{ title: 'password_reset_failed', fallbackText: 'internal_error' }}
        onSend={async (values) => {
          await sendResetPassword(values);
          await notifySuccess('password_reset_done');
          await navigate(paths.login, { replace: true, state: { identifier: email } });
        }}
        afterFailure={(error) => {
          if (error instanceof ApiError && error.code === INVALID_LINK) onInvalidLink();
        }}
      >
        {factorResetAt && (
          <p role="status" className="font-semibold">
            {translate(factorReset, {
              date: intl.formatDate(factorResetAt, { dateStyle: 'long', timeStyle: 'short' }),
            })}
          </p>
        )}
        {/* For password managers: the account of this password. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField<ResetPasswordBody> name="password" known={[email]} />
        <PasswordField<ResetPasswordBody> name="password_confirmation" autoComplete="new-password" />
        <p className="note">{label('everywhere')}</p>
        <SubmitButton text={label('submit')} busyText={label('busy')} />
      </FormFrame>
    </AccountFrame>
  );
};
