import { type ComponentType, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { useLazyPart } from '#shared/loading/use-lazy-part.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';

const messages = defineMessages({ loading: { id: 'profile.loading', defaultMessage: 'Carregando...' } });

export interface DisclosedFormProps {
  /** Closes the form, with an optional status text. */
  onDone: (statusText?: string) => void;
  onCancel: () => void;
}

interface LazyDisclosureProps {
  /** Content beside the button. Stays while the form is open. */
  summary: ReactNode;
  action: ReactNode;
  load: () => Promise<ComponentType<DisclosedFormProps>>;
  onDone?: (statusText?: string) => void;
}

/** A summary with a button that opens a lazy-loaded form below the summary. The open form replaces the button. */
export const LazyDisclosure = ({ summary, action, load, onDone }: LazyDisclosureProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const Form = useLazyPart(load);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        {summary}
        {!isOpen && (
          <Button ref={button} aria-expanded={false} aria-controls={id} onClick={() => setOpen(true)}>
            {action}
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Spinner>{translate(messages.loading)}</Spinner>}>
            <Form
              onCancel={close}
              onDone={(statusText) => {
                close();
                onDone?.(statusText);
              }}
            />
          </Suspense>
        )}
      </div>
    </>
  );
};
