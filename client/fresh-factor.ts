import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { ApiError } from './api-error.ts';

/**
 * Asks the user to prove a second factor again. Resolves to true if the proof succeeded, to false if the user cancels
 * or leaves the page.
 */
type FactorPrompt = () => Promise<boolean>;

/** A call that failed because the user canceled the prompt. Pages need not report this failure. */
export class FactorCanceledError extends ApiError {}

const NEEDED: ErrorCode = 'fresh_factor_required';

let prompt: FactorPrompt | undefined;
/** Shared by all calls that wait for a proof. */
let pending: Promise<boolean> | undefined;

/** Sets how this page asks for a second factor. Returns a function that removes the prompt and cancels an open one. */
export const provideFactorPrompt = (ask: FactorPrompt): (() => void) => {
  const removed = Promise.withResolvers<boolean>();
  prompt = () => Promise.race([ask(), removed.promise]);
  return () => {
    prompt = undefined;
    removed.resolve(false);
  };
};

/**
 * Asks the user to prove a second factor now. Resolves to false if the user cancels, or on a page without a prompt.
 *
 * @throws the error of the prompt if it fails
 */
export const askForFactor = async (): Promise<boolean> => {
  pending ??= prompt?.().finally(() => {
    pending = undefined;
  });
  return (await pending) ?? false;
};

/**
 * Sends a call. If the server needs a fresh second factor, asks the user to prove it and sends the call again.
 *
 * @param send reads the bearer token on each call, because a proof changes the token. Throws ApiError.
 * @throws FactorCanceledError if the user cancels; the error of the prompt if it fails
 */
export const withFreshFactor = async <T>(send: () => Promise<T>): Promise<T> => {
  try {
    return await send();
  } catch (error) {
    if (!(prompt && error instanceof ApiError && error.code === NEEDED)) throw error;
    if (!(await askForFactor())) throw new FactorCanceledError(error);
    return send();
  }
};
