import { useEffect, useRef } from 'react';
import { defineMessages } from 'react-intl';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';

const messages = defineMessages({
  failed: {
    id: 'latePart.failed',
    defaultMessage: 'Esta parte da página não carregou. O que você já digitou continua aqui.',
  },
});

/** Replaces a part of the page that failed to load. Its button takes the focus if the focused element is gone. */
export const LazyPartFailure = ({ onRetry }: { onRetry: () => void }) => {
  const text = useDomainText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4" role="alert">
      <p className="flex-1 basis-60">{translate(messages.failed)}</p>
      <Button ref={button} onClick={onRetry}>
        {text('try_again')}
      </Button>
    </div>
  );
};
