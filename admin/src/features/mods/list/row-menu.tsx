import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate, useUnselect } from 'react-admin';
import { RejectDialog } from '#shared/rejection/reject-dialog.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { canTransition } from '../actions/mod-actions.ts';

/** The reject action of a table row, in a menu so that an accidental click does not start it. */
export const RowMenu = () => {
  const mod = useRecordContext<StaffModCard>();
  const translate = useTranslate();
  const { canCall } = useCurrentStaff();
  const unselect = useUnselect('mods');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  if (!mod || !canTransition('reject')(mod) || !canCall('rejectMod')) return null;
  const reject = () => {
    setAnchor(null);
    setRejecting(true);
  };
  return (
    <>
      <IconButton
        aria-label={translate('console.mods.more', { title: mod.title })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={reject} sx={{ color: 'error.main' }}>
          {translate('console.action.reject')}
        </MenuItem>
      </Menu>
      {isRejecting ? (
        <RejectDialog mod={mod} onClose={() => setRejecting(false)} onDone={() => unselect([mod.id])} />
      ) : null}
    </>
  );
};
