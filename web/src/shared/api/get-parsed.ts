import type { CallInput, CallTable, PublicGetId, ResponseSchemas } from '@bigorna/client/calls';
import type { EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';
import { apiGet } from './client.ts';

/**
 * Calls a public GET and parses `data` with the endpoint's schema. The schemas load in parallel with the response.
 * Throws ApiError, and ZodError for an invalid response.
 */
export const getParsed = async <K extends PublicGetId>(
  table: CallTable<K>,
  loadSchemas: () => Promise<ResponseSchemas<K>>,
  id: K,
  input: CallInput<K>,
  signal: AbortSignal,
): Promise<EndpointResponse<K>> => {
  const [{ data }, schemas] = await Promise.all([apiGet(table, id, input, signal), loadSchemas()]);
  return schemas[id].response.parse(data);
};
