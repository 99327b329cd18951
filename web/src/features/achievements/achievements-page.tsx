import { MemberOnly } from '#shared/session/member-only.tsx';
import { AchievementsView } from './components/achievements-view.tsx';

/** Page: the member's unlocked achievements, and the progress of locked achievements. */
export const Component = () => <MemberOnly>{() => <AchievementsView />}</MemberOnly>;
