import GppBadIcon from '@mui/icons-material/GppBadOutlined';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { TakeDownDialog } from '#shared/take-down/take-down-dialog.tsx';
import type { TakeDownTarget } from '#shared/take-down/take-down-target.ts';

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
