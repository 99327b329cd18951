import { randomInt } from 'node:crypto';
import type { Endpoint } from '@bigorna/domain/endpoints/endpoint.schemas';
import { createEnvelopeSchema, type Failure, failure } from '@bigorna/domain/endpoints/envelope.schemas';
import { ENDPOINTS, type EndpointId, type EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';
import { expect } from 'vitest';
import { z } from 'zod';
import { getErrorCodes } from '../../../functions/src/api/docs/describe-endpoint.ts';
import { environment } from './environment.ts';

const TIMEOUT_MS = 20_000;

export interface Options {
  token?: string | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged. */
  rawBody?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** Origin of the request. Default: the Hosting emulator. */
  origin?: string;
  timeoutMs?: number;
}

/** A member with an ID token. */
export interface SignedIn {
  readonly token: string;
}

export interface ApiResponse {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * A random client IP, so that tests do not share rate limits. The range is large, because some tests use up limits for
 * an hour.
 */
export const createClientIp = (): string =>
  `${randomInt(11, 127)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

const ips = new Map<string, string>();

/**
 * Client IP of the running test file, except for {@link LIMITED} paths. Stored by file, because files may share a
 * worker.
 */
const getFileIp = (): string => {
  const file = expect.getState().testPath ?? '';
  const ip = ips.get(file) ?? createClientIp();
  ips.set(file, ip);
  return ip;
};

/** Paths with a low rate limit per IP. Each call to one of these paths uses a new IP. */
const LIMITED = /^\/api\/(auth\/|contact$)/;

/** Sends one request to the portal without following redirects. */
export const send = (method: string, path: string, options: Options = {}): Promise<Response> => {
  const { token, body, rawBody, headers = {}, origin = environment.url, timeoutMs = TIMEOUT_MS } = options;
  const sent = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  return fetch(`${origin}${path}`, {
    method: method.toUpperCase(),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'X-Forwarded-For': LIMITED.test(path) ? createClientIp() : getFileIp(),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(sent === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(sent === undefined ? {} : { body: sent }),
  });
};

/** Sends one request below /api and reads the response as text. */
export const callApi = async (method: string, path: string, options: Options = {}): Promise<ApiResponse> => {
  const response = await send(method, `/api${path}`, options);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/**
 * Parses the error envelope of a response.
 * @throws if the body is not the documented envelope
 */
export const parseFailure = ({ text, headers }: ApiResponse): Failure => {
  if (headers.get('content-type') !== 'application/json; charset=utf-8') throw new Error(`Not JSON: ${text}`);
  return z.strictObject(failure.shape).parse(JSON.parse(text));
};

/** Status and error code of a failed response: `409 stale`. */
export const getRefusal = (response: ApiResponse): string => `${response.status} ${parseFailure(response).code}`;

const buildPath = (endpoint: Endpoint, params: Record<string, string>): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));

interface EndpointOptions extends Options {
  params?: Record<string, string>;
  query?: string;
}

/**
 * Calls an endpoint by its id.
 * @throws if it returns an undeclared error code
 */
export const callEndpoint = async (
  id: EndpointId,
  { params = {}, query = '', ...options }: EndpointOptions = {},
): Promise<ApiResponse> => {
  const endpoint: Endpoint = ENDPOINTS[id];
  const response = await callApi(endpoint.method, `${buildPath(endpoint, params)}${query}`, options);
  if (response.status < 400) return response;
  const { code } = parseFailure(response);
  if (code !== 'not_found' && !getErrorCodes(endpoint).some((declared) => declared === code))
    throw new Error(`${id} does not declare ${response.text}`);
  return response;
};

/** Response schemas by endpoint id, typed by id. */
const RESPONSE_SCHEMAS: { readonly [K in EndpointId]: { readonly response: z.ZodType<EndpointResponse<K>> } } =
  ENDPOINTS;

/**
 * Calls an endpoint. Returns its data, parsed by its schema.
 * @throws if the call fails
 */
export const callForData = async <K extends EndpointId>(
  id: K,
  options: EndpointOptions = {},
): Promise<EndpointResponse<K>> => {
  const response = await callEndpoint(id, options);
  if (response.status !== 200) throw new Error(`${id} answered ${response.status} ${response.text}`);
  return parseData(id, response);
};

/** Calls an endpoint with the token of a member. */
export const callAs = (id: EndpointId, { token }: SignedIn, options: EndpointOptions = {}): Promise<ApiResponse> =>
  callEndpoint(id, { ...options, token });

/** Calls an endpoint with the token of a member. Returns its data, like `callForData`. */
export const askAs = <K extends EndpointId>(
  id: K,
  { token }: SignedIn,
  options: EndpointOptions = {},
): Promise<EndpointResponse<K>> => callForData(id, { ...options, token });

/** Data of a successful response, parsed by the schema of its endpoint. */
export const parseData = <K extends EndpointId>(id: K, { text }: ApiResponse): EndpointResponse<K> => {
  const endpoint: Endpoint = ENDPOINTS[id];
  const { response } = RESPONSE_SCHEMAS[id];
  const body: unknown = JSON.parse(text);
  if (endpoint.dialect === 'rest') return z.parse(response, body);
  return z.parse(response, z.parse(createEnvelopeSchema(z.unknown(), endpoint.meta), body).data);
};

const metaBody = z.object({ meta: z.record(z.string(), z.unknown()) });
/** @throws if the response has no `meta` object */
export const parseMeta = ({ text }: ApiResponse): Record<string, unknown> => metaBody.parse(JSON.parse(text)).meta;

/** @throws if the response has no `message` text */
export const parseMessage = ({ text }: ApiResponse): unknown =>
  z.object({ message: z.string() }).parse(JSON.parse(text)).message;
