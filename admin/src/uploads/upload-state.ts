import { z } from 'zod';

/** What can end an upload, as `console.uploads.failure.*` says it. */
export const UPLOAD_FAILURES = ['not_allowed', 'unavailable', 'cancelled', 'interrupted'] as const;
export type UploadFailure = (typeof UPLOAD_FAILURES)[number];

/**
 * How far a file is on its way; bytes. `offline`: it waits for the connection, `stalled`: for the service, which does not answer;
 * both go on by themselves.
 */
export type UploadState =
  | { phase: 'idle' }
  | { phase: 'sending' | 'stalled' | 'paused' | 'offline'; name: string; sent: number; total: number }
  | { phase: 'sent'; name: string; total: number }
  | { phase: 'failed'; name: string; failure: UploadFailure };

/** Neither arrived nor given up. */
export const isUnderWay = ({ phase }: UploadState): boolean =>
  phase === 'sending' || phase === 'stalled' || phase === 'paused' || phase === 'offline';

const FAILURE_OF: Readonly<Record<string, UploadFailure>> = {
  'storage/unauthorized': 'not_allowed',
  'storage/unauthenticated': 'not_allowed',
  'storage/canceled': 'cancelled',
};

const coded = z.object({ code: z.string() });

/** What the Storage SDK's error means for the reader. */
export const failureOf = (error: unknown): UploadFailure => {
  const { data } = coded.safeParse(error);
  return (data && FAILURE_OF[data.code]) ?? 'interrupted';
};
