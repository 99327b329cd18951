import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from '../errors/codes.ts';
import type { Endpoint } from './endpoint.schemas.ts';

const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

export const fieldError = z.object({ path: z.string(), code: z.string(), message: z.string() });
/** One field's error in a failure's `errors`. */
export type FieldError = z.infer<typeof fieldError>;

/** The body of every error response. */
export const failure = z.object({
  success: z.literal(false),
  code: z.enum(codes),
  message: z.string(),
  errors: z.array(fieldError).optional(),
});
export type Failure = z.infer<typeof failure>;

/** The envelope around a call's `data`. */
export const createEnvelopeSchema = <T extends z.ZodType>(data: T, meta: z.ZodType = z.unknown()) =>
  z.object({ success: z.literal(true), data, message: z.string().optional(), meta: meta.optional() });

/** The success envelope of an endpoint, including the repeated fields. */
export const createSuccessSchema = ({
  response,
  meta,
  repeats = [],
}: Pick<Endpoint, 'response' | 'meta' | 'repeats'>): z.ZodObject => {
  const fields: Record<string, z.ZodType> = response instanceof z.ZodObject ? response.shape : {};
  const repeated = repeats.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []));
  return createEnvelopeSchema(response, meta).extend(Object.fromEntries(repeated));
};
