import type { FieldChange } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { Alert, AlertTitle, Box, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { ChangeList } from '#shared/fields/change-list.tsx';
import { focusNotice } from '#shared/forms/focus-notice.ts';
import { useLoadedRecord } from '#shared/forms/use-loaded-record.ts';

/**
 * The snapshot of a mod that a form edits, and a notice if somebody else saved the mod since.
 *
 * @param resource resource of the form's fields
 * @param getChanges fields that differ between two states; empty if only the surrounding mod changed
 * @returns `notice`, with the differences and both ways to continue; `updatedAt`, the timestamp to send: of the
 * snapshot, or of the newer state that the current user chose to overwrite with the changed fields
 */
export const useConflict = (
  live: StaffMod,
  resource: 'mods' | 'releases',
  getChanges: (loaded: StaffMod, newer: StaffMod) => readonly FieldChange[],
) => {
  const translate = useTranslate();
  const { loaded = live, newer, adopt } = useLoadedRecord(live);
  const [overwrittenAt, setOverwrittenAt] = useState<string>();
  const updatedAt = overwrittenAt ?? loaded.updated_at;
  if (!newer || newer.updated_at === overwrittenAt) return { loaded, updatedAt, notice: null };
  const changes = getChanges(loaded, newer);
  const notice = (
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
        <ActionButton
          label="console.mods.newer.keep"
          variant="outlined"
          color="inherit"
          onClick={() => setOverwrittenAt(newer.updated_at)}
        />
        <ActionButton label="console.mods.newer.reload" color="inherit" onClick={() => adopt(newer)} />
      </Stack>
    </Alert>
  );
  return { loaded, updatedAt, notice };
};
