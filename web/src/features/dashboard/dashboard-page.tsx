import { hasPermission } from '@bigorna/domain/access/permissions';
import { memberEndpoints } from '@bigorna/domain/endpoints/members';
import { memberSchemas } from '@bigorna/domain/endpoints/members.schemas';
import { toDayQuery, usePeriodStart } from '#shared/page/use-period-start.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { callParsed } from '#shared/session/call-parsed.ts';
import { useMemberQuery } from '#shared/session/use-member-query.ts';
import { ActivityBlock } from './components/activity-block.tsx';
import { FavoriteUpdates } from './components/favorite-updates.tsx';
import { Greeting } from './components/greeting.tsx';
import { MemberCounts } from './components/member-counts.tsx';
import { NearAchievements } from './components/near-achievements.tsx';
import { NewestNotifications } from './components/newest-notifications.tsx';
import { QuickLinks } from './components/quick-links.tsx';
import { RecentDownloads } from './components/recent-downloads.tsx';
import { UnverifiedNotice } from './components/unverified-notice.tsx';

export const Component = () => {
  const { user, panelAccess } = useAuth();
  const today = usePeriodStart('today');
  const { data, isError, refetch } = useMemberQuery({
    key: ['dashboard', today],
    fetchData: (call) => callParsed(call, memberEndpoints, memberSchemas, 'dashboard', { query: toDayQuery() }),
  });
  if (!user) return null;
  const status = data ? 'ready' : isError ? 'failed' : 'loading';
  return (
    <div className="wrap grid grid-cols-1 gap-8 py-8">
      <Greeting user={user} mayEnterPanel={hasPermission(user.role, 'enter:panel', panelAccess)} />
      {!user.is_verified && <UnverifiedNotice />}
      <MemberCounts figures={data?.figures} />
      <div className="dashboard">
        <div className="dashboard-column">
          <FavoriteUpdates uid={user.id} />
          <RecentDownloads uid={user.id} />
          <ActivityBlock state={{ status, retry: () => void refetch() }} days={data?.days} />
        </div>
        <div className="dashboard-column">
          <NewestNotifications />
          <NearAchievements />
        </div>
      </div>
      <QuickLinks />
    </div>
  );
};
