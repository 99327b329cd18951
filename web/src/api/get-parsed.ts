import type { z } from 'zod';
import { apiGet, type Params } from './client.ts';

/**
 * A public GET whose answer is read by a schema. The schema's code comes beside the answer, so that no page waits for it
 * to show its heading. Throws ApiError, and ZodError for an answer that does not fit.
 */
export const getParsed = async <Schema extends z.ZodType>(
  path: string,
  params: Params,
  signal: AbortSignal,
  load: () => Promise<Schema>,
): Promise<z.output<Schema>> => {
  const [{ data }, schema] = await Promise.all([apiGet(path, params, signal), load()]);
  return schema.parse(data);
};
