import type { AdminAd } from '@bigorna/domain/endpoints/admin/content.schemas';
import HideImageIcon from '@mui/icons-material/HideImageOutlined';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { StaffReasonDialog } from '#shared/actions/staff-reason-dialog.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';

/** Removes an ad's picture at once and deactivates the ad. Hidden without permission. */
export const RemoveAdPictureButton = ({ ad }: { ad: AdminAd }) => {
  const { canCall } = useCurrentStaff();
  const { runAction } = useStaffMutation();
  if (!canCall('removeAdPicture')) return null;
  return (
    <DialogButton
      size="medium"
      variant="outlined"
      color="error"
      icon={<HideImageIcon />}
      label="console.ads.picture.button"
      dialog={(close) => (
        <StaffReasonDialog
          id={`ads/${ad.id}/picture`}
          texts="console.ads.picture"
          name={ad.title}
          runAction={(reason) => runAction('removeAdPicture', { params: { id: ad.id }, body: { reason } })}
          onClose={close}
        />
      )}
    />
  );
};
