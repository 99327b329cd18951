import type { FirebaseSession } from '#shared/live/firebase-session.ts';

let current: FirebaseSession | undefined;
const listeners = new Set<() => void>();

/** The member's Firebase session, for writes outside of rendering. */
export const memberSession = {
  set: (session: FirebaseSession | undefined): void => {
    current = session;
    for (const listener of listeners) listener();
  },
  /** Waits until Firebase knows this member; undefined after the timeout. */
  waitFor: (uid: string, timeoutMs: number): Promise<FirebaseSession | undefined> =>
    new Promise((resolve) => {
      const settle = (session: FirebaseSession | undefined): void => {
        clearTimeout(timer);
        listeners.delete(check);
        resolve(session);
      };
      const check = (): void => {
        if (current?.uid === uid && !current.ended.aborted) settle(current);
      };
      const timer = setTimeout(() => settle(undefined), timeoutMs);
      listeners.add(check);
      check();
    }),
};
