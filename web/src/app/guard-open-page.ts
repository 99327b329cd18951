import type { GuardOutcome } from '@bigorna/domain/access/guard';

/** What a guarded page shows: the guard's outcome, or that the session ended while the page was open. */
export type PageOutcome = GuardOutcome | { kind: 'session_ended' };

/**
 * Relaxes the guard for a page that it already allowed (R111).
 *
 * If the session ends, the open page stays and shows a message. Only a new visit is redirected to /login.
 *
 * If a session begins on a page for signed-out visitors, the page itself navigates: /login returns to the page before
 * the login. Only a new visit is redirected to /.
 *
 * @param outcome the current outcome of domain's guard.
 * @param wasAllowed whether the guard allowed this page before.
 * @param signedOutOnly whether the page is for signed-out visitors.
 */
export const guardOpenPage = (outcome: GuardOutcome, wasAllowed: boolean, signedOutOnly: boolean): PageOutcome => {
  if (!wasAllowed || outcome.kind !== 'redirect') return outcome;
  if (outcome.to === '/login') return { kind: 'session_ended' };
  return signedOutOnly && outcome.to === '/' ? { kind: 'allow' } : outcome;
};
