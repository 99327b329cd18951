import { type Cooldown, keepCooldown, readCooldown } from './cooldown.ts';

/** How the last act on the verification ended; `message` is a sentence for the reader. */
export type Outcome = { kind: 'sent' } | { kind: 'not_yet' } | { kind: 'failed'; message: string };

interface ResendState {
  /** Whose mail it is about: nobody else sees what became of it. */
  uid: string | undefined;
  doing: 'sending' | 'checking' | undefined;
  outcome: Outcome | undefined;
  cooldown: Cooldown | undefined;
}

const listeners = new Set<() => void>();
let state: ResendState | undefined;

/** What every place with the button shares: it lives on when the dialog closes and the page changes. */
export const resendStore = {
  get: (): ResendState => {
    state ??= { uid: undefined, doing: undefined, outcome: undefined, cooldown: readCooldown() };
    return state;
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  update: (change: Partial<ResendState>): void => {
    state = { ...resendStore.get(), ...change };
    if (change.cooldown) keepCooldown(change.cooldown);
    for (const listener of listeners) listener();
  },
};
