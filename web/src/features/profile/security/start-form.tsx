import { passwordInput } from '@bigorna/domain/endpoints/auth.schemas';
import { factorName } from '@bigorna/domain/entities/factors';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import { z } from 'zod';
import { FormField } from '#shared/forms/form-field.tsx';
import { PasswordField } from '#shared/forms/password-field.tsx';
import { SectionForm } from '#shared/forms/section-form.tsx';
import { translate } from '#shared/i18n/translate.tsx';

const messages = defineMessages({
  password: { id: 'factorStart.password', defaultMessage: 'Senha atual' },
  name: { id: 'factorStart.name', defaultMessage: 'Nome da chave de acesso' },
  defaultName: { id: 'factorStart.defaultName', defaultMessage: 'Este aparelho' },
  save: { id: 'factorStart.save', defaultMessage: 'Continuar' },
  saving: { id: 'factorStart.saving', defaultMessage: 'Preparando...' },
  canceled: { id: 'factorStart.canceled', defaultMessage: 'Nenhuma chave foi criada. Tente de novo quando quiser.' },
});

const withPassword = z.object({ current_password: passwordInput, name: factorName });
const withoutPassword = withPassword.extend({ current_password: z.string() });
type Values = z.input<typeof withPassword>;

interface StartFormProps {
  /** Whether to ask for the password: only for the first factor. */
  needsPassword: boolean;
  /** Whether to ask for a name. */
  needsName: boolean;
  /** Resolves to false if the member canceled in a dialog of the browser. Throws ApiError. */
  onStart: (password: string | undefined, name: string) => Promise<boolean>;
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
  const [isCanceled, setCanceled] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input, [type=submit]')?.focus(), []);
  return (
    <div ref={box}>
      <SectionForm
        form={form}
        labels={{ current_password: label('password'), name: label('name') }}
        failure={{ title: 'factor_add_failed' }}
        onSend={async ({ current_password, name }) => {
          setCanceled(false);
          setCanceled(!(await onStart(needsPassword ? current_password : undefined, name)));
        }}
        save={label('save')}
        saving={label('saving')}
        onCancel={onCancel}
      >
        {needsPassword && <PasswordField<Values> name="current_password" autoComplete="current-password" />}
        {needsName && <FormField<Values> name="name" autoComplete="off" />}
        <p role="status" className={isCanceled ? 'note' : 'sr-only'}>
          {isCanceled && translate(messages.canceled)}
        </p>
      </SectionForm>
    </div>
  );
};
