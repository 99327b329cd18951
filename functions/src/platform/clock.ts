import { randomBytes, randomUUID } from 'node:crypto';

/** The present moment. Time and ids come from here, so that tests decide them. */
export const now = (): Date => new Date();

/** A fresh id of a request: what its answer, log lines and audit entries have in common. */
export const newRequestId = (): string => randomUUID();

/** A fresh secret of 256 bits, as text. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
