import { EXPORTS } from '@bigorna/domain/endpoints/admin/overview.schemas';
import { ListBase, useTranslate } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { TitledDialog } from '#shared/actions/titled-dialog.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { ExportButton } from '#shared/lists/export-button.tsx';
import { ListPagination } from '#shared/lists/list-pagination.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { DownloaderRows } from './downloader-rows.tsx';
import type { TakeDownTarget } from './take-down-target.ts';

export type DownloadTarget = Pick<TakeDownTarget, 'modId' | 'releaseId' | 'name'>;

const ROWS = 15;
const BY_ACCOUNT = { field: 'id', order: 'ASC' } as const;

/** Downloaders by page. Staff who may export personal data can download all as CSV. */
export const DownloadersDialog = ({ target, onClose }: { target: DownloadTarget; onClose: () => void }) => {
  const translate = useTranslate();
  const { hasPermission } = useCurrentStaff();
  const filter = { mod_id: target.modId, ...(target.releaseId === undefined ? {} : { release_id: target.releaseId }) };
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
      <TitledDialog
        title={translate('console.downloaders.title', { name: target.name })}
        onClose={onClose}
        actions={
          <>
            {' '}
            {hasPermission(EXPORTS.downloaders) ? <ExportButton name="downloaders" filter={filter} isWhole /> : null}
            <ActionButton size="medium" label="console.action.close" onClick={onClose} autoFocus />
          </>
        }
      >
        <UiText variant="body2" color="textSecondary" text="console.downloaders.lead" />
        <DownloaderRows />
        <ListPagination />
      </TitledDialog>
    </ListBase>
  );
};
