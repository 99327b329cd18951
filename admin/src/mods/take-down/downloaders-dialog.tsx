import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import { ExportButton } from '../../lists/export-button.tsx';
import { ListPagination } from '../../lists/list-pagination.tsx';
import { useReader } from '../../session/use-reader.ts';
import { DownloaderRows } from './downloader-rows.tsx';

/** What was downloaded: a release, or without one any of the mod's. */
export interface Downloaded {
  modId: string;
  releaseId?: string | undefined;
  /** What the dialog calls it. */
  name: string;
}

const ROWS = 15;
const BY_ACCOUNT = { field: 'id', order: 'ASC' } as const;

/** Who downloaded something, a page at a time, and all of them as a file for those who may take personal data along. */
export const DownloadersDialog = ({ of, onClose }: { of: Downloaded; onClose: () => void }) => {
  const translate = useTranslate();
  const { may } = useReader();
  const titleId = useId();
  const filter = { mod_id: of.modId, ...(of.releaseId === undefined ? {} : { release_id: of.releaseId }) };
  return (
    <ListBase
      resource="downloaders"
      filter={filter}
      sort={BY_ACCOUNT}
      perPage={ROWS}
      exporter={false}
      storeKey={false}
      disableSyncWithLocation
    >
      <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {translate('console.downloaders.title', { name: of.name })}
        </DialogTitle>
        <DialogContent>
          <Typography variant="body2" color="textSecondary">
            {translate('console.downloaders.lead')}
          </Typography>
          <DownloaderRows />
          <ListPagination />
        </DialogContent>
        <DialogActions>
          {may('downloaders', 'export') ? <ExportButton name="downloaders" filter={filter} /> : null}
          <Button onClick={onClose} autoFocus>
            {translate('console.action.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </ListBase>
  );
};
