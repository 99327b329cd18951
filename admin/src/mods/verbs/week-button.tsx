import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import EmojiEventsIcon from '@mui/icons-material/EmojiEventsOutlined';
import { useCanAccess, useRecordContext } from 'react-admin';
import { useStaffAct } from '../../acts/use-staff-act.tsx';
import { ActionButton } from '../action-button.tsx';

/** Makes the record the mod of the week; shown for those that visitors see. */
export const WeekButton = () => {
  const mod = useRecordContext<StaffModCard>();
  const { canAccess } = useCanAccess({ resource: 'mods', action: 'choose_mod_of_the_week' });
  const { act, acting } = useStaffAct();
  if (!mod || !canAccess || mod.status !== 'approved') return null;
  return (
    <ActionButton
      label="console.action.mod_of_the_week"
      variant="outlined"
      disabled={acting}
      onClick={() => void act('chooseModOfTheWeek', { body: { mod_id: mod.id } }, { undo: true })}
      icon={<EmojiEventsIcon />}
    />
  );
};
