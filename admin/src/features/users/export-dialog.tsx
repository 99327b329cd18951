import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { StaffReasonDialog } from '#shared/actions/staff-reason-dialog.tsx';
import { parseFailure } from '#shared/actions/use-staff-mutation.tsx';
import { downloadFile } from '#shared/data/download-file.ts';
import { fetchAccountExport } from '#shared/data/fetch-export.ts';

/** Downloads all data of an account at its owner's request. */
export const ExportDialog = ({ user, onClose }: { user: AdminUserCard; onClose: () => void }) => {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const run = async (reason: string) => {
    setBusy(true);
    try {
      downloadFile(await fetchAccountExport(user.id, reason), `${user.username}.json`);
      notify('console.users.export.done', { type: 'success' });
      onClose();
    } catch (error) {
      notify(parseFailure(error)?.message ?? 'console.error.export', { type: 'error' });
      setBusy(false);
    }
  };
  return (
    <StaffReasonDialog
      texts="console.users.export"
      name={user.display_name}
      isBusy={isBusy}
      runAction={run}
      onClose={onClose}
    />
  );
};
