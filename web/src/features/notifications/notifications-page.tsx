import { MemberOnly } from '#shared/session/member-only.tsx';
import { NotificationsView } from './components/notifications-view.tsx';

/** Page: the member's notifications. */
export const Component = () => <MemberOnly>{() => <NotificationsView />}</MemberOnly>;
