import type { GuardOutcome } from '@bigorna/domain/access/guard';

/** What a page behind the guard shows: the guard's own outcome, or that the session ended while the page was open. */
export type PageOutcome = GuardOutcome | { kind: 'session_ended' };

/**
 * The guard judges arrivals; a page already let in is judged more mildly (decisions, "guard or message").
 *
 * When the session ends, the open page stays and says so, where an arrival would be sent to /login. When a session begins
 * on a page for signed-out visitors, that page itself leads on (login to its origin), where an arrival would be sent to /.
 *
 * @param outcome what domain's guard says now.
 * @param wasAllowed whether the guard let this page in before.
 * @param signedOutOnly whether the page is for signed-out visitors.
 */
export const judgeOpenPage = (outcome: GuardOutcome, wasAllowed: boolean, signedOutOnly: boolean): PageOutcome => {
  if (!wasAllowed || outcome.kind !== 'redirect') return outcome;
  if (outcome.to === '/login') return { kind: 'session_ended' };
  return signedOutOnly && outcome.to === '/' ? { kind: 'allow' } : outcome;
};
