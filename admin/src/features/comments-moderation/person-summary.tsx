import { Button, Skeleton, Stack, Typography } from '@mui/material';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { useStaffRecord } from '#shared/data/use-staff-record.ts';
import { BanButton } from '#shared/people/ban-button.tsx';
import { BanState } from '#shared/people/ban-state.tsx';
import { MemberStats } from '#shared/people/member-stats.tsx';
import { PersonHead } from '#shared/people/person-head.tsx';
import { UnbanButton } from '#shared/people/unban-button.tsx';
import { useListPath } from '#shared/queue-list/use-list-path.ts';

/** Summary of an account, shown next to comments: identity, counts and the ban button. */
export const PersonSummary = ({ uid }: { uid: string }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const listPath = useListPath();
  const { data: user, error } = useStaffRecord('users', uid, { retry: false });
  if (error) return <Typography color="textSecondary">{error.message}</Typography>;
  if (!user) return <Skeleton variant="rectangular" height={240} />;
  return (
    <Stack spacing={2}>
      <PersonHead user={user} heading="h2" size={48} />
      <BanState user={user} />
      {/* The list's record is shown until the account with its counts is loaded. */}
      {'figures' in user ? <MemberStats figures={user.figures} /> : <Skeleton variant="rectangular" height={120} />}
      {'can' in user ? (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <BanButton user={user} />
          <UnbanButton user={user} />
        </Stack>
      ) : null}
      <Stack sx={{ gap: 0.5, alignItems: 'start' }}>
        <Button size="small" component={Link} to={createPath({ resource: 'users', id: uid, type: 'show' })}>
          {translate('console.users.open_card')}
        </Button>
        <Button size="small" component={Link} to={listPath('comments-moderation', { queue: 'all', uid })}>
          {translate('console.users.their_comments')}
        </Button>
      </Stack>
    </Stack>
  );
};
