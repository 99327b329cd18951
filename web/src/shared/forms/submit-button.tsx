import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#shared/ui/button.tsx';

interface SubmitButtonProps {
  text: ReactNode;
  /** Text while the form is sent. */
  busyText: ReactNode;
  /** Whether the button stays busy after the form is sent. */
  isBusy?: boolean;
}

/** The main button of the surrounding form. */
export const SubmitButton = ({ text, busyText, isBusy = false }: SubmitButtonProps) => {
  const { isSubmitting } = useFormContext().formState;
  const isOff = isSubmitting || isBusy;
  return (
    <Button type="submit" variant="primary" size="big" aria-disabled={isOff}>
      {isOff ? busyText : text}
    </Button>
  );
};
