import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import { getHistoryPermission } from '@bigorna/domain/endpoints/get-history-permission';
import { Box, Paper, Skeleton, Stack, Tab, Tabs } from '@mui/material';
import { ShowBase, Title, useRecordContext, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { History } from '#shared/history/history.tsx';
import { keepRecordOnError } from '#shared/loading/keep-record-on-error.tsx';
import { BanButtons } from '#shared/people/ban-buttons.tsx';
import { BanState } from '#shared/people/ban-state.tsx';
import { PersonHead } from '#shared/people/person-head.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { TakeDownCreatedButton } from '#shared/take-down/take-down-created-button.tsx';
import { AccountButton } from './account-button.tsx';
import { FactorResetState } from './factor-reset-state.tsx';
import { UserComments } from './user-comments.tsx';
import { UserDetails } from './user-details.tsx';
import { VerifiedButton } from './verified-button.tsx';

/** Actions that the current user may run. */
const Actions = ({ user }: { user: AdminUserCard }) => (
  <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
    <BanButtons user={user} />
    <AccountButton action="role" user={user} />
    <AccountButton action="profile" user={user} />
    <VerifiedButton user={user} />
    <AccountButton action="revoke" user={user} />
    <AccountButton action="expire_password" user={user} />
    <AccountButton action="avatar" user={user} />
    <AccountButton action="export" user={user} />
    <AccountButton action="erase" user={user} />
    <AccountButton action="reset_factors" user={user} />
    <TakeDownCreatedButton uploader={{ id: user.id, name: user.display_name }} />
  </Stack>
);

const VIEWS = ['card', 'comments', 'history'] as const;
type View = (typeof VIEWS)[number];

/** The open tab, stored in the URL. */
const useView = (): [View, (view: View) => void] => {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab');
  const view = VIEWS.find((name) => name === tab) ?? 'card';
  return [view, (next) => setParams(next === 'card' ? {} : { tab: next }, { replace: true })];
};

const Card = () => {
  const translate = useTranslate();
  const user = useRecordContext<AdminUserCard>();
  const { hasPermission } = useCurrentStaff();
  const [view, setView] = useView();
  // The list's record is not enough: it has no counts.
  if (!user?.figures) return <Skeleton variant="rectangular" height={320} />;
  const canSeeHistory = hasPermission(getHistoryPermission(`users/${user.id}`));
  const views = VIEWS.filter((name) => name !== 'history' || canSeeHistory);
  return (
    <Stack spacing={2.5} sx={{ minWidth: 0 }}>
      <Title title={user.display_name} />
      <PersonHead user={user} heading="h2" size={72} />
      <BanState user={user} />
      <FactorResetState user={user} />
      <Actions user={user} />
      <Box sx={{ borderBottom: 2, borderColor: 'divider' }}>
        <Tabs
          value={view}
          onChange={(_event, next: View) => setView(next)}
          variant="scrollable"
          aria-label={translate('console.users.tabs')}
        >
          {views.map((name) => (
            <Tab
              key={name}
              value={name}
              id={`tab-${name}`}
              aria-controls={`panel-${name}`}
              label={translate(`console.users.tab.${name}`)}
            />
          ))}
        </Tabs>
      </Box>
      <Box role="tabpanel" id={`panel-${view}`} aria-labelledby={`tab-${view}`} sx={{ minWidth: 0 }}>
        {view === 'card' ? <UserDetails user={user} /> : null}
        {view === 'comments' ? <UserComments uid={user.id} /> : null}
        {view === 'history' && canSeeHistory ? <History about={`users/${user.id}`} /> : null}
      </Box>
    </Stack>
  );
};

/** An account: identity, state, activity and actions. */
export const UserCard = () => (
  <ShowBase
    {...keepRecordOnError(
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, minWidth: 0 }}>
        <Card />
      </Paper>,
      'figures',
    )}
  />
);
