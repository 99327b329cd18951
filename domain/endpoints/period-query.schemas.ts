import { z } from 'zod';
import { PERIODS, UTC_OFFSET_MAX } from '../limits.ts';

/** Query parameters of lists with a period. `getPeriodStart` computes the start of the period. */
export const periodQuery = {
  period: z.enum(PERIODS).default('all'),
  utc_offset: z.coerce
    .number()
    .int()
    .min(-UTC_OFFSET_MAX, { error: 'too_small' })
    .max(UTC_OFFSET_MAX, { error: 'too_big' })
    .default(0)
    .describe('Minutes to add to UTC for the time of the reader, whose calendar days the period counts'),
};
