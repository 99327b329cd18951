import GppBadIcon from '@mui/icons-material/GppBadOutlined';
import { DialogButton } from '../../actions/dialog-button.tsx';
import { useCurrentStaff } from '../../session/use-current-staff.ts';
import { TakeDownDialog, type TakeDownTarget } from './take-down-dialog.tsx';

/** Takes down a harmful release or all releases of a mod, if permitted. */
export const TakeDownButton = (target: TakeDownTarget) =>
  useCurrentStaff().canCall('takeDownMod') ? (
    <DialogButton
      label={target.releaseId === undefined ? 'console.take_down.act_all' : 'console.take_down.act'}
      color="error"
      variant="outlined"
      icon={<GppBadIcon />}
      dialog={(close) => <TakeDownDialog target={target} onClose={close} />}
    />
  ) : null;
