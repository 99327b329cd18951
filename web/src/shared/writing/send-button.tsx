import type { ReactNode } from 'react';
import { defineMessage } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';

const sendIn = defineMessage<{ readonly seconds: number }>({
  id: 'sending.sendIn',
  defaultMessage: 'Enviar em {seconds} s',
});

interface SendButtonProps {
  isSubmitting: boolean;
  /** Seconds until the next try is allowed. */
  seconds: number;
  label: ReactNode;
  busyLabel: ReactNode;
}

/** A form's submit button, with a countdown after a rate limit. */
export const SendButton = ({ isSubmitting, seconds, label, busyLabel }: SendButtonProps) => (
  <Button type="submit" variant="primary" className="tabular-nums" aria-disabled={isSubmitting || seconds > 0}>
    {seconds > 0 ? translate(sendIn, { seconds }) : isSubmitting ? busyLabel : label}
  </Button>
);
