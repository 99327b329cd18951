import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useStaffAct } from '../acts/use-staff-act.tsx';

/** Gives an account the verified mark without its mail, or takes it away. */
export const VerifiedButton = ({ user }: { user: AdminUserCard }) => {
  const translate = useTranslate();
  const { act, acting } = useStaffAct();
  if (!user.can.edit) return null;
  const is_verified = !user.is_verified;
  return (
    <Button
      variant="outlined"
      startIcon={<VerifiedIcon />}
      disabled={acting}
      onClick={() =>
        void act('adminUpdateUser', { params: { id: user.id }, body: { is_verified, version: user.version } })
      }
    >
      {translate(is_verified ? 'console.users.verify' : 'console.users.unverify')}
    </Button>
  );
};
