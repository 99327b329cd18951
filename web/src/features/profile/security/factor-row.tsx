import type { OwnFactor } from '@bigorna/domain/endpoints/factors.schemas';
import { Fingerprint, Smartphone } from 'lucide-react';
import { useId } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { ConfirmButton } from './confirm-button.tsx';

const messages = defineMessages({
  totp: { id: 'factors.totp', defaultMessage: 'Aplicativo autenticador' },
  passkey: { id: 'factors.passkey', defaultMessage: 'Chave de acesso' },
  neverUsed: { id: 'factors.neverUsed', defaultMessage: 'Último uso: nunca' },
  remove: { id: 'factors.remove', defaultMessage: 'Remover' },
  removeText: { id: 'factors.removeText', defaultMessage: 'Este método deixa de confirmar que é você.' },
  removeLast: {
    id: 'factors.removeLast',
    defaultMessage:
      'É o seu único método: a verificação em duas etapas será desativada, e os códigos de recuperação deixarão de valer.',
  },
});
const lastUsed = defineMessage<{ readonly date: string }>({
  id: 'factors.lastUsed',
  defaultMessage: 'Último uso: {date}',
});
const removeNamed = defineMessage<{ readonly name: string }>({
  id: 'factors.removeNamed',
  defaultMessage: 'Remover {name}',
});
const removeTitle = defineMessage<{ readonly name: string }>({
  id: 'factors.removeTitle',
  defaultMessage: 'Remover {name}?',
});

interface FactorRowProps {
  factor: OwnFactor;
  isOnly: boolean;
  /** Whether the account must keep a factor. */
  isNeeded: boolean;
  isBusy: boolean;
  onRemove: () => void;
}

/** One second factor with its last use. */
export const FactorRow = ({ factor, isOnly, isNeeded, isBusy, onRemove }: FactorRowProps) => {
  const intl = useIntl();
  const text = useDomainText();
  const noteId = useId();
  const { kind, name, last_used_at } = factor;
  const Icon = kind === 'totp' ? Smartphone : Fingerprint;
  const date = last_used_at && intl.formatDate(last_used_at, { dateStyle: 'medium', timeStyle: 'short' });
  const isRequired = isOnly && isNeeded;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Icon aria-hidden size={20} className="flex-none" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="note">
          {translate(messages[kind])} · {date ? translate(lastUsed, { date }) : translate(messages.neverUsed)}
        </p>
        {isRequired && (
          <p id={noteId} className="note">
            {text('last_factor')}
          </p>
        )}
      </div>
      <ConfirmButton
        variant="ghost"
        data-remove=""
        aria-label={intl.formatMessage(removeNamed, { name })}
        aria-describedby={isRequired ? noteId : undefined}
        isDisabled={isBusy || isRequired}
        title={translate(removeTitle, { name })}
        text={translate(isOnly ? messages.removeLast : messages.removeText)}
        confirm={translate(messages.remove)}
        onConfirm={onRemove}
      >
        {translate(messages.remove)}
      </ConfirmButton>
    </li>
  );
};
