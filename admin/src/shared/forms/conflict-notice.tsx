import type { FieldChange } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import { Alert, AlertTitle, Box, Stack } from '@mui/material';
import { useRefresh, useTranslate } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { ChangeList } from '#shared/fields/change-list.tsx';
import { focusNotice } from './focus-notice.ts';

interface ConflictNoticeProps {
  /** Resource of the fields, for their labels. */
  resource: string;
  /** Fields of the newer state that differ; undefined until the newer state is loaded. */
  changes: readonly FieldChange[] | undefined;
  /** Shown if no field differs. */
  other?: string;
  /** Whether the API rejected a save. The notice then takes the focus. */
  isRejected: boolean;
  onKeep: () => void;
  onReload: () => void;
}

/** Says that somebody else changed the record: the differences, and both ways to continue. */
export const ConflictNotice = ({ resource, changes, other, isRejected, onKeep, onReload }: ConflictNoticeProps) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  return (
    <Alert
      ref={isRejected ? focusNotice : undefined}
      tabIndex={-1}
      severity="warning"
      sx={{ width: 1, mb: 3, '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
    >
      <AlertTitle>{translate('console.conflict.title')}</AlertTitle>
      {changes && changes.length > 0 ? <ChangeList resource={resource} changes={changes} /> : other}
      <Box sx={{ mt: 1.5 }}>{translate('console.conflict.help')}</Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
        {changes ? (
          <>
            <ActionButton label="console.conflict.keep" variant="outlined" color="inherit" onClick={onKeep} />
            <ActionButton label="console.conflict.reload" color="inherit" onClick={onReload} />
          </>
        ) : (
          <ActionButton label="console.action.retry" variant="outlined" color="inherit" onClick={() => refresh()} />
        )}
      </Stack>
    </Alert>
  );
};
