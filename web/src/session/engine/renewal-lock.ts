const NAME = 'session-renewal';
/** Longest wait for a renewal: a call that takes longer has failed. */
const PATIENCE_MS = 15_000;

/** An answer that may hold a session to go on with. */
export interface Renewing {
  session: unknown;
}

let own = 0;

/**
 * Runs a call that ends all sessions of the member and answers this browser's next token (a password change). Until it is
 * over, {@link renewalDone} keeps every tab from taking the ended session for the end.
 */
export const duringRenewal = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
  own++;
  try {
    return await (navigator.locks ? navigator.locks.request(NAME, call) : call());
  } finally {
    own--;
  }
};

/** Whether this very tab has a renewal under way. */
export const isRenewing = (): boolean => own > 0;

/** Waits until no tab of this browser has a renewal under way. */
export const renewalDone = async (): Promise<void> => {
  const options = { mode: 'shared', signal: AbortSignal.timeout(PATIENCE_MS) } as const;
  await navigator.locks?.request(NAME, options, () => undefined).catch(() => undefined);
};
