import type { ReactNode } from 'react';
import { defineMessage, FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';

const sendIn = defineMessage<{ readonly seconds: number }>({
  id: 'sending.sendIn',
  defaultMessage: 'Enviar em {seconds} s',
});

interface SendButtonProps {
  isSubmitting: boolean;
  /** Before it may be pressed again. */
  seconds: number;
  label: ReactNode;
  busyLabel: ReactNode;
}

/** A form's own button; it counts down where a wait is asked for. */
export const SendButton = ({ isSubmitting, seconds, label, busyLabel }: SendButtonProps) => (
  <Button type="submit" variant="primary" className="tabular-nums" aria-disabled={isSubmitting || seconds > 0}>
    {seconds > 0 ? <FormattedMessage {...sendIn} values={{ seconds }} /> : isSubmitting ? busyLabel : label}
  </Button>
);
