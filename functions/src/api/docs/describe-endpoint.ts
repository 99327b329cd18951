import { API_ROOT } from '@bigorna/domain/endpoints/endpoint';
import type { Endpoint } from '@bigorna/domain/endpoints/endpoint.schemas';
import { createSuccessSchema, failure } from '@bigorna/domain/endpoints/envelope.schemas';
import { ERROR_STATUS, type ErrorCode } from '@bigorna/domain/errors/codes';
import { type RouteConfig, z } from '@hono/zod-openapi';

type Responses = RouteConfig['responses'];

/** One component for the failures of all endpoints. Repeated in each endpoint, it would be half of the document. */
const FAILURE = z.object(failure.shape).openapi('Failure');

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

/** Error codes that follow from the endpoint's row and schemas. */
const getGeneralErrors = ({ access, freshFactor, params, query, body, bytes, ...rest }: Endpoint): ErrorCode[] => {
  const errors: ErrorCode[] = ['internal_error', 'unavailable'];
  // Cached endpoints reject unknown parameters.
  if (params || query || body || rest.sharedCacheSeconds !== undefined) errors.push('invalid_request');
  if (body) errors.push('malformed_json', 'payload_too_large');
  if (body || bytes) errors.push('unsupported_media_type');
  if (Array.isArray(rest.limits)) errors.push('too_many_requests');
  if (rest.appCheck) errors.push('app_check_failed');
  if (access === 'public' || access === 'anyone') return errors;
  errors.push('unauthorized', 'token_invalid', 'token_expired');
  if (access === 'signed_in_or_banned') errors.push('password_expired', 'factor_required');
  if (access === 'token' || access === 'signed_in_or_banned') return errors;
  errors.push('banned');
  if (freshFactor) errors.push('fresh_factor_required');
  if (access === 'verified') errors.push('email_not_verified');
  else if (access !== 'signed_in') errors.push('forbidden', 'factor_required');
  return errors;
};

export const getErrorCodes = (endpoint: Endpoint): ErrorCode[] => [
  ...new Set([...getGeneralErrors(endpoint), ...(endpoint.errors ?? [])]),
];

const describeErrors = (endpoint: Endpoint): Responses => {
  const byStatus = Map.groupBy(getErrorCodes(endpoint), (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: json(FAILURE.extend({ code: z.enum(codes) })) },
    ]),
  );
};

const describeSuccess = (endpoint: Endpoint): Responses => {
  const { dialect, response, sharedCacheSeconds } = endpoint;
  const unchanged = sharedCacheSeconds === undefined ? {} : { 304: { description: 'Unchanged (If-None-Match)' } };
  if (dialect === 'rest')
    return { 200: { description: 'The record or records', content: json(response) }, ...unchanged };
  if (dialect === 'envelope')
    return { 200: { description: 'Done', content: json(createSuccessSchema(endpoint)) }, ...unchanged };
  return {
    200: { description: 'The bytes' },
    206: { description: 'A range of the bytes' },
    302: { description: 'Redirect to the file or to the download page' },
    416: { description: 'Invalid range' },
  };
};

const BYTES = { schema: z.string().meta({ format: 'binary' }) };
const describeBody = ({ body, bytes }: Endpoint) => {
  if (body) return { body: { content: { 'application/json': { schema: body } } } };
  return bytes ? { body: { content: { 'application/octet-stream': BYTES } } } : {};
};

/** The OpenAPI description of a call, with all its errors. */
export const describeEndpoint = (id: string, endpoint: Endpoint): RouteConfig => ({
  method: endpoint.method,
  path: `${API_ROOT}${endpoint.path}`,
  operationId: id,
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[1] ?? ''],
  ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }], description: `Access: ${endpoint.access}` }),
  request: {
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { query: endpoint.query } : {}),
    ...describeBody(endpoint),
  },
  responses: { ...describeSuccess(endpoint), ...describeErrors(endpoint) },
});
