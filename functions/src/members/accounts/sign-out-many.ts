import { STAFF_ROLES } from '@bigorna/domain/access/roles';
import type { SignOut } from '@bigorna/domain/entities/sign-out';
import type { Actor } from '../../audit/actor.ts';
import { createAuditEntry } from '../../audit/audit-log.ts';
import { requireFound } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { createId, doc, get, run, runBatch, runLenient, runTransaction } from '../../platform/firestore.ts';
import { RUN_MS } from '../../platform/ticks.ts';
import { getNextSecond, getRevocation } from './end-sessions.ts';

/** Accounts per transaction. */
const PAGE = 200;
/** Time limit within the request, because staff wait for the response. A scheduled job continues the rest. */
const REQUEST_MS = 20_000;
/** Time limit of the scheduled job for all sign-outs together. The next run continues the rest. */
const SWEEP_MS = RUN_MS / 2;
/** If no page was done for this long, the run has stopped. */
const STALLED_MS = 60_000;

export interface SignOutOptions {
  readonly scope: SignOut['scope'];
  readonly expire_passwords: boolean;
  readonly reason: string;
}

const getRef = (id: string) => doc('sign_outs/{signOut}', id);

/** Accounts to sign out next, and the cursor after them; null after the last page. */
interface Page {
  readonly uids: readonly string[];
  readonly next: string | null;
}

const readPage = async ({ scope, cursor }: SignOut): Promise<Page> => {
  if (scope === 'staff') {
    const docs = await Promise.all(STAFF_ROLES.map((role) => run('superAdmins', { role })));
    return { uids: docs.flat().map(({ id }) => id), next: null };
  }
  const { docs, last } = await runLenient('accounts', {}, { limit: PAGE, afterId: cursor ?? undefined });
  return { uids: docs.map(({ id }) => id), next: last?.id ?? null };
};

/**
 * Signs out a page of accounts and stores the cursor in one transaction, so that one of two overlapping runs does
 * nothing.
 *
 * Ends all sessions that exist now, also those that began after the start of the sign-out. Skips accounts created after
 * that start. Until its page is done, an account can still sign in with the password that is about to expire.
 */
const signOutPage = (id: string, expected: SignOut, { uids, next }: Page): Promise<SignOut> =>
  runTransaction(async (tx) => {
    const job = requireFound(await tx.get(getRef(id)), 'record_not_found');
    if (job.state === 'done' || job.cursor !== expected.cursor) return job;
    const refs = uids.filter((uid) => uid !== job.actor).map((uid) => doc('users/{uid}', uid));
    const accounts = await tx.getAll(refs);
    const [at, end] = [now(), getNextSecond()];
    const existing = refs.flatMap((ref, i) => {
      const account = accounts[i];
      return account === undefined || account.member_since > job.started_at ? [] : [{ ref, account }];
    });
    for (const { ref, account } of existing) {
      tx.update(ref, {
        sessions: {},
        valid_after: getRevocation(account, end),
        ...(job.expire_passwords ? { password_expired_at: at } : {}),
      });
    }
    const progress = {
      state: next === null ? ('done' as const) : ('running' as const),
      cursor: next,
      accounts: job.accounts + existing.length,
      moved_at: at,
    };
    tx.update(getRef(id), progress);
    return { ...job, ...progress };
  });

const runSignOut = async (id: string, until: number): Promise<SignOut> => {
  let job = requireFound(await get(getRef(id)), 'record_not_found');
  while (job.state === 'running' && now().getTime() < until) job = await signOutPage(id, job, await readPage(job));
  return job;
};

/**
 * Ends the sessions of all staff or all accounts except the actor's, and expires their passwords if requested. If the
 * time of the request is over, a scheduled job continues. Firebase's refresh tokens are not revoked: renewed ID tokens
 * keep the start of their session, so API and rules reject them.
 *
 * @returns the progress, and the id of the log entry
 */
export const signOutMany = async (
  { scope, expire_passwords, reason }: SignOutOptions,
  { uid, requestId }: Actor,
): Promise<{ readonly job: SignOut; readonly entry: string }> => {
  const [id, entry, at] = [createId(), createId(), now()];
  await runBatch((writes) => {
    const progress = { state: 'running', cursor: null, accounts: 0, started_at: at, moved_at: at } as const;
    writes.create(getRef(id), { actor: uid, scope, expire_passwords, ...progress });
    const logged = { action: 'create:sign_out', target: getRef(id).path, before: null } as const;
    const after = { scope, expire_passwords };
    writes.create(doc('logs/{entry}', entry), createAuditEntry({ ...logged, after, actor: uid, reason, requestId }));
  });
  return { job: await runSignOut(id, now().getTime() + REQUEST_MS), entry };
};

/** Continues sign-outs that did not finish within their request. Costs one read if there are none. */
export const sweepSignOuts = async (): Promise<void> => {
  const { docs } = await runLenient('signOutsRunning', { state: 'running' });
  const stalled = docs.filter(({ data }) => now().getTime() - data.moved_at.getTime() >= STALLED_MS);
  const until = now().getTime() + SWEEP_MS;
  for (const { id } of stalled) await runSignOut(id, until);
};
