import type { TakeDownResult } from '@bigorna/domain/endpoints/admin/take-downs.schemas';
import { DialogContentText, LinearProgress } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { TitledDialog } from '#shared/actions/titled-dialog.tsx';
import { useStaffQuery } from '#shared/data/use-staff-query.ts';
import { DownloadersButton } from './downloaders-button.tsx';
import type { TakeDownTarget } from './take-down-target.ts';

/** Poll interval of the progress. */
const POLL_MS = 2000;

/** The newest known progress of a take-down. */
const useProgress = (initial: TakeDownResult): TakeDownResult => {
  const [isRunning, setIsRunning] = useState(initial.state === 'running');
  const options = { enabled: isRunning, refetchInterval: isRunning && POLL_MS };
  const { data = initial } = useStaffQuery('getTakeDown', { params: { id: initial.id } }, options);
  if (isRunning && data.state !== 'running') setIsRunning(false);
  return data;
};

interface TakeDownResultDialogProps {
  /** If omitted, the dialog has no list of downloaders. */
  target?: TakeDownTarget;
  result: TakeDownResult;
  /** Whether the files were blocked too. */
  blocked: boolean;
  onClose: () => void;
}

/** Progress or result of a take-down, with links to the next steps. */
export const TakeDownResultDialog = ({ target, result: initial, blocked, onClose }: TakeDownResultDialogProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const result = useProgress(initial);
  const isRunning = result.state === 'running';
  const formatCount = (count: number) => ({ smart_count: count, count: new Intl.NumberFormat(locale).format(count) });
  return (
    <TitledDialog
      title={translate(`console.take_down.${result.state}`)}
      onClose={onClose}
      actions={
        <>
          {target ? <DownloadersButton modId={target.modId} releaseId={target.releaseId} name={target.name} /> : null}
          {blocked ? (
            <ActionButton label="console.menu.blocked-files" to="/admin/blocked-files" color="inherit" />
          ) : null}
          <ActionButton size="medium" label="console.action.close" onClick={onClose} variant="contained" autoFocus />
        </>
      }
    >
      <DialogContentText component="div" role="status">
        <strong>{translate('console.take_down.releases', formatCount(result.releases.length))}</strong>
        <br />
        {result.pending > 0
          ? translate(`console.take_down.${isRunning ? 'pending' : 'left'}`, formatCount(result.pending))
          : null}
        {result.downloaders === null
          ? null
          : translate('console.take_down.downloaders', formatCount(result.downloaders))}
      </DialogContentText>
      {isRunning ? <LinearProgress aria-label={translate('console.take_down.running')} /> : null}
    </TitledDialog>
  );
};
