import { Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { useStaffRecord } from '#shared/data/use-staff-record.ts';
import { getErrorMessage } from '#shared/loading/get-error-message.ts';
import { getListPath } from '#shared/pages/get-list-path.ts';
import { BanButtons } from '#shared/people/ban-buttons.tsx';
import { BanState } from '#shared/people/ban-state.tsx';
import { MemberStats } from '#shared/people/member-stats.tsx';
import { PersonHead } from '#shared/people/person-head.tsx';

/** Summary of an account, shown next to comments: identity, counts and the ban button. */
export const PersonSummary = ({ uid }: { uid: string }) => {
  const translate = useTranslate();
  const { data: user, error } = useStaffRecord('users', uid, { retry: false });
  if (error) return <Typography color="textSecondary">{getErrorMessage(error, translate)}</Typography>;
  if (!user) return <Skeleton variant="rectangular" height={240} />;
  return (
    <Stack spacing={2}>
      <PersonHead user={user} heading="h2" size={48} />
      <BanState user={user} />
      {/* The list's record is shown until the account with its counts is loaded. */}
      {'figures' in user ? <MemberStats figures={user.figures} /> : <Skeleton variant="rectangular" height={120} />}
      {'can' in user ? (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <BanButtons user={user} />
        </Stack>
      ) : null}
      <Stack sx={{ gap: 0.5, alignItems: 'start' }}>
        <ActionButton label="console.users.open_card" to={`/admin/users/${encodeURIComponent(uid)}/show`} />
        <ActionButton
          label="console.users.their_comments"
          to={getListPath('comments-moderation', { queue: 'all', uid })}
        />
      </Stack>
    </Stack>
  );
};
