import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users';
import { Box, Paper, Skeleton, Stack, Tab, Tabs } from '@mui/material';
import { ShowBase, Title, useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { History } from '../history/history-tab.tsx';
import { keptRecord } from '../layout/kept-record.tsx';
import { BanButton } from './ban-button.tsx';
import { BanState } from './ban-state.tsx';
import { PersonHead } from './person-head.tsx';
import { ProfileButton } from './profile-button.tsx';
import { RevokeButton } from './revoke-button.tsx';
import { RoleButton } from './role-button.tsx';
import { UnbanButton } from './unban-button.tsx';
import { UserComments } from './user-comments.tsx';
import { UserFacts } from './user-facts.tsx';
import { VerifiedButton } from './verified-button.tsx';

/** What the reader may do; what the server would refuse is not there. */
const Actions = ({ user }: { user: AdminUserCard }) => (
  <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
    <BanButton user={user} />
    <UnbanButton user={user} />
    <RoleButton user={user} />
    <ProfileButton user={user} />
    <VerifiedButton user={user} />
    <RevokeButton user={user} />
  </Stack>
);

const VIEWS = ['card', 'comments', 'history'] as const;
type View = (typeof VIEWS)[number];

/** The open tab, in the address. */
const useView = (): [View, (view: View) => void] => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const view = VIEWS.find((name) => name === asked) ?? 'card';
  return [view, (next) => setParams(next === 'card' ? {} : { tab: next }, { replace: true })];
};

const Card = () => {
  const translate = useTranslate();
  const user = useRecordContext<AdminUserCard>();
  const { canAccess: seesHistory } = useCanAccess({ resource: 'users', action: 'history' });
  const [view, setView] = useView();
  // The list's record stands in until the whole one has come.
  if (!user?.figures) return <Skeleton variant="rectangular" height={320} />;
  const views = VIEWS.filter((name) => name !== 'history' || seesHistory);
  return (
    <Stack spacing={2.5} sx={{ minWidth: 0 }}>
      <Title title={user.display_name} />
      <PersonHead user={user} heading="h2" size={72} />
      <BanState user={user} />
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
        {view === 'card' ? <UserFacts user={user} /> : null}
        {view === 'comments' ? <UserComments uid={user.id} /> : null}
        {view === 'history' && seesHistory ? <History about={`users/${user.id}`} /> : null}
      </Box>
    </Stack>
  );
};

/** An account: who it is, how it stands, what it did, and what can be done. */
export const UserCard = () => (
  <ShowBase
    {...keptRecord(
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, minWidth: 0 }}>
        <Card />
      </Paper>,
      'figures',
    )}
  />
);
