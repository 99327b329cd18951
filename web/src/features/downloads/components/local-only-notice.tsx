import { CloudOff } from 'lucide-react';
import { defineMessages } from 'react-intl';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';

const messages = defineMessages({
  text: {
    id: 'downloads.localOnly',
    defaultMessage:
      'Não foi possível carregar o histórico da sua conta. Estes são os downloads feitos neste navegador.',
  },
});

/** Shown above the local history if the account's history cannot be loaded. */
export const LocalOnlyNotice = ({ onRetry }: { onRetry: () => void }) => {
  const text = useDomainText();
  return (
    <div className="panel flex flex-wrap items-center gap-4" role="status">
      <CloudOff aria-hidden size={24} className="flex-none text-ember-2" />
      <p className="flex-1 basis-60 text-text-2">{translate(messages.text)}</p>
      <Button onClick={onRetry}>{text('try_again')}</Button>
    </div>
  );
};
