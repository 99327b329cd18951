import type { StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { openDownload } from '#shared/data/download-file.ts';

interface DownloadButtonProps {
  modId: string;
  release: Pick<StaffRelease, 'id' | 'file_name'>;
}

/** Downloads a release's file for review. The log records who downloaded it. */
export const DownloadButton = ({ modId, release }: DownloadButtonProps) => {
  const { runAction, isBusy } = useStaffMutation();
  const download = async () => {
    const call = { params: { mod: modId, id: release.id } };
    const link = await runAction('fetchReleaseFile', call, { refetch: false });
    if (link) openDownload(link.url, release.file_name);
  };
  return (
    <ActionButton
      label="console.releases.inside.download"
      icon={<DownloadIcon />}
      disabled={isBusy}
      onClick={() => void download()}
    />
  );
};
