import type { AdminBlockedFile } from '@bigorna/domain/endpoints/admin/take-downs.schemas';
import { UiText } from '#shared/fields/ui-text.tsx';
import { ListRows } from '#shared/lists/list-rows.tsx';
import { StaffList } from '#shared/lists/staff-list.tsx';
import { TakeDownCreatedButton } from '#shared/take-down/take-down-created-button.tsx';
import { BlockedFileRow } from './blocked-file-row.tsx';

/** Blocked files, latest first. No release may be or contain a blocked file. */
export const BlockedFileList = () => (
  <StaffList sort={{ field: 'created_at', order: 'DESC' }} canCreate rows="plain" buttons={<TakeDownCreatedButton />}>
    <div>
      <UiText color="textSecondary" sx={{ px: 2, pt: 2 }} text="console.blocked_files.lead" />
      <ListRows<AdminBlockedFile> empty="console.blocked_files.empty">
        {(file) => <BlockedFileRow key={file.id} file={file} />}
      </ListRows>
    </div>
  </StaffList>
);
