import { MemberOnly } from '#session/member-only.tsx';
import { AchievementsView } from './components/achievements-view.tsx';

/** What the member has reached, and what is near. */
export const Component = () => <MemberOnly>{() => <AchievementsView />}</MemberOnly>;
