import { factorSchemas } from '@bigorna/domain/endpoints/factors.schemas';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import type { z } from 'zod';
import { FormField } from '#shared/forms/form-field.tsx';
import { SectionForm } from '#shared/forms/section-form.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { type AddedFactor, confirmTotp, type TotpStart } from './factor-calls.ts';
import { QrCode } from './qr-code.tsx';

const messages = defineMessages({
  scan: {
    id: 'totp.scan',
    defaultMessage: 'Escaneie o QR Code abaixo com o aplicativo autenticador ou digite a chave nele.',
  },
  picture: { id: 'totp.picture', defaultMessage: 'QR Code para o aplicativo autenticador' },
  secret: { id: 'totp.secret', defaultMessage: 'Chave' },
  code: { id: 'totp.code', defaultMessage: 'Código mostrado no aplicativo' },
  name: { id: 'totp.name', defaultMessage: 'Nome do aparelho' },
  save: { id: 'totp.save', defaultMessage: 'Ativar' },
  saving: { id: 'totp.saving', defaultMessage: 'Ativando...' },
  defaultName: { id: 'totp.defaultName', defaultMessage: 'Meu celular' },
});

const body = factorSchemas.confirmTotp.body;
type Values = z.input<typeof body>;

interface TotpFormProps {
  start: TotpStart;
  onAdded: (added: AddedFactor) => Promise<void>;
  onCancel: () => void;
}

/** Shows the secret of a new authenticator app, and asks for its first code. */
export const TotpForm = ({ start, onAdded, onCancel }: TotpFormProps) => {
  const intl = useIntl();
  const call = useAuthorizedFetch();
  const label = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  const form = useForm({ resolver: zodResolver(body), defaultValues: { code: '', name: label('defaultName') } });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-[60ch]">{translate(messages.scan)}</p>
      <QrCode text={start.uri} label={label('picture')} />
      <p>
        <span>{label('secret')}: </span>
        <code className="break-all font-mono">{start.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <SectionForm
        form={form}
        labels={{ code: label('code'), name: label('name') }}
        failure={{ title: 'factor_add_failed', fieldByCode: { factor_wrong: 'code' } }}
        onSend={async ({ code, name }) => onAdded(await confirmTotp(call, code, name))}
        save={label('save')}
        saving={label('saving')}
        onCancel={onCancel}
      >
        <FormField<Values> name="code" autoComplete="one-time-code" inputMode="numeric" />
        <FormField<Values> name="name" autoComplete="off" />
      </SectionForm>
    </div>
  );
};
