import type { OwnFactor } from '@bigorna/domain/endpoints/factors.schemas';
import { Fingerprint, Smartphone } from 'lucide-react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';

const messages = defineMessages({
  totp: { id: 'factors.totp', defaultMessage: 'Aplicativo autenticador' },
  passkey: { id: 'factors.passkey', defaultMessage: 'Chave de acesso' },
  neverUsed: { id: 'factors.neverUsed', defaultMessage: 'Último uso: nunca' },
  remove: { id: 'factors.remove', defaultMessage: 'Remover' },
});
const lastUsed = defineMessage<{ readonly date: string }>({
  id: 'factors.lastUsed',
  defaultMessage: 'Último uso: {date}',
});
const removeNamed = defineMessage<{ readonly name: string }>({
  id: 'factors.removeNamed',
  defaultMessage: 'Remover {name}',
});

interface FactorRowProps {
  factor: OwnFactor;
  isBusy: boolean;
  onRemove: () => void;
}

/** One second factor with its last use. */
export const FactorRow = ({ factor, isBusy, onRemove }: FactorRowProps) => {
  const intl = useIntl();
  const Icon = factor.kind === 'totp' ? Smartphone : Fingerprint;
  const date = factor.last_used_at && intl.formatDate(factor.last_used_at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Icon aria-hidden size={20} className="flex-none" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{factor.name}</p>
        <p className="note">
          {translate(messages[factor.kind])} · {date ? translate(lastUsed, { date }) : translate(messages.neverUsed)}
        </p>
      </div>
      <Button
        variant="ghost"
        aria-label={intl.formatMessage(removeNamed, { name: factor.name })}
        aria-disabled={isBusy}
        onClick={() => isBusy || onRemove()}
      >
        {translate(messages.remove)}
      </Button>
    </li>
  );
};
