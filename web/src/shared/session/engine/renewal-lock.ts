import { withLock } from '#shared/browser/with-lock.ts';

const NAME = 'session-renewal';
/** How long a call waits for a pending renewal, before it continues anyway. */
const TIMEOUT_MS = 15_000;

/** A response that may contain a renewed session. */
export interface RenewalResponse {
  session: unknown;
}

let pendingInTab = 0;

/**
 * Runs a call, such as a password change, that revokes all sessions of the member and returns this browser's next
 * token. Meanwhile {@link waitForRenewal} prevents other tabs from treating the revoked session as a logout.
 */
export const runRenewal = async <Value>(call: () => Promise<Value>): Promise<Value> => {
  pendingInTab++;
  try {
    return await withLock(NAME, call);
  } finally {
    pendingInTab--;
  }
};

/** Whether this tab has a renewal pending. */
export const isRenewing = (): boolean => pendingInTab > 0;

/** Waits until no tab of this browser has a renewal pending. */
export const waitForRenewal = async (): Promise<void> => {
  const options = { mode: 'shared', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
  await navigator.locks?.request(NAME, options, () => undefined).catch(() => undefined);
};
