import type { CallInput, CallTable } from '@bigorna/client/calls';
import type { EndpointId } from '@bigorna/domain/endpoints/index';
import type { z } from 'zod';
import { apiGet } from './client.ts';

/**
 * Calls a public GET and parses `data` with a schema. The schema's code loads in parallel with the response. Throws
 * ApiError, and ZodError for an invalid response.
 */
export const getParsed = async <K extends EndpointId, Schema extends z.ZodType>(
  table: CallTable<K>,
  id: K,
  input: CallInput<K>,
  signal: AbortSignal,
  load: () => Promise<Schema>,
): Promise<z.output<Schema>> => {
  const [{ data }, schema] = await Promise.all([apiGet(table, id, input, signal), load()]);
  return schema.parse(data);
};
