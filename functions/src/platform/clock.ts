import { randomBytes, randomUUID } from 'node:crypto';

/** The current time. Code takes time and ids from this file, so that tests can replace them. */
export const now = (): Date => new Date();

/** A new request id. The response, log lines and audit entries of a request share it. */
export const createRequestId = (): string => randomUUID();

/** A new secret of 256 bits, encoded as base64url. */
export const createSecret = (): string => randomBytes(32).toString('base64url');
