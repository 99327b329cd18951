import { ApiError } from '@bigorna/client/api-error';
import { factorSchemas } from '@bigorna/domain/endpoints/factors.schemas';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { zodResolver } from '@hookform/resolvers/zod';
import { Smartphone } from 'lucide-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessage, defineMessages, type MessageTag, useIntl } from 'react-intl';
import type { z } from 'zod';
import { FormField } from '#shared/forms/form-field.tsx';
import { SectionForm } from '#shared/forms/section-form.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { ButtonAnchor } from '#shared/ui/button.tsx';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { type AddedFactor, confirmTotp, type TotpStart } from './factor-calls.ts';
import { QrCode } from './qr-code.tsx';

const messages = defineMessages({
  scan: {
    id: 'totp.scan',
    defaultMessage: 'Escaneie o QR Code abaixo com o aplicativo autenticador ou digite a chave nele.',
  },
  picture: { id: 'totp.picture', defaultMessage: 'QR Code para o aplicativo autenticador' },
  copy: { id: 'totp.copy', defaultMessage: 'Copiar chave' },
  copied: { id: 'totp.copied', defaultMessage: 'Chave copiada' },
  open: { id: 'totp.open', defaultMessage: 'Abrir no aplicativo' },
  code: { id: 'totp.code', defaultMessage: 'Código mostrado no aplicativo' },
  name: { id: 'totp.name', defaultMessage: 'Nome do aparelho' },
  save: { id: 'totp.save', defaultMessage: 'Ativar' },
  saving: { id: 'totp.saving', defaultMessage: 'Ativando...' },
  defaultName: { id: 'totp.defaultName', defaultMessage: 'Meu celular' },
});

const secretText = defineMessage<{ readonly secret: string; readonly code: MessageTag }>({
  id: 'totp.secret',
  defaultMessage: 'Chave: <code>{secret}</code>',
});

const body = factorSchemas.confirmTotp.body;
type Values = z.input<typeof body>;

const EXPIRED: ErrorCode = 'challenge_invalid';

interface TotpFormProps {
  start: TotpStart;
  onAdded: (added: AddedFactor) => Promise<void>;
  /** Called when the secret is too old to be confirmed. */
  onExpired: () => void;
  onCancel: () => void;
}

/** Shows the secret of a new authenticator app, and asks for its first code. */
export const TotpForm = ({ start, onAdded, onExpired, onCancel }: TotpFormProps) => {
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
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <p>
          {translate(secretText, {
            secret: start.secret.match(/.{1,4}/g)?.join(' ') ?? '',
            code: (text) => (
              <code key="secret" className="wrap-anywhere font-mono">
                {text}
              </code>
            ),
          })}
        </p>
        <CopyButton text={start.secret} label={label('copy')} doneLabel={label('copied')} />
        <ButtonAnchor href={start.uri} className="hidden pointer-coarse:inline-flex">
          <Smartphone aria-hidden size={18} />
          {translate(messages.open)}
        </ButtonAnchor>
      </div>
      <SectionForm
        form={form}
        labels={{ code: label('code'), name: label('name') }}
        failure={{ title: 'factor_add_failed', fieldByCode: { factor_wrong: 'code' } }}
        onSend={async ({ code, name }) => onAdded(await confirmTotp(call, code, name))}
        afterFailure={(error) => {
          if (error instanceof ApiError && error.code === EXPIRED) onExpired();
        }}
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
