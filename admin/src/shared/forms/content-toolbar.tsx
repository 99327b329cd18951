import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Tooltip } from '@mui/material';
import { useState } from 'react';
import {
  SaveButton,
  Toolbar,
  useCreatePath,
  useRedirect,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { ActionButton } from '#shared/actions/action-button.tsx';

const DeleteRecord = ({ remove }: { remove: () => Promise<unknown> }) => {
  const translate = useTranslate();
  const redirect = useRedirect();
  const resource = useResourceContext();
  const { reset } = useFormContext();
  const { isDirty } = useFormState();
  const [removing, setRemoving] = useState(false);
  const run = async () => {
    if (isDirty && !globalThis.confirm(translate('ra.message.unsaved_changes'))) return;
    setRemoving(true);
    const deleted = await remove();
    setRemoving(false);
    if (deleted === undefined) return;
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
        {translate('console.action.remove')}
      </Button>
    </Tooltip>
  );
};

/** Leads to the list, and asks first if input would be lost. Without a list, the button only discards the input. */
const Cancel = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { name, hasEdit, hasCreate } = useResourceDefinition();
  const { reset } = useFormContext();
  const { isDirty } = useFormState();
  if (hasEdit || hasCreate)
    return <ActionButton size="medium" label="ra.action.cancel" to={createPath({ resource: name, type: 'list' })} />;
  const discard = () => {
    if (globalThis.confirm(translate('ra.message.unsaved_changes'))) reset();
  };
  return <ActionButton size="medium" label="ra.action.cancel" disabled={!isDirty} onClick={discard} />;
};

/** Sticky, so the buttons stay in place while a preview above grows. react-admin's gray is not in our themes. */
const AT_THE_FOOT = {
  '&.MuiToolbar-root': { bgcolor: 'background.paper', borderTop: 2, borderColor: 'divider' },
  '&.RaToolbar-desktopToolbar': { position: 'sticky', bottom: 0, zIndex: 2 },
};

/** Save, cancel and delete buttons. Delete can be undone, so it asks only if input would be lost. */
export const ContentToolbar = ({ remove }: { remove?: (() => Promise<unknown>) | undefined }) => (
  <Toolbar sx={AT_THE_FOOT}>
    <SaveButton sx={{ mr: 1.5 }} />
    <Cancel />
    {remove ? <DeleteRecord remove={remove} /> : null}
  </Toolbar>
);
