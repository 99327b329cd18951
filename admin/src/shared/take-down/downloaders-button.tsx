import PeopleIcon from '@mui/icons-material/PeopleOutlineOutlined';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { DownloadersDialog, type DownloadTarget } from './downloaders-dialog.tsx';

/** Opens the downloaders of a mod or release, if the current user may read member data. */
export const DownloadersButton = (target: DownloadTarget) =>
  useCurrentStaff().canCall('adminListDownloaders') ? (
    <DialogButton
      label={target.releaseId === undefined ? 'console.downloaders.open_all' : 'console.downloaders.open'}
      color="inherit"
      icon={<PeopleIcon />}
      dialog={(close) => <DownloadersDialog target={target} onClose={close} />}
    />
  ) : null;
