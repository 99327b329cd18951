import { createListeners } from '#shared/browser/create-listeners.ts';
import { type Cooldown, readCooldown, storeCooldown } from './cooldown.ts';

/** Result of the last action; `message` is user-visible text. */
export type Outcome = { kind: 'sent' } | { kind: 'not_yet' } | { kind: 'failed'; message: string };

interface ResendState {
  /** Member who gets the mail. Other members do not see the result. */
  uid: string | undefined;
  doing: 'sending' | 'checking' | undefined;
  outcome: Outcome | undefined;
  cooldown: Cooldown | undefined;
}

const listeners = createListeners();
let state: ResendState | undefined;

/** State shared by all resend buttons. It survives closing the dialog and changing the page. */
export const resendStore = {
  get: (): ResendState => {
    state ??= { uid: undefined, doing: undefined, outcome: undefined, cooldown: readCooldown() };
    return state;
  },
  subscribe: listeners.subscribe,
  update: (change: Partial<ResendState>): void => {
    state = { ...resendStore.get(), ...change };
    if (change.cooldown) storeCooldown(change.cooldown);
    listeners.notify();
  },
};
