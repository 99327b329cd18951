import { LOG_ENTRY_HEADER } from '@bigorna/domain/endpoints/admin/dialect';
import type { Endpoint } from '@bigorna/domain/endpoints/endpoint';
import { successOf } from '@bigorna/domain/endpoints/envelope';
import { type AnswerOf, ENDPOINTS, type EndpointId, type EndpointOf } from '@bigorna/domain/endpoints/index';
import type { z } from 'zod';
import { httpClient } from './http-client.ts';

/** Calls that answer JSON. */
export type StaffCallId = {
  [K in EndpointId]: EndpointOf<K> extends { dialect: 'raw' } ? never : K;
}[EndpointId];

type Part<K extends EndpointId, Name extends 'params' | 'query' | 'body'> =
  EndpointOf<K> extends { [N in Name]: infer S extends z.ZodType }
    ? Record<never, never> extends z.input<S>
      ? { [N in Name]?: z.input<S> }
      : { [N in Name]: z.input<S> }
    : { [N in Name]?: never };

/** What a call takes, as its schemas read it: a value with a default may be left out. */
export type StaffCall<K extends EndpointId> = Part<K, 'params'> & Part<K, 'query'> & Part<K, 'body'>;

export interface StaffAnswer<T> {
  data: T;
  /** The API's own words for what was done. */
  message: string | null;
  /** The log entry that the call left, by which it can be undone; null where nothing changed. */
  logEntry: string | null;
  /** How many records the list has in all; null for calls that are no list. */
  total: number | null;
}

/** Without knowing which call: what the wire needs. */
interface AnyCall {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

const addressOf = (path: string, { params, query }: AnyCall): string => {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(values.get(name))));
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
};

const totalOf = (headers: Headers): number | null => {
  const total = headers.get('content-range')?.split('/').at(-1);
  return total === undefined ? null : Number(total);
};

/**
 * Calls the API by the id of one of domain's endpoints and parses what it answers.
 *
 * @throws HttpError of react-admin; `body.code` is the API's code, `message` its text in the reader's language
 */
export const staffCall = async <K extends StaffCallId>(
  id: K,
  call: StaffCall<K>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<StaffAnswer<AnswerOf<K>>> => {
  const endpoint: Endpoint = ENDPOINTS[id];
  const { body, ...address }: AnyCall = call;
  const { json, headers } = await httpClient(addressOf(endpoint.path, address), {
    method: endpoint.method.toUpperCase(),
    ...(endpoint.body || endpoint.method === 'post' ? { body: JSON.stringify(body ?? {}) } : {}),
    ...(signal ? { signal } : {}),
  });
  // The schemas are the endpoint's own: what they let through is its answer, which the table's common type forgets.
  const common = { logEntry: headers.get(LOG_ENTRY_HEADER), total: totalOf(headers) };
  if (endpoint.dialect === 'rest')
    return { ...common, data: endpoint.answer.parse(json) as AnswerOf<K>, message: null };
  const { data, message } = successOf(endpoint).parse(json) as { data: AnswerOf<K>; message?: string };
  return { ...common, data, message: message ?? null };
};
