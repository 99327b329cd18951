import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonDialog } from './reason-dialog.tsx';

interface StaffReasonDialogProps {
  /** Prefix of the texts `title`, `help` and `button`. */
  texts: string;
  /** Name of the record, in the title. */
  name: string;
  isBusy: boolean;
  /** Additional fields below the reason. */
  children?: ReactNode;
  runAction: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the reason of a far-reaching action, such as erasing an account. The log stores the reason. */
export const StaffReasonDialog = ({ texts, name, isBusy, children, runAction, onClose }: StaffReasonDialogProps) => {
  const translate = useTranslate();
  return (
    <ReasonDialog
      title={translate(`${texts}.title`, { name })}
      help={translate(`${texts}.help`)}
      confirmLabel={`${texts}.button`}
      confirmColor="error"
      isBusy={isBusy}
      onSubmit={({ text }) => void runAction(text)}
      onClose={() => {
        if (!isBusy) onClose();
      }}
    >
      {children}
    </ReasonDialog>
  );
};
