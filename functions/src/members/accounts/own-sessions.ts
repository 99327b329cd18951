import type { OwnSession } from '@bigorna/domain/endpoints/factors.schemas';
import type { Account } from '@bigorna/domain/entities/account';
import { ApiError } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { doc, runTransaction } from '../../platform/firestore.ts';
import type { Caller } from './caller.ts';
import { getLiveSessions } from './session.ts';

/** The caller's sessions, most recently used first. */
export const listSessions = ({ account, session: current }: Caller): OwnSession[] =>
  getLiveSessions(account).map(([id, { browser, system, country, started_at, last_used_at }]) => ({
    ...{ id, browser, system, country },
    started_at: started_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    is_current: id === current.id,
  }));

/**
 * Ends one session at once: API and rules reject its tokens, also those that Firebase still renews.
 *
 * @throws ApiError session_not_found
 */
export const endSession = (uid: string, id: string): Promise<void> =>
  runTransaction(async (tx) => {
    const account = await tx.get(doc('users/{uid}', uid));
    if (account === undefined || !Object.hasOwn(account.sessions, id)) throw new ApiError('session_not_found');
    const { [id]: _ended, ...sessions } = account.sessions;
    tx.update(doc('users/{uid}', uid), { sessions });
  });

/** Precision of `last_used_at`: at most one write an hour. */
const USE_MS = 3_600_000;

/** Updates the session's `last_used_at` if it is at least an hour old. Ignores a session that has ended. */
export const recordUse = async (uid: string, account: Account, id: string): Promise<void> => {
  const session = account.sessions[id];
  if (session === undefined || now().getTime() - session.last_used_at.getTime() < USE_MS) return;
  await runTransaction(async (tx) => {
    const stored = await tx.get(doc('users/{uid}', uid));
    const used = stored?.sessions[id];
    if (stored === undefined || used === undefined) return;
    tx.update(doc('users/{uid}', uid), { sessions: { ...stored.sessions, [id]: { ...used, last_used_at: now() } } });
  });
};
