import type { FieldChange } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { Alert, AlertTitle, Box, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { ChangeList } from '#shared/fields/change-list.tsx';
import { focusNotice } from '#shared/forms/focus-notice.ts';

interface NewerStateProps {
  /** Resource of the fields. */
  resource: 'mods' | 'releases';
  /** Fields changed by the other save; empty if only the surrounding mod changed. */
  changes: readonly FieldChange[];
  newer: Pick<StaffMod, 'status'>;
  /** Discards the input and loads the newer state. */
  onReload: () => void;
  /** Keeps the input. The next save overwrites the changed fields of the newer state. */
  onKeep: () => void;
}

/** Conflict with another save: the differences and both ways to continue. */
export const ConflictNotice = ({ resource, changes, newer, onReload, onKeep }: NewerStateProps) => {
  const translate = useTranslate();
  return (
    <Alert
      ref={focusNotice}
      tabIndex={-1}
      severity="warning"
      role="alert"
      sx={{ mb: 3, '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
    >
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
