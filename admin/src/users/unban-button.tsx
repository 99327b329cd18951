import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users';
import LockOpenIcon from '@mui/icons-material/LockOpenOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useStaffAct } from '../acts/use-staff-act.tsx';

/** Lifts a ban, at once: the toast takes it back. */
export const UnbanButton = ({ user }: { user: AdminUserCard }) => {
  const translate = useTranslate();
  const { act, acting } = useStaffAct();
  if (!user.is_banned || !user.can.ban) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<LockOpenIcon />}
      disabled={acting}
      onClick={() => void act('unbanUser', { params: { uid: user.id } })}
    >
      {translate('console.action.unban')}
    </Button>
  );
};
