import { getRank, ROLES, type Role } from '@bigorna/domain/access/roles';
import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import { Alert, Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionDialog } from '#shared/actions/titled-dialog.tsx';
import { useTypedWord } from '#shared/actions/typed-word.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';

/** Changes an account's role after the consequences are shown. */
export const RoleDialog = ({ user, onClose }: { user: AdminUserCard; onClose: () => void }) => {
  const translate = useTranslate();
  const { runAction, isBusy } = useStaffMutation();
  const [role, setRole] = useState<Role>(user.role);
  const title = translate('console.users.role.title', { name: user.display_name });
  const isPromotion = getRank(role) > getRank(user.role);
  /** Nobody can undo a promotion to super_admin in the console, because nobody outranks a super_admin. */
  const isIrreversible = role === 'super_admin' && role !== user.role;
  const { isTyped, field } = useTypedWord(user.username);
  const change = async () => {
    if (await runAction('changeRole', { params: { uid: user.id }, body: { role, from: user.role } })) onClose();
  };
  return (
    <ActionDialog
      title={title}
      action={translate('console.users.role.confirm')}
      isDisabled={isBusy || role === user.role || (isIrreversible && !isTyped)}
      focusesCancel={false}
      onConfirm={() => void change()}
      onClose={onClose}
    >
      <RadioGroup
        aria-label={title}
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
                  {translate(`console.users.role.${name}`)}
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
        <Alert severity={isPromotion ? 'warning' : 'info'}>
          {translate(isPromotion ? 'console.users.role.up' : 'console.users.role.down', { name: user.display_name })}
        </Alert>
      )}
      {isPromotion && !user.has_factor ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {translate('console.users.role.no_factor', { name: user.display_name })}
        </Alert>
      ) : null}
      {isIrreversible ? <Box sx={{ mt: 2 }}>{field}</Box> : null}
    </ActionDialog>
  );
};
