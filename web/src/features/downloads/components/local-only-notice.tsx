import { CloudOff } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { Button } from '#ui/button.tsx';

const messages = defineMessages({
  text: {
    id: 'downloads.localOnly',
    defaultMessage:
      'Não foi possível carregar o histórico da sua conta. Estes são os downloads feitos neste navegador.',
  },
});

/** Above this browser's own downloads while the account's cannot be had. */
export const LocalOnlyNotice = ({ onRetry }: { onRetry: () => void }) => {
  const text = useDomainText();
  return (
    <div className="panel flex flex-wrap items-center gap-4" role="status">
      <CloudOff aria-hidden size={24} className="flex-none text-ember-2" />
      <p className="flex-1 basis-60 text-text-2">
        <FormattedMessage {...messages.text} />
      </p>
      <Button onClick={onRetry}>{text('try_again')}</Button>
    </div>
  );
};
