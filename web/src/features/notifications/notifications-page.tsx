import { MemberOnly } from '#session/member-only.tsx';
import { NotificationsView } from './components/notifications-view.tsx';

/** The member's notifications. */
export const Component = () => <MemberOnly>{() => <NotificationsView />}</MemberOnly>;
