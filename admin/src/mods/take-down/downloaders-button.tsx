import PeopleIcon from '@mui/icons-material/PeopleOutlineOutlined';
import { useState } from 'react';
import { useReader } from '../../session/use-reader.ts';
import { ActionButton } from '../action-button.tsx';
import { type Downloaded, DownloadersDialog } from './downloaders-dialog.tsx';

/** Opens the list of those who downloaded a mod or a release, for those who may read about members. */
export const DownloadersButton = (of: Downloaded) => {
  const { may } = useReader();
  const [open, setOpen] = useState(false);
  if (!may('downloaders', 'list')) return null;
  return (
    <>
      <ActionButton
        label={of.releaseId === undefined ? 'console.downloaders.open_all' : 'console.downloaders.open'}
        color="inherit"
        onClick={() => setOpen(true)}
        icon={<PeopleIcon />}
      />
      {open ? <DownloadersDialog of={of} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
