import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from '../errors/codes.ts';
import type { Endpoint } from './endpoint.ts';

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

/** An endpoint's success, with what of the data its envelope says again beside it. */
export const successOf = ({
  answer,
  meta,
  repeats = [],
}: Pick<Endpoint, 'answer' | 'meta' | 'repeats'>): z.ZodObject => {
  const fields: Record<string, z.ZodType> = answer instanceof z.ZodObject ? answer.shape : {};
  const again = repeats.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []));
  return success(answer, meta).extend(Object.fromEntries(again));
};
