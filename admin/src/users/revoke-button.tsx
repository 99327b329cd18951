import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useStaffAct } from '../acts/use-staff-act.tsx';

/** Ends all sessions of an account; they have to sign in again. */
export const RevokeButton = ({ user }: { user: AdminUserCard }) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { act, acting } = useStaffAct();
  if (!user.can.revoke) return null;
  const revoke = async () => {
    await act('revokeSessions', { params: { uid: user.id } });
    setOpen(false);
  };
  return (
    <>
      <Button variant="outlined" startIcon={<LogoutIcon />} onClick={() => setOpen(true)}>
        {translate('console.users.revoke.button')}
      </Button>
      {open ? (
        <Confirm
          isOpen
          title={translate('console.users.revoke.title', { name: user.display_name })}
          content={translate('console.users.revoke.text')}
          confirm={translate('console.users.revoke.button')}
          loading={acting}
          onConfirm={() => void revoke()}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
};
