import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import { useNotify } from 'react-admin';
import { StaffReasonDialog } from '#shared/actions/staff-reason-dialog.tsx';
import { isUnproved, parseFailure } from '#shared/actions/use-staff-mutation.tsx';
import { downloadFile } from '#shared/data/download-file.ts';
import { fetchAccountExport } from '#shared/data/fetch-export.ts';

/** Downloads all data of an account at its owner's request. */
export const ExportDialog = ({ user, onClose }: { user: AdminUserCard; onClose: () => void }) => {
  const notify = useNotify();
  const run = async (reason: string) => {
    try {
      downloadFile(await fetchAccountExport(user.id, reason), `${user.username}.json`);
      notify('console.users.export.done', { type: 'success' });
      return true;
    } catch (error) {
      if (!isUnproved(error)) notify(parseFailure(error)?.message ?? 'console.error.export', { type: 'error' });
      return undefined;
    }
  };
  return (
    <StaffReasonDialog
      id={`users/${user.id}/export`}
      texts="console.users.export"
      name={user.display_name}
      runAction={run}
      onClose={onClose}
    />
  );
};
