import { z } from 'zod';

/** Reasons of a failed upload, as in `console.uploads.failure.*`. */
export type UploadFailure = 'not_allowed' | 'unavailable' | 'cancelled' | 'interrupted';

/**
 * State of an upload, with sizes in bytes. `offline` waits for the connection, `stalled` for the unresponsive service.
 * Both resume automatically.
 */
export type UploadState =
  | { phase: 'idle' }
  | { phase: 'sending' | 'stalled' | 'paused' | 'offline'; name: string; sent: number; total: number }
  | { phase: 'sent'; name: string; total: number }
  | { phase: 'failed'; name: string; failure: UploadFailure };

/** Neither finished nor canceled. */
export const isInProgress = ({ phase }: UploadState): boolean =>
  phase === 'sending' || phase === 'stalled' || phase === 'paused' || phase === 'offline';

const FAILURE_BY_CODE: Readonly<Record<string, UploadFailure>> = {
  'storage/unauthorized': 'not_allowed',
  'storage/unauthenticated': 'not_allowed',
  'storage/canceled': 'cancelled',
};

const storageError = z.object({ code: z.string() });

/** Maps an error of the Storage SDK to a failure. Unknown errors count as `interrupted`. */
export const toUploadFailure = (error: unknown): UploadFailure => {
  const { data } = storageError.safeParse(error);
  return (data && FAILURE_BY_CODE[data.code]) ?? 'interrupted';
};
