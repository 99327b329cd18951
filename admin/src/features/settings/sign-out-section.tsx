import { SIGN_OUT_SCOPES, type SignOut } from '@bigorna/domain/entities/sign-out';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Checkbox, DialogContentText, FormControlLabel, Paper, Radio, RadioGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { z } from 'zod';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { StaffReasonDialog } from '#shared/actions/staff-reason-dialog.tsx';
import { TitledDialog } from '#shared/actions/titled-dialog.tsx';
import { useTypedWord } from '#shared/actions/typed-word.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { useDraftState } from '#shared/drafts/use-draft-state.ts';
import { UiText } from '#shared/fields/ui-text.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';

const TEXTS = 'console.settings.sign_out';

const signOutOptions = z.object({ scope: z.enum(SIGN_OUT_SCOPES), expires: z.boolean() });
const STAFF_ONLY = { scope: 'staff', expires: false } as const;

const SignOutDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { runAction } = useStaffMutation();
  const options = useDraftState('sign-out', signOutOptions, STAFF_ONLY);
  const { scope, expires } = options.draft;
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
  const signOut = async (reason: string) => {
    const signedOut = await runAction('signOutMany', { body: { scope, expire_passwords: expires, reason } });
    setResult(signedOut);
    return signedOut;
  };
  return (
    <StaffReasonDialog
      id="sign-out"
      texts={TEXTS}
      name=""
      isDisabled={!isTyped}
      options={options}
      runAction={signOut}
      // The dialog then shows the result.
      onDone={() => {}}
      onClose={onClose}
    >
      <RadioGroup
        value={scope}
        aria-label={translate(`${TEXTS}.whose`)}
        onChange={({ target }) => options.updateDraft({ scope: target.value === 'all' ? 'all' : 'staff' })}
      >
        {SIGN_OUT_SCOPES.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={translate(`${TEXTS}.scope.${one}`)} />
        ))}
      </RadioGroup>
      <FormControlLabel
        control={
          <Checkbox checked={expires} onChange={({ target }) => options.updateDraft({ expires: target.checked })} />
        }
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
