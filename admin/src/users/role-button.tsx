import { isStaff, ROLE_BADGES, ROLES, type Role, rankOf } from '@bigorna/domain/access/roles';
import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useStaffAct } from '../acts/use-staff-act.tsx';

const RoleDialog = ({ user, onClose }: { user: AdminUserCard; onClose: () => void }) => {
  const translate = useTranslate();
  const titleId = useId();
  const { act, acting } = useStaffAct();
  const [role, setRole] = useState<Role>(user.role);
  const isUp = rankOf(role) > rankOf(user.role);
  const change = async () => {
    if (await act('changeRole', { params: { uid: user.id }, body: { role, from: user.role } })) onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {translate('console.users.role.title', { name: user.display_name })}
      </DialogTitle>
      <DialogContent>
        <RadioGroup
          aria-labelledby={titleId}
          value={role}
          onChange={({ target }) => setRole(ROLES.find((name) => name === target.value) ?? role)}
        >
          {ROLES.map((name) => (
            <FormControlLabel
              key={name}
              value={name}
              control={<Radio />}
              sx={{ alignItems: 'start', mb: 1 }}
              label={
                <>
                  <Typography component="span" sx={{ fontWeight: 700, display: 'block' }}>
                    {isStaff(name) ? ROLE_BADGES[name] : translate('console.users.role.user')}
                  </Typography>
                  <Typography component="span" variant="body2" color="textSecondary">
                    {translate(`console.users.role.means.${name}`)}
                  </Typography>
                </>
              }
            />
          ))}
        </RadioGroup>
        {role === user.role ? null : (
          <Alert severity={isUp ? 'warning' : 'info'}>
            {translate(isUp ? 'console.users.role.up' : 'console.users.role.down', { name: user.display_name })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('console.action.cancel')}
        </Button>
        <Button variant="contained" disabled={acting || role === user.role} onClick={() => void change()}>
          {translate('console.users.role.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Changes an account's role, once its consequences were read. */
export const RoleButton = ({ user }: { user: AdminUserCard }) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  if (!user.can.change_role) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<BadgeIcon />} onClick={() => setOpen(true)}>
        {translate('console.users.role.change')}
      </Button>
      {open ? <RoleDialog user={user} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
