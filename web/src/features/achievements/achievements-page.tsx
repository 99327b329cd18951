import { MemberOnly } from '#shared/session/member-only.tsx';
import { AchievementsView } from './components/achievements-view.tsx';

/** Page: unlocked achievements and progress of the others. */
export const Component = () => <MemberOnly>{() => <AchievementsView />}</MemberOnly>;
