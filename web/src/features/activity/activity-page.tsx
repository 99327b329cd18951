import { MemberOnly } from '#shared/session/member-only.tsx';
import { ActivityView } from './components/activity-view.tsx';

/** Page /activity: the member's actions on the portal. */
export const Component = () => <MemberOnly>{() => <ActivityView />}</MemberOnly>;
