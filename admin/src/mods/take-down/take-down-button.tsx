import GppBadIcon from '@mui/icons-material/GppBadOutlined';
import { useState } from 'react';
import { useReader } from '../../session/use-reader.ts';
import { ActionButton } from '../action-button.tsx';
import { TakeDownDialog, type TakeDownTarget } from './take-down-dialog.tsx';

/** Takes a harmful release, or all of a mod, down; shown to those who may. */
export const TakeDownButton = (target: TakeDownTarget) => {
  const { may } = useReader();
  const [open, setOpen] = useState(false);
  if (!may('releases', 'take_down')) return null;
  return (
    <>
      <ActionButton
        label={target.releaseId === undefined ? 'console.take_down.act_all' : 'console.take_down.act'}
        color="error"
        variant="outlined"
        onClick={() => setOpen(true)}
        icon={<GppBadIcon />}
      />
      {open ? <TakeDownDialog target={target} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
