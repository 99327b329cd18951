import { randomInt } from 'node:crypto';
import type { Endpoint } from '@bigorna/domain/endpoints/endpoint';
import { type Failure, failure, success } from '@bigorna/domain/endpoints/envelope';
import { type AnswerOf, ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index';
import { z } from 'zod';
import { errorsOf } from '../../../functions/src/api/docs/describe-endpoint.ts';
import { environment } from './environment.ts';

const TIMEOUT_MS = 20_000;

export interface Options {
  token?: string | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  rawBody?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** The origin asked; the Hosting emulator's without one. */
  origin?: string;
}

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

/** An address that no other test comes from, so that limits of one do not meet the other. */
export const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Each test file is one visitor. */
const ADDRESS = someAddress();
/** What few may do from one address: each such call comes from another. */
const LIMITED = /^\/api\/(auth\/|contact$)/;

/** One request to the portal, redirects not followed. */
export const send = (method: string, path: string, options: Options = {}): Promise<Response> => {
  const { token, body, rawBody, headers = {}, origin = environment.url } = options;
  const sent = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  return fetch(`${origin}${path}`, {
    method: method.toUpperCase(),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'X-Forwarded-For': LIMITED.test(path) ? someAddress() : ADDRESS,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(sent === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(sent === undefined ? {} : { body: sent }),
  });
};

/** One call below /api, with its answer read as text. */
export const api = async (method: string, path: string, options: Options = {}): Promise<Reply> => {
  const response = await send(method, `/api${path}`, options);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** The failure of a reply; fails where it is not the documented envelope. */
export const failureOf = ({ text, headers }: Reply): Failure => {
  if (headers.get('content-type') !== 'application/json; charset=utf-8') throw new Error(`Not JSON: ${text}`);
  return z.strictObject(failure.shape).parse(JSON.parse(text));
};

/** A reply's status and code, for failures. */
export const refusal = (reply: Reply): { status: number; code: string } => ({
  status: reply.status,
  code: failureOf(reply).code,
});

const pathOf = (endpoint: Endpoint, params: Record<string, string>): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));

interface EndpointOptions extends Options {
  params?: Record<string, string>;
  query?: string;
}

/**
 * A call of an endpoint by its name in the table. Throws where it fails with a code that openapi.json does not declare; without
 * its parameters, or at another function's door, there is no such call.
 */
export const call = async (
  id: EndpointId,
  { params = {}, query = '', ...options }: EndpointOptions = {},
): Promise<Reply> => {
  const endpoint: Endpoint = ENDPOINTS[id];
  const reply = await api(endpoint.method, `${pathOf(endpoint, params)}${query}`, options);
  if (reply.status < 400) return reply;
  const { code } = failureOf(reply);
  if (code !== 'not_found' && !errorsOf(endpoint).some((declared) => declared === code))
    throw new Error(`${id} does not declare ${reply.text}`);
  return reply;
};

/** The table again, with each answer's type kept for its name. */
const ANSWERS: { readonly [K in EndpointId]: { readonly answer: z.ZodType<AnswerOf<K>> } } = ENDPOINTS;

/** What a call answers, held against its schema; fails for anything but a success. */
export const ask = async <K extends EndpointId>(id: K, options: EndpointOptions = {}): Promise<AnswerOf<K>> => {
  const reply = await call(id, options);
  if (reply.status !== 200) throw new Error(`${id} answered ${reply.status} ${reply.text}`);
  return dataOf(id, reply);
};

/** The data of a success, held against its endpoint's schema. */
export const dataOf = <K extends EndpointId>(id: K, { text }: Reply): AnswerOf<K> => {
  const endpoint: Endpoint = ENDPOINTS[id];
  const { answer } = ANSWERS[id];
  const body: unknown = JSON.parse(text);
  if (endpoint.dialect === 'rest') return z.parse(answer, body);
  return z.parse(answer, z.parse(success(z.unknown(), endpoint.meta), body).data);
};

const metaBody = z.object({ meta: z.record(z.string(), z.unknown()) });
/** The meta of a success. */
export const metaOf = ({ text }: Reply): Record<string, unknown> => metaBody.parse(JSON.parse(text)).meta;

/** The message of a success. */
export const messageOf = ({ text }: Reply): unknown =>
  z.object({ message: z.string() }).parse(JSON.parse(text)).message;
