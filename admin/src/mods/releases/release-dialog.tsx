import { Dialog, DialogTitle, type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface ReleaseDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a release's forms: all of a phone's screen; a click beside it closes nothing, so that no upload is lost. */
export const ReleaseDialog = ({ title, onClose, children }: ReleaseDialogProps) => {
  const titleId = useId();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby={titleId}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') onClose();
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
};
