import { rewriteAuthorCards } from '../comments/author-cards.ts';
import { onTask } from '../platform/tasks.ts';

/** Puts a member's changed card on their comments, or a blank one when the account is gone. */
export const authorCards = onTask(
  'authorCards',
  {
    retryConfig: { maxAttempts: 8, minBackoffSeconds: 2, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: 8 },
  },
  ({ uid }) => rewriteAuthorCards(uid),
);
