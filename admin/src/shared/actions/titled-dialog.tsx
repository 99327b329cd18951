import { Button, Dialog, DialogActions, DialogContent, type DialogProps, DialogTitle } from '@mui/material';
import type { FormEvent, ReactNode, SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import { focusFirstInvalid } from './focus-first-invalid.ts';

interface CancelButtonProps {
  onClose: () => void;
  autoFocus?: boolean;
  /** Message key of the label. Default: "Cancel". Set another label if the dialog has no action to cancel. */
  label?: string;
}

/** Closes a dialog without its action. */
export const CancelButton = ({ onClose, autoFocus = false, label = 'ra.action.cancel' }: CancelButtonProps) => {
  const translate = useTranslate();
  return (
    <Button color="inherit" onClick={onClose} autoFocus={autoFocus}>
      {translate(label)}
    </Button>
  );
};

interface TitledDialogProps extends Omit<DialogProps, 'open' | 'title'> {
  title: string;
  open?: boolean;
  actions: ReactNode;
}

/** A dialog named by its title, with buttons below the content. */
export const TitledDialog = ({ title, open = true, actions, children, ...props }: TitledDialogProps) => (
  <Dialog open={open} fullWidth maxWidth="sm" {...props}>
    <DialogTitle>{title}</DialogTitle>
    <DialogContent>{children}</DialogContent>
    <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>{actions}</DialogActions>
  </Dialog>
);

interface ActionDialogProps extends Omit<TitledDialogProps, 'actions' | 'onClose'> {
  /** Label of the button that runs the action. */
  action: string;
  color?: 'primary' | 'error';
  isDisabled?: boolean;
  /** Whether the focus starts on the cancel button. Default: yes. */
  focusesCancel?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action. */
export const ActionDialog = ({
  action,
  color = 'primary',
  isDisabled = false,
  focusesCancel = true,
  onConfirm,
  ...props
}: ActionDialogProps) => (
  <TitledDialog
    {...props}
    actions={
      <>
        <CancelButton onClose={props.onClose} autoFocus={focusesCancel} />
        <Button variant="contained" color={color} onClick={onConfirm} disabled={isDisabled}>
          {action}
        </Button>
      </>
    }
  />
);

/** In React's tree, the dialog may be inside a table row or another form, which must not react too. */
const stopPropagation = (event: SyntheticEvent): void => event.stopPropagation();

interface FormDialogProps extends Pick<DialogProps, 'maxWidth'> {
  title: string;
  submitLabel: string;
  submitColor?: 'primary' | 'error';
  isDisabled: boolean;
  /** Whether the action runs. Then the form does not submit, and its button keeps the focus. */
  isBusy?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** Called on Escape and on a click outside the dialog. Default: `onClose`. */
  onDialogClose?: NonNullable<DialogProps['onClose']>;
  children: ReactNode;
}

/** A dialog that is a form: title, fields, cancel and submit. */
export const FormDialog = ({ maxWidth = 'sm', isBusy = false, onDialogClose, ...props }: FormDialogProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isBusy) return;
    props.onSubmit();
    focusFirstInvalid();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      onClose={onDialogClose ?? props.onClose}
      onClick={stopPropagation}
      onKeyDown={stopPropagation}
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle>{props.title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>{props.children}</DialogContent>
        <DialogActions>
          <CancelButton onClose={props.onClose} />
          <Button
            type="submit"
            variant="contained"
            color={props.submitColor ?? 'primary'}
            disabled={props.isDisabled}
            aria-disabled={isBusy}
          >
            {props.submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
