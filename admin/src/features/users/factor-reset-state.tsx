import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import { Alert, AlertTitle, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PersonLink } from '#shared/fields/person-link.tsx';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { AccountButton } from './account-button.tsx';

/** The pending removal of an account's second factors: who wants it and why, and what is next. Nothing without one. */
export const FactorResetState = ({ user }: { user: AdminUserCard }) => {
  const translate = useTranslate();
  const { factor_reset } = user;
  if (!factor_reset) return null;
  const { reason, requested_by, requested_at, confirmed_by, due_at, can_confirm } = factor_reset;
  const texts = 'console.users.factor_reset';
  const next = () => {
    if (confirmed_by) return translate(due_at ? `${texts}.due` : `${texts}.mail`);
    return translate(can_confirm ? `${texts}.needs_you` : `${texts}.needs_other`);
  };
  return (
    <Alert severity="warning" variant="outlined" role="group" aria-label={translate(`${texts}.title`)}>
      <AlertTitle>{translate(`${texts}.title`)}</AlertTitle>
      <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {reason}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate(`${texts}.requested_by`)} <PersonLink uid={requested_by.id} name={requested_by.name} />
        {' · '}
        <Timestamp at={requested_at} />
        {confirmed_by ? (
          <>
            {' · '}
            {translate(`${texts}.confirmed_by`)} <PersonLink uid={confirmed_by.id} name={confirmed_by.name} />
          </>
        ) : null}
      </Typography>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {next()} {due_at ? <Timestamp at={due_at} /> : null}
      </Typography>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', mt: 1.5 }}>
        <AccountButton action="confirm_factor_reset" user={user} />
        <AccountButton action="cancel_factor_reset" user={user} />
      </Stack>
    </Alert>
  );
};
