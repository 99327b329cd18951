import { z } from 'zod';
import { count, id, role, timestamp } from './common.ts';

/**
 * `take_downs/{id}`: releases that staff take down together. A task continues until all releases are withdrawn.
 * Releases are stored as paths, `mods/{mod}/releases/{release}`.
 */
export const takeDown = z.object({
  actor: id,
  role,
  request_id: z.string(),
  reason: z.string(),
  /** Whether to block the files of the selected releases too. */
  block: z.boolean(),
  /** `failed`: no progress after a day of retries. */
  state: z.enum(['running', 'done', 'failed']),
  /** Selected releases that are not withdrawn yet. */
  pending: z.array(z.string()),
  /** Other releases that are or contain a blocked file, not withdrawn yet. */
  copies: z.array(z.string()),
  withdrawn: z.array(z.string()),
  /** Number of downloaders of the releases' mods; null until all releases are withdrawn. */
  downloaders: count.nullable(),
  started_at: timestamp,
  /** Time of the last progress. */
  moved_at: timestamp,
  /** Retries since `moved_at`. */
  tries: count,
  expires_at: timestamp,
});
export type TakeDown = z.infer<typeof takeDown>;
