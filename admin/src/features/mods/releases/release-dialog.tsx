import { Dialog, DialogTitle, type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';

interface ReleaseDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog of the release forms, full-screen on phones. A backdrop click does not close it, so no upload is lost. */
export const ReleaseDialog = ({ title, onClose, children }: ReleaseDialogProps) => {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') onClose();
      }}
    >
      <DialogTitle>{title}</DialogTitle>
      {children}
    </Dialog>
  );
};
