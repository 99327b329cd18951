import type { BulkResult } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { List, ListItem, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ActionButton } from './action-button.tsx';
import { TitledDialog } from './titled-dialog.tsx';

interface BulkResultsProps {
  results: readonly BulkResult[];
  /** Display name of a record. */
  getName: (id: string) => string;
  closeResults: () => void;
}

/** Lists the failed records of a bulk action with their reasons. Stays closed if none failed. */
export const BulkResults = ({ results, getName, closeResults }: BulkResultsProps) => {
  const translate = useTranslate();
  const failed = results.filter(({ ok }) => !ok);
  const doneCount = results.length - failed.length;
  return (
    <TitledDialog
      open={failed.length > 0}
      onClose={closeResults}
      title={translate('console.bulk.results')}
      actions={<ActionButton size="medium" label="console.action.close" onClick={closeResults} autoFocus />}
    >
      {translate('console.bulk.done', { smart_count: doneCount })} ·{' '}
      {translate('console.bulk.failed', { smart_count: failed.length })}
      <List dense>
        {failed.map(({ id, message }) => (
          <ListItem key={id} disableGutters>
            <ListItemText primary={getName(id)} secondary={message ?? translate('console.error.offline')} />
          </ListItem>
        ))}
      </List>
    </TitledDialog>
  );
};
