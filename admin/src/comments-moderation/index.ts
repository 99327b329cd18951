import { late } from '../layout/late.ts';

/** The comments of all mods, by what waits. */
export const commentsModeration = {
  list: late(() => import('./comments-page.tsx').then((m) => m.CommentsPage)),
};
