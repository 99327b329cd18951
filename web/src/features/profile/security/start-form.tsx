import { passwordInput } from '@bigorna/domain/endpoints/auth.schemas';
import { factorName } from '@bigorna/domain/entities/factors';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import { z } from 'zod';
import { FormField } from '#shared/forms/form-field.tsx';
import { PasswordField } from '#shared/forms/password-field.tsx';
import { SectionForm } from '#shared/forms/section-form.tsx';

const messages = defineMessages({
  password: { id: 'factorStart.password', defaultMessage: 'Senha atual' },
  name: { id: 'factorStart.name', defaultMessage: 'Nome da chave de acesso' },
  defaultName: { id: 'factorStart.defaultName', defaultMessage: 'Este aparelho' },
  save: { id: 'factorStart.save', defaultMessage: 'Continuar' },
  saving: { id: 'factorStart.saving', defaultMessage: 'Preparando...' },
});

const withPassword = z.object({ current_password: passwordInput, name: factorName });
const withoutPassword = withPassword.extend({ current_password: z.string() });
type Values = z.input<typeof withPassword>;

interface StartFormProps {
  /** Whether to ask for the password: only for the first factor. */
  needsPassword: boolean;
  /** Whether to ask for a name. */
  needsName: boolean;
  /** Throws ApiError. */
  onStart: (password: string | undefined, name: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password and the name that a new factor needs before its setup. */
export const StartForm = ({ needsPassword, needsName, onStart, onCancel }: StartFormProps) => {
  const intl = useIntl();
  const label = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  const form = useForm<Values>({
    resolver: zodResolver(needsPassword ? withPassword : withoutPassword),
    defaultValues: { current_password: '', name: label('defaultName') },
  });
  return (
    <SectionForm
      form={form}
      labels={{ current_password: label('password'), name: label('name') }}
      failure={{ title: 'factor_add_failed' }}
      onSend={({ current_password, name }) => onStart(needsPassword ? current_password : undefined, name)}
      save={label('save')}
      saving={label('saving')}
      onCancel={onCancel}
    >
      {needsPassword && <PasswordField<Values> name="current_password" autoComplete="current-password" />}
      {needsName && <FormField<Values> name="name" autoComplete="off" />}
    </SectionForm>
  );
};
