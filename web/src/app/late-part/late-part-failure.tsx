import { useEffect, useRef } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { Button } from '#ui/button.tsx';

const messages = defineMessages({
  failed: {
    id: 'latePart.failed',
    defaultMessage: 'Esta parte da página não carregou. O que você já digitou continua aqui.',
  },
});

/** Stands where a part of the page could not be loaded; takes the focus of the button that led to it and is gone. */
export const LatePartFailure = ({ onRetry }: { onRetry: () => void }) => {
  const text = useDomainText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4" role="alert">
      <p className="flex-1 basis-60">
        <FormattedMessage {...messages.failed} />
      </p>
      <Button ref={button} onClick={onRetry}>
        {text('try_again')}
      </Button>
    </div>
  );
};
