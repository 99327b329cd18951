import { z } from 'zod';
import { count } from '../entities/common.ts';
import { PERIODS, UTC_OFFSET_MAX } from '../limits.ts';

/** An integer as a query parameter. */
export const createIntegerSchema = (min: number, max: number) =>
  z.coerce.number().int().min(min, { error: 'too_small' }).max(max, { error: 'too_big' });

/** The size of a list, and which of its pages a response has. */
export const pageMeta = z.object({ total: count, page: z.int().positive(), limit: z.int().positive(), pages: count });

export const utcOffset = createIntegerSchema(-UTC_OFFSET_MAX, UTC_OFFSET_MAX)
  .default(0)
  .describe('Minutes to add to UTC for the time of the reader, whose calendar days count');

/** Query parameters of lists with a period. `getPeriodStart` computes the start of the period. */
export const periodQuery = { period: z.enum(PERIODS).default('all'), utc_offset: utcOffset };
