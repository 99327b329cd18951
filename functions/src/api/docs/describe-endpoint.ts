import type { Endpoint } from '@bigorna/domain/endpoints/endpoint';
import { failure, successOf } from '@bigorna/domain/endpoints/envelope';
import { ERROR_STATUS, type ErrorCode } from '@bigorna/domain/errors/codes';
import { type RouteConfig, z } from '@hono/zod-openapi';

type Responses = RouteConfig['responses'];

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

/** Failures that a call can have by whom it serves and what it takes. */
const generalErrors = ({ access, params, query, body, bytes, sharedCacheSeconds }: Endpoint): ErrorCode[] => {
  const errors: ErrorCode[] = ['internal_error', 'unavailable'];
  // What caches keep is refused with a parameter that it does not take.
  if (params || query || body || sharedCacheSeconds !== undefined) errors.push('invalid_request');
  if (body) errors.push('malformed_json', 'payload_too_large');
  if (body || bytes) errors.push('unsupported_media_type');
  if (access === 'public' || access === 'anyone') return errors;
  errors.push('unauthorized', 'token_invalid', 'token_expired');
  if (access === 'token') return errors;
  errors.push('banned');
  if (access === 'verified') errors.push('email_not_verified');
  else if (access !== 'signed_in') errors.push('forbidden');
  return errors;
};

/** Every failure that a call can have. */
export const errorsOf = (endpoint: Endpoint): ErrorCode[] => [
  ...new Set([...generalErrors(endpoint), ...endpoint.errors]),
];

const failures = (endpoint: Endpoint): Responses => {
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      { description: of.join(', '), content: json(failure.extend({ code: z.enum(of) })) },
    ]),
  );
};

const successes = (endpoint: Endpoint): Responses => {
  const { dialect, answer, sharedCacheSeconds } = endpoint;
  const unchanged = sharedCacheSeconds === undefined ? {} : { 304: { description: 'As If-None-Match has it' } };
  if (dialect === 'rest') return { 200: { description: 'The record or records', content: json(answer) }, ...unchanged };
  if (dialect === 'envelope') return { 200: { description: 'Done', content: json(successOf(endpoint)) }, ...unchanged };
  return {
    200: { description: 'The bytes' },
    206: { description: 'A range of them' },
    302: { description: 'The way' },
    416: { description: 'No such range' },
  };
};

const BYTES = { schema: z.string().meta({ format: 'binary' }) };
const bodyOf = ({ body, bytes }: Endpoint) => {
  if (body) return { body: { content: { 'application/json': { schema: body } } } };
  return bytes ? { body: { content: { 'application/octet-stream': BYTES } } } : {};
};

/** One call in OpenAPI's words, with every failure it can have. */
export const describeEndpoint = (id: string, endpoint: Endpoint): RouteConfig => ({
  method: endpoint.method,
  path: `/api${endpoint.path}`,
  operationId: id,
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[1] ?? ''],
  ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }], description: `Access: ${endpoint.access}` }),
  request: {
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { query: endpoint.query } : {}),
    ...bodyOf(endpoint),
  },
  responses: { ...successes(endpoint), ...failures(endpoint) },
});
