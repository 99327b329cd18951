import HistoryIcon from '@mui/icons-material/History';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ResourceName } from '../session/can-access.ts';
import { useReader } from '../session/use-reader.ts';
import { History } from './history-tab.tsx';

interface HistoryButtonProps {
  resource: ResourceName;
  /** The record's path in the log. */
  about: string;
}

const HistoryDialog = ({ about, onClose }: Pick<HistoryButtonProps, 'about'> & { onClose: () => void }) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{translate('console.word.history')}</DialogTitle>
      <DialogContent>
        <History about={about} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('console.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

/** Opens what was done to a record that has no page of its own, for those who may read it. */
export const HistoryButton = ({ resource, about }: HistoryButtonProps) => {
  const translate = useTranslate();
  const { may } = useReader();
  const [open, setOpen] = useState(false);
  if (!may(resource, 'history')) return null;
  return (
    <>
      <Button size="small" color="inherit" startIcon={<HistoryIcon />} onClick={() => setOpen(true)}>
        {translate('console.word.history')}
      </Button>
      {open ? <HistoryDialog about={about} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
