import { MemberOnly } from '#session/member-only.tsx';
import { ActivityView } from './components/activity-view.tsx';

/** /activity: what the member did on the portal. */
export const Component = () => <MemberOnly>{() => <ActivityView />}</MemberOnly>;
