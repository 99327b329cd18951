import type { AdminBlockedFile } from '@bigorna/domain/endpoints/admin/take-downs';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useStaffAct } from '../acts/use-staff-act.tsx';
import { useReader } from '../session/use-reader.ts';

const Confirm = ({ file, onClose }: { file: AdminBlockedFile; onClose: () => void }) => {
  const translate = useTranslate();
  const { act, acting } = useStaffAct();
  const titleId = useId();
  const unblock = async () => {
    if (await act('adminDeleteBlockedFile', { params: { id: file.id } })) onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {translate('console.blocked_files.unblock_title', { name: file.name })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('console.blocked_files.unblock_help')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={() => void unblock()} disabled={acting}>
          {translate('console.blocked_files.unblock')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Lets a file in again, after a second word; the toast takes it back. */
export const UnblockButton = ({ file }: { file: AdminBlockedFile }) => {
  const translate = useTranslate();
  const { may } = useReader();
  const [open, setOpen] = useState(false);
  if (!may('blocked-files', 'delete')) return null;
  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setOpen(true)}>
        {translate('console.blocked_files.unblock')}
      </Button>
      {open ? <Confirm file={file} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
