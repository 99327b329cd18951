import GppBadIcon from '@mui/icons-material/GppBadOutlined';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { TakeDownDialog } from '#shared/take-down/take-down-dialog.tsx';
import type { TakeDownTarget } from '#shared/take-down/take-down-target.ts';

/**
 * Takes down a harmful release or all releases of a mod, if permitted.
 *
 * @param props.isHidden hides the button, but not the result of the take-down
 */
export const TakeDownButton = ({ isHidden = false, ...target }: TakeDownTarget & { isHidden?: boolean }) =>
  useCurrentStaff().canCall('takeDownMod') ? (
    <DialogButton
      label={target.releaseId === undefined ? 'console.take_down.act_all' : 'console.take_down.act'}
      color="error"
      variant="outlined"
      icon={<GppBadIcon />}
      sx={isHidden ? { display: 'none' } : {}}
      dialog={(close) => <TakeDownDialog target={target} onClose={close} />}
    />
  ) : null;
