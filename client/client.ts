import { APP_CHECK_HEADER, type EndpointRow } from '@bigorna/domain/endpoints/endpoint';
import type { EndpointId } from '@bigorna/domain/endpoints/index';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { ApiError } from './api-error.ts';
import type { CallInput, CallTable, EnvelopeId, Success } from './calls.ts';
import { buildUrl } from './url.ts';
import { withTimeout } from './with-timeout.ts';

export interface ClientOptions {
  /** Language of the texts in responses. */
  locale: () => string;
  /** Gets the App Check token. Resolves to undefined on hosts without App Check. */
  appCheckToken?: () => Promise<string | undefined>;
}

export interface SendOptions {
  /** ID token of the member who makes the call. */
  token?: string | null | undefined;
  signal?: AbortSignal | undefined;
  /** Whether the browser sends the call even if the visitor leaves the page. */
  keepalive?: boolean;
}

interface AnyInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly bytes?: Blob;
}

const CHECK_FAILED: ErrorCode = 'app_check_failed';

const toApiError = async (response: Response): Promise<ApiError> => {
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const body = await response.json().catch(() => ({}));
  return new ApiError({
    status: response.status,
    // A response without an error code comes from a proxy in front of the API.
    code: typeof body?.code === 'string' ? body.code : 'unavailable',
    message: typeof body?.message === 'string' ? body.message : undefined,
    errors: Array.isArray(body?.errors) ? body.errors : undefined,
    retryAfterS: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
};

/**
 * Returns the response if it is a success.
 *
 * @throws ApiError otherwise
 */
export const assertOk = async (response: Response): Promise<Response> => {
  if (!response.ok) throw await toApiError(response);
  return response;
};

/**
 * Reads the API's envelope without a check: zod and the schemas are too large for the site's first load. Instead, the
 * API in the emulators checks each response with its schema.
 */
export const readEnvelope = async <K extends EnvelopeId>(response: Response): Promise<Success<K>> => response.json();

const toInit = ({ method }: EndpointRow, { body, bytes }: AnyInput, { token, signal, keepalive }: SendOptions) => {
  const headers = new Headers();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  // If the body is a Blob, the browser sets Content-Type.
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  return {
    method: method.toUpperCase(),
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(bytes ? { body: bytes } : {}),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  } satisfies RequestInit;
};

/** The API's only HTTP client, for site and console. The endpoint's id determines the types of a call. */
export const createClient = ({ locale, appCheckToken }: ClientOptions) => {
  /**
   * Sends any request to the API.
   *
   * @throws ApiError; an `AbortError` if the caller aborts
   */
  const request = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('Accept-Language', locale());
    let response: Response;
    try {
      response = await withTimeout(fetch(url, { ...init, headers }));
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
      throw new ApiError({ status: 0, code: 'connection_error' }, { cause });
    }
    return assertOk(response);
  };

  /**
   * Sends a call. If the server requires an App Check token, sends the call again with a token. Few calls need a token,
   * and only on some hosts, so App Check's code loads on demand.
   */
  const send = async <K extends EndpointId>(
    table: CallTable<K>,
    id: K,
    input: CallInput<K>,
    options: SendOptions = {},
  ): Promise<Response> => {
    const url = buildUrl(table[id], input);
    const init = toInit(table[id], input, options);
    try {
      return await request(url, init);
    } catch (error) {
      const isRefused = table[id].appCheck && error instanceof ApiError && error.code === CHECK_FAILED;
      const token = isRefused ? await appCheckToken?.() : undefined;
      if (token === undefined) throw error;
      init.headers.set(APP_CHECK_HEADER, token);
      return request(url, init);
    }
  };

  /** Sends a call and reads the API's envelope. */
  const call = async <K extends EnvelopeId>(
    table: CallTable<K>,
    id: K,
    input: CallInput<K>,
    options: SendOptions = {},
  ): Promise<Success<K>> => readEnvelope(await send(table, id, input, options));

  return { request, send, call };
};
