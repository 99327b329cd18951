import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { StaffReasonDialog } from '#shared/actions/staff-reason-dialog.tsx';
import { parseFailure } from '#shared/actions/use-staff-mutation.tsx';
import { downloadFile } from '#shared/data/download-file.ts';
import { fetchAccountExport } from '#shared/data/fetch-export.ts';

const ExportDialog = ({ user, onClose }: { user: AdminUserCard; onClose: () => void }) => {
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

/** Downloads all data of an account at its owner's request. Hidden without permission. */
export const ExportAccountButton = ({ user }: { user: AdminUserCard }) =>
  user.can.export ? (
    <DialogButton
      size="medium"
      variant="outlined"
      icon={<DownloadIcon />}
      label="console.users.export.button"
      dialog={(close) => <ExportDialog user={user} onClose={close} />}
    />
  ) : null;
