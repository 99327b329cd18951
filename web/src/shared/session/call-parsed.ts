import type { CallInput, CallTable, EnvelopeId, ResponseSchemas } from '@bigorna/client/calls';
import type { EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';
import type { AuthorizedFetch } from './use-authorized-fetch.ts';

/**
 * Calls an endpoint and parses `data` with the endpoint's schema. Throws ApiError, and ZodError for an invalid
 * response.
 */
export const callParsed = async <K extends EnvelopeId>(
  call: AuthorizedFetch,
  table: CallTable<K>,
  schemas: ResponseSchemas<K>,
  id: K,
  input: CallInput<K>,
): Promise<EndpointResponse<K>> => schemas[id].response.parse((await call(table, id, input)).data);
