import { ACHIEVEMENTS } from '@bigorna/domain/achievements';
import { count } from '../platform/firestore.ts';
import { touchMember } from './touch-member.ts';

/** A view is the smallest thing that members do: progress follows every tenth, and the one that unlocks. */
const EVERY = 10;
const THRESHOLDS = new Set(ACHIEVEMENTS.flatMap(({ counter, threshold }) => (counter === 'views' ? [threshold] : [])));

/** Touches a member after a counted view, where that may change what is shown: one read a view otherwise. */
export const touchViewer = async (uid: string): Promise<void> => {
  const views = await count('activityOfKindSince', { uid, kind: 'views', since: new Date(0) });
  if (views % EVERY === 0 || THRESHOLDS.has(views)) await touchMember(uid);
};
