import { type ComponentProps, type ReactNode, useState } from 'react';
import { ActionButton } from './action-button.tsx';

interface DialogButtonProps extends Omit<ComponentProps<typeof ActionButton>, 'to'> {
  /** Renders the dialog while it is open. */
  dialog: (close: () => void) => ReactNode;
}

export const DialogButton = ({ dialog, onClick, ...props }: DialogButtonProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionButton
        {...props}
        onClick={(event) => {
          onClick?.(event);
          setOpen(true);
        }}
      />
      {open ? dialog(() => setOpen(false)) : null}
    </>
  );
};
