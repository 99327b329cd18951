import type { FieldChange } from '@bigorna/domain/endpoints/admin/reviews';
import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod';
import { Alert, AlertTitle, Box, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ChangeList } from '../../fields/change-list.tsx';
import { ActionButton } from '../action-button.tsx';

interface NewerStateProps {
  /** Whose fields they are. */
  resource: 'mods' | 'releases';
  /** What differs of what the form is about; nothing where only the mod around it changed. */
  changes: readonly FieldChange[];
  newer: Pick<StaffMod, 'status'>;
  /** Goes on from the newer state; what was typed is lost. */
  onReload: () => void;
  /** Keeps what was typed, to be written over the newer state's same fields. */
  onKeep: () => void;
}

/** Somebody changed the mod while it was open here: what, and the two ways on. */
export const NewerState = ({ resource, changes, newer, onReload, onKeep }: NewerStateProps) => {
  const translate = useTranslate();
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 3, '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      <AlertTitle>{translate('console.mods.newer.title')}</AlertTitle>
      {changes.length > 0 ? (
        <ChangeList resource={resource} changes={changes} />
      ) : (
        translate('console.mods.newer.other', { status: translate(`console.status.${newer.status}`) })
      )}
      <Box sx={{ mt: 1.5 }}>{translate('console.mods.newer.help')}</Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
        <ActionButton label="console.mods.newer.keep" variant="outlined" color="inherit" onClick={onKeep} />
        <ActionButton label="console.mods.newer.reload" color="inherit" onClick={onReload} />
      </Stack>
    </Alert>
  );
};
