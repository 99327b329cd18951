import type { z } from 'zod';
import { REASON_MIN } from '../../limits.ts';

/** Requires a reason text, unless there is a reason code other than `other`. For `superRefine`. */
export const requireReason = (
  { reason = '', reason_code }: { reason?: string | undefined; reason_code?: string | undefined },
  context: z.RefinementCtx,
): void => {
  if (reason_code !== undefined && reason_code !== 'other') return;
  const path = ['reason'];
  if (reason.length === 0) context.addIssue({ code: 'custom', path, message: 'required' });
  else if (reason.length < REASON_MIN)
    context.addIssue({ code: 'too_small', origin: 'string', minimum: REASON_MIN, path, message: 'too_short' });
};
