import { logger } from 'firebase-functions';

/** A handler for `catch` that only logs the error. */
export const logFailure =
  (message: string, details: object = {}) =>
  (error: unknown): void =>
    logger.error(message, { ...details, error: String(error) });
