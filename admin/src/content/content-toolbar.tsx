import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Tooltip } from '@mui/material';
import { useState } from 'react';
import { SaveButton, Toolbar, useRedirect, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';

interface ContentToolbarProps {
  remove?: (() => Promise<unknown>) | undefined;
}

const DeleteRecord = ({ remove }: { remove: () => Promise<unknown> }) => {
  const translate = useTranslate();
  const redirect = useRedirect();
  const resource = useResourceContext();
  const { reset } = useFormContext();
  const [removing, setRemoving] = useState(false);
  const run = async () => {
    setRemoving(true);
    const gone = await remove();
    setRemoving(false);
    if (gone === undefined) return;
    // What was typed goes with the record: no warning about it.
    reset();
    redirect('list', resource);
  };
  return (
    <Tooltip describeChild title={translate('console.content.delete_help')}>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        disabled={removing}
        onClick={() => void run()}
        sx={{ ml: 'auto' }}
      >
        {translate('console.content.delete')}
      </Button>
    </Tooltip>
  );
};

/** In sight while the form scrolls, and where it was while a preview above grows; react-admin's own grey is of no theme of ours. */
const AT_THE_FOOT = {
  '&.MuiToolbar-root': { bgcolor: 'background.paper', borderTop: 2, borderColor: 'divider' },
  '&.RaToolbar-desktopToolbar': { position: 'sticky', bottom: 0, zIndex: 2 },
};

/** Save, and delete where the record can be: it needs no second question, for it can be undone. */
export const ContentToolbar = ({ remove }: ContentToolbarProps) => (
  <Toolbar sx={AT_THE_FOOT}>
    <SaveButton />
    {remove ? <DeleteRecord remove={remove} /> : null}
  </Toolbar>
);
