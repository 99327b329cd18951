import { type ComponentType, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useLatePart } from '#app/late-part/use-late-part.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';

const messages = defineMessages({ loading: { id: 'profile.loading', defaultMessage: 'Carregando...' } });

export interface UnfoldedProps {
  /** It is through; with what it has to tell. */
  onDone: (told?: string) => void;
  onCancel: () => void;
}

interface UnfoldingProps {
  /** What stands while the form is folded, and beside its button. */
  summary: ReactNode;
  action: ReactNode;
  load: () => Promise<ComponentType<UnfoldedProps>>;
  onDone?: (told?: string) => void;
}

/** A form that comes, with its code, when it is asked for; until then the section shows only how things stand. */
export const Unfolding = ({ summary, action, load, onDone }: UnfoldingProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const Form = useLatePart(load);
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
          <Suspense
            fallback={
              <Spinner>
                <FormattedMessage {...messages.loading} />
              </Spinner>
            }
          >
            <Form
              onCancel={close}
              onDone={(told) => {
                close();
                onDone?.(told);
              }}
            />
          </Suspense>
        )}
      </div>
    </>
  );
};
