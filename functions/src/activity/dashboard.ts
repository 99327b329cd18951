import type { Dashboard } from '@bigorna/domain/endpoints/members';
import { count } from '../platform/firestore.ts';
import { activityDays } from './days.ts';

/** A member's own figures and their last days: five counts, and what `activityDays` costs. */
export const dashboardOf = async (uid: string): Promise<Dashboard> => {
  const [downloads, favorites, comments, ratings, achievements, days] = await Promise.all([
    count('downloadHistory', { uid }),
    count('favoritesOf', { uid }),
    count('commentsOf', { uid }),
    count('ratingsOf', { uid }),
    count('achievementsUnlocked', { uid, since: new Date(0) }),
    activityDays(uid),
  ]);
  return { figures: { downloads, favorites, comments, ratings, achievements }, days };
};
