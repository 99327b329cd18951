import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users';
import BlockIcon from '@mui/icons-material/Block';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { BanDialog } from './ban-dialog.tsx';

/** Bans an account; there where the server would let the reader. Of a banned one it changes reason and end. */
export const BanButton = ({ user }: { user: AdminUserCard }) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  if (!user.can.ban) return null;
  return (
    <>
      <Button
        variant={user.is_banned ? 'outlined' : 'contained'}
        color="error"
        startIcon={<BlockIcon />}
        onClick={() => setOpen(true)}
      >
        {translate(user.is_banned ? 'console.users.ban.again' : 'console.action.ban')}
      </Button>
      {open ? <BanDialog user={user} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
