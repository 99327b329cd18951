import { may } from '@bigorna/domain/access/permissions';
import { useAuth } from '#session/auth-context.tsx';
import { Figures } from './components/figures.tsx';
import { Greeting } from './components/greeting.tsx';
import { RecentDownloads } from './components/recent-downloads.tsx';
import { UnverifiedNotice } from './components/unverified-notice.tsx';

/** The member's own page: who they are, what they may do, what they downloaded. */
export const Component = () => {
  const { user, panelAccess } = useAuth();
  if (!user) return null;
  return (
    <div className="wrap grid gap-8 py-8">
      <Greeting user={user} mayEnterPanel={may(user.role, 'enter:panel', panelAccess)} />
      {!user.is_verified && <UnverifiedNotice />}
      <Figures user={user} />
      <RecentDownloads uid={user.id} />
    </div>
  );
};
