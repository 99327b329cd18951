import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { BackCloses } from '#shared/ui/back-closes.tsx';
import { Button } from '#shared/ui/button.tsx';

const messages = defineMessages({ cancel: { id: 'profile.cancel', defaultMessage: 'Cancelar' } });

interface ConfirmButtonProps extends Omit<ComponentProps<typeof Button>, 'title' | 'onClick'> {
  isDisabled: boolean;
  title: ReactNode;
  /** What confirming changes. */
  text: ReactNode;
  /** Label of the button that confirms. */
  confirm: ReactNode;
  onConfirm: () => void;
}

/** A button that asks before it acts. Escape and Back cancel. */
export const ConfirmButton = ({ isDisabled, title, text, confirm, onConfirm, ...button }: ConfirmButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => setOpen(open && !isDisabled)}>
      <AlertDialog.Trigger render={<Button {...button} aria-disabled={isDisabled} />} />
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="sheet-backdrop" />
        <AlertDialog.Popup className="dialog grid gap-4">
          {isOpen && <BackCloses close={() => setOpen(false)} />}
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-text-2">{text}</AlertDialog.Description>
          <div className="flex flex-wrap gap-4">
            <AlertDialog.Close render={<Button variant="primary" />}>{translate(messages.cancel)}</AlertDialog.Close>
            <AlertDialog.Close render={<Button variant="danger" />} onClick={onConfirm}>
              {confirm}
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
