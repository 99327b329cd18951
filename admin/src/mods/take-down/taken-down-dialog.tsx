import type { TakenDown } from '@bigorna/domain/endpoints/admin/take-downs';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { DownloadersButton } from './downloaders-button.tsx';
import type { TakeDownTarget } from './take-down-dialog.tsx';

interface TakenDownDialogProps {
  target: TakeDownTarget;
  taken: TakenDown;
  /** Whether the files were blocked, too. */
  blocked: boolean;
  onClose: () => void;
}

/** What a take-down came to, and where to go on from it. */
export const TakenDownDialog = ({ target, taken, blocked, onClose }: TakenDownDialogProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const titleId = useId();
  const counted = (count: number) => ({ smart_count: count, count: new Intl.NumberFormat(locale).format(count) });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('console.take_down.done')}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div" role="status">
          <strong>{translate('console.take_down.releases', counted(taken.releases.length))}</strong>
          <br />
          {translate('console.take_down.downloaders', counted(taken.downloaders))}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <DownloadersButton modId={target.modId} releaseId={target.releaseId} name={target.name} />
        {blocked ? (
          <Button component={Link} to="/admin/blocked-files" color="inherit" size="small">
            {translate('console.menu.blocked-files')}
          </Button>
        ) : null}
        <Button onClick={onClose} variant="contained" autoFocus>
          {translate('console.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
