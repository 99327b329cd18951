import { APP_CHECK_HEADER } from '@bigorna/domain/endpoints/endpoint';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { ApiError } from './api-error.ts';
import { fetchAnswer, type Params, type Success, toQuery } from './client.ts';

interface SendOptions {
  /** Sent as JSON; a Blob goes as it is, under its own type. */
  body?: unknown;
  /** ID token for a bearer call. */
  token?: string | undefined;
  signal?: AbortSignal;
  /** Goes out even if the page is left meanwhile. */
  keepalive?: boolean;
}

const bearer = (token: string | undefined): Record<string, string> =>
  token ? { Authorization: `Bearer ${token}` } : {};

const bodyOf = (body: unknown): RequestInit => {
  if (body === undefined) return {};
  // The browser names a Blob's type by itself.
  if (body instanceof Blob) return { body };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
};

/** A GET in a member's name. Throws ApiError. */
export const apiGetAs = async <Data, Meta = unknown>(
  token: string,
  path: string,
  params?: Params,
): Promise<Success<Data, Meta>> => (await fetchAnswer(path + toQuery(params), { headers: bearer(token) })).json();

/** What the answer wants to be called on the visitor's disk. */
const fileName = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'download';

/** A file in a member's name, under the name that the server gives it. Throws ApiError. */
export const apiGetFileAs = async (token: string, path: string, params?: Params): Promise<File> => {
  const answer = await fetchAnswer(path + toQuery(params), { headers: bearer(token) });
  const content = await answer.blob();
  return new File([content], fileName(answer), { type: content.type });
};

const CHECK_FAILED: ErrorCode = 'app_check_failed';

/**
 * Sends, and where the server asks for App Check's token sends again with one. Few calls are asked for it, and only on
 * hosts that have it: nobody else loads what it takes.
 */
const fetchChecked = async (path: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetchAnswer(path, init);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === CHECK_FAILED)) throw error;
    const token = await (await import('#live/app-check.ts')).appCheckToken();
    if (token === undefined) throw error;
    const headers = new Headers(init.headers);
    headers.set(APP_CHECK_HEADER, token);
    return fetchAnswer(path, { ...init, headers });
  }
};

/** A call that changes something, with a body and, when a token is given, in a member's name. Throws ApiError. */
export const apiSend = async <Data, Meta = unknown>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, token, signal, keepalive = false }: SendOptions = {},
): Promise<Success<Data, Meta>> => {
  const { headers, ...sent } = bodyOf(body);
  const answer = await fetchChecked(path, {
    method,
    keepalive,
    ...sent,
    headers: { ...headers, ...bearer(token) },
    ...(signal ? { signal } : {}),
  });
  return answer.json();
};
