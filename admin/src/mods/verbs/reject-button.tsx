import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { statusAfter } from '@bigorna/domain/mod-status';
import CloseIcon from '@mui/icons-material/Close';
import { useState } from 'react';
import { useCanAccess, useRecordContext, useUnselect } from 'react-admin';
import { ActionButton } from '../action-button.tsx';
import { RejectDialog } from './reject-dialog.tsx';

const Reject = ({ mod }: { mod: StaffModCard }) => {
  const [open, setOpen] = useState(false);
  const unselect = useUnselect('mods');
  return (
    <>
      <ActionButton
        label="console.action.reject"
        color="error"
        variant="outlined"
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
        icon={<CloseIcon />}
      />
      <RejectDialog mod={mod} open={open} onClose={() => setOpen(false)} onDone={() => unselect([mod.id])} />
    </>
  );
};

/** Rejects the record with a reason; shown where its status and the reader's role allow it. */
export const RejectButton = () => {
  const mod = useRecordContext<StaffModCard>();
  const { canAccess } = useCanAccess({ resource: 'mods', action: 'reject' });
  const fits = mod && mod.deleted_at === null && statusAfter(mod.status, 'reject') !== undefined;
  return fits && canAccess ? <Reject mod={mod} /> : null;
};
