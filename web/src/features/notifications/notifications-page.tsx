import { MemberOnly } from '#shared/session/member-only.tsx';
import { NotificationsView } from './components/notifications-view.tsx';

export const Component = () => <MemberOnly>{() => <NotificationsView />}</MemberOnly>;
