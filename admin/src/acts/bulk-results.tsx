import type { BulkResult } from '@bigorna/domain/endpoints/admin/comments';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem, ListItemText } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface BulkResultsProps {
  results: readonly BulkResult[];
  /** What a record is called. */
  nameOf: (id: string) => string;
  onClose: () => void;
}

/** How each record of a bulk call went; the failed ones by name, with why. */
export const BulkResults = ({ results, nameOf, onClose }: BulkResultsProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const failed = results.filter(({ ok }) => !ok);
  const done = results.length - failed.length;
  return (
    <Dialog open={failed.length > 0} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('console.bulk.results')}</DialogTitle>
      <DialogContent>
        {translate('console.bulk.done', { smart_count: done })} ·{' '}
        {translate('console.bulk.failed', { smart_count: failed.length })}
        <List dense>
          {failed.map(({ id, message, code }) => (
            <ListItem key={id} disableGutters>
              <ListItemText primary={nameOf(id)} secondary={message ?? code} sx={{ overflowWrap: 'anywhere' }} />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('console.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
