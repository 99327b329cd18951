import { useTranslate } from 'react-admin';
import { ReasonDialog, type ReasonDialogProps } from './reason-dialog.tsx';

interface StaffReasonDialogProps
  extends Pick<ReasonDialogProps<never>, 'id' | 'isDisabled' | 'options' | 'children' | 'onDone' | 'onClose'> {
  /** Prefix of the texts `title`, `help` and `button`. */
  texts: string;
  /** Name of the record, in the title. */
  name: string;
  /** Resolves to undefined if the action failed. */
  runAction: (reason: string) => Promise<unknown>;
}

/** Asks for the reason of a far-reaching action, such as erasing an account. The log stores the reason. */
export const StaffReasonDialog = ({ texts, name, runAction, ...props }: StaffReasonDialogProps) => {
  const translate = useTranslate();
  return (
    <ReasonDialog
      title={translate(`${texts}.title`, { name })}
      help={translate(`${texts}.help`)}
      confirmLabel={`${texts}.button`}
      confirmColor="error"
      onSubmit={({ text }) => runAction(text)}
      {...props}
    />
  );
};
