import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from '../errors/codes.ts';

const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

export const fieldError = z.object({ path: z.string(), code: z.string(), message: z.string() });

/** A failure, on every call and with the right HTTP status. */
export const failure = z.object({
  success: z.literal(false),
  code: z.enum(codes),
  message: z.string(),
  errors: z.array(fieldError).optional(),
});
export type Failure = z.infer<typeof failure>;

/** A success around a call's `data`. */
export const success = <T extends z.ZodType>(data: T, meta: z.ZodType = z.unknown()) =>
  z.object({ success: z.literal(true), data, message: z.string().optional(), meta: meta.optional() });
