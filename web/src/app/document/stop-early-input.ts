import type { EarlyInput } from './early-input.ts';

declare global {
  interface Window {
    /** Notes of shell.html. */
    early?: EarlyInput & { stop: () => void };
  }
}

/**
 * Ends the notes of shell.html: React handles events from now on. Loads what repeats them only if there are any.
 *
 * @returns repeats what was noted
 */
export const stopEarlyInput = async (): Promise<() => void> => {
  const { early } = window;
  const load = early && (early.button || early.fields.size > 0) ? import('./early-input.ts') : undefined;
  const loaded = await load?.catch(() => undefined);
  early?.stop();
  delete window.early;
  return early && loaded ? loaded.createRepetition(early) : () => undefined;
};
