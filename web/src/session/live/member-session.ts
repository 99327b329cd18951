import type { FirebaseSession } from '../session-store.ts';

let present: FirebaseSession | undefined;
const waiting = new Set<() => void>();

/** Firebase's session of the member, for what is written outside of rendering. */
export const memberSession = {
  set: (session: FirebaseSession | undefined): void => {
    present = session;
    for (const told of waiting) told();
  },
  /** Waits until Firebase knows this member; undefined when it does not within the time. */
  of: (uid: string, patienceMs: number): Promise<FirebaseSession | undefined> =>
    new Promise((resolve) => {
      const settle = (session: FirebaseSession | undefined): void => {
        clearTimeout(timer);
        waiting.delete(look);
        resolve(session);
      };
      const look = (): void => {
        if (present?.uid === uid && !present.ended.aborted) settle(present);
      };
      const timer = setTimeout(() => settle(undefined), patienceMs);
      waiting.add(look);
      look();
    }),
};
