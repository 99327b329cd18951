import { SIGN_OUT_SCOPES, type SignOut } from '@bigorna/domain/entities/sign-out';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Checkbox, DialogContentText, FormControlLabel, Paper, Radio, RadioGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { StaffReasonDialog } from '#shared/actions/staff-reason-dialog.tsx';
import { TitledDialog } from '#shared/actions/titled-dialog.tsx';
import { useTypedWord } from '#shared/actions/typed-word.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';

const TEXTS = 'console.settings.sign_out';

const SignOutDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { runAction, isBusy } = useStaffMutation();
  const [scope, setScope] = useState<SignOut['scope']>('staff');
  const [expires, setExpires] = useState(false);
  const [result, setResult] = useState<Pick<SignOut, 'state' | 'accounts'>>();
  const { isTyped, field } = useTypedWord(translate(`${TEXTS}.word.${scope}`));
  if (result) {
    return (
      <TitledDialog
        title={translate(`${TEXTS}.done`)}
        onClose={onClose}
        actions={
          <ActionButton size="medium" label="console.action.close" onClick={onClose} variant="contained" autoFocus />
        }
      >
        <DialogContentText component="div" role="status">
          {translate(`${TEXTS}.accounts`, { smart_count: result.accounts })}{' '}
          {result.state === 'running' ? translate(`${TEXTS}.running`) : null}
        </DialogContentText>
      </TitledDialog>
    );
  }
  const signOut = async (reason: string) =>
    setResult(await runAction('signOutMany', { body: { scope, expire_passwords: expires, reason } }));
  return (
    <StaffReasonDialog texts={TEXTS} name="" isBusy={isBusy || !isTyped} runAction={signOut} onClose={onClose}>
      <RadioGroup
        value={scope}
        aria-label={translate(`${TEXTS}.whose`)}
        onChange={({ target }) => setScope(target.value === 'all' ? 'all' : 'staff')}
      >
        {SIGN_OUT_SCOPES.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={translate(`${TEXTS}.scope.${one}`)} />
        ))}
      </RadioGroup>
      <FormControlLabel
        control={<Checkbox checked={expires} onChange={({ target }) => setExpires(target.checked)} />}
        label={translate(`${TEXTS}.expire`)}
      />
      {field}
    </StaffReasonDialog>
  );
};

/** Mass actions after an incident, below the settings. */
export const SignOutSection = () => {
  const translate = useTranslate();
  if (!useCurrentStaff().canCall('signOutMany')) return null;
  return (
    <Paper variant="outlined" component="section" aria-labelledby="sign-out" sx={{ p: { xs: 2, md: 3 }, mt: 3 }}>
      <Typography id="sign-out" variant="h6" component="h2">
        {translate(`${TEXTS}.heading`)}
      </Typography>
      <UiText color="textSecondary" sx={{ my: 1, maxWidth: '70ch' }} text={`${TEXTS}.lead`} />
      <DialogButton
        size="medium"
        variant="outlined"
        color="error"
        icon={<LogoutIcon />}
        label={`${TEXTS}.open`}
        dialog={(close) => <SignOutDialog onClose={close} />}
      />
    </Paper>
  );
};
