import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import EmojiEventsIcon from '@mui/icons-material/EmojiEventsOutlined';
import { useRecordContext } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';

/** Makes the mod the mod of the week. Only for published mods. */
export const WeekButton = () => {
  const mod = useRecordContext<StaffModCard>();
  const { canCall } = useCurrentStaff();
  const { runAction, isBusy } = useStaffMutation();
  if (!mod || !canCall('chooseModOfTheWeek') || mod.status !== 'approved') return null;
  return (
    <ActionButton
      label="console.action.mod_of_the_week"
      variant="outlined"
      disabled={isBusy}
      onClick={() => void runAction('chooseModOfTheWeek', { body: { mod_id: mod.id } })}
      icon={<EmojiEventsIcon />}
    />
  );
};
