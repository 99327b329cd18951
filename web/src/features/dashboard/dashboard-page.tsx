import { may } from '@bigorna/domain/access/permissions';
import { useAuth } from '#session/auth-context.tsx';
import { useMemberQuery } from '#session/use-member-query.ts';
import { fetchDashboard } from './api/dashboard-calls.ts';
import { ActivityBlock } from './components/activity-block.tsx';
import { FavoriteUpdates } from './components/favorite-updates.tsx';
import { Figures } from './components/figures.tsx';
import { Greeting } from './components/greeting.tsx';
import { NearAchievements } from './components/near-achievements.tsx';
import { NewestNotifications } from './components/newest-notifications.tsx';
import { QuickLinks } from './components/quick-links.tsx';
import { RecentDownloads } from './components/recent-downloads.tsx';
import { UnverifiedNotice } from './components/unverified-notice.tsx';

/** The member's own page: who they are, what they have, what is new, and the ways on. */
export const Component = () => {
  const { user, panelAccess } = useAuth();
  const { data, isError, refetch } = useMemberQuery({ key: ['dashboard'], ask: fetchDashboard });
  if (!user) return null;
  const status = data ? 'ready' : isError ? 'failed' : 'loading';
  return (
    <div className="wrap grid grid-cols-1 gap-8 py-8">
      <Greeting user={user} mayEnterPanel={may(user.role, 'enter:panel', panelAccess)} />
      {!user.is_verified && <UnverifiedNotice />}
      <Figures figures={data?.figures} />
      <div className="dashboard">
        <FavoriteUpdates uid={user.id} />
        <NewestNotifications />
        <RecentDownloads uid={user.id} />
        <div className="dashboard-side">
          <NearAchievements />
          <ActivityBlock state={{ status, retry: () => void refetch() }} days={data?.days} />
          <QuickLinks />
        </div>
      </div>
    </div>
  );
};
