import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { ApiError } from './api-error.ts';

/** Asks the user to prove a second factor again. Resolves to true if the proof succeeded. */
type FactorPrompt = () => Promise<boolean>;

const NEEDED: ErrorCode = 'fresh_factor_required';

let prompt: FactorPrompt | undefined;

/** Sets how this page asks for a second factor. Returns a function that removes the prompt. */
export const provideFactorPrompt = (ask: FactorPrompt): (() => void) => {
  prompt = ask;
  return () => {
    prompt = undefined;
  };
};

/**
 * Sends a call. If the server needs a fresh second factor, asks the user to prove it and sends the call again.
 *
 * @param send reads the bearer token on each call, because a proof changes the token. Throws ApiError.
 */
export const withFreshFactor = async <T>(send: () => Promise<T>): Promise<T> => {
  try {
    return await send();
  } catch (error) {
    const isProved = error instanceof ApiError && error.code === NEEDED && (await prompt?.());
    if (!isProved) throw error;
    return send();
  }
};
