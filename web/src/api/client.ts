import { ApiError } from './api-error.ts';
import { earlyAnswer } from './early-answer.ts';
import { inTime } from './in-time.ts';

export type ParamValue = string | number | boolean | readonly string[] | undefined | null;
export type Params = Readonly<Record<string, ParamValue>>;

/** The envelope of a successful answer. */
export interface Success<Data, Meta = unknown> {
  success: true;
  data: Data;
  message?: string;
  meta?: Meta;
}

/** Where the API answers. */
export const API_ROOT = '/api';

/**
 * A query string with sorted names, empty values left out: one address per question, so that the CDN keeps one answer.
 */
export const toQuery = (params: Params = {}): string => {
  const search = new URLSearchParams();
  for (const name of Object.keys(params).sort()) {
    const value = params[name];
    if (value === undefined || value === null || value === '') continue;
    for (const item of Array.isArray(value) ? [...value].sort() : [String(value)]) search.append(name, item);
  }
  const text = search.toString();
  return text && `?${text}`;
};

const failureOf = async (response: Response): Promise<ApiError> => {
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const body = await response.json().catch(() => ({}));
  return new ApiError({
    status: response.status,
    // Where no code of ours comes, a server in front of ours had nobody to ask.
    code: typeof body?.code === 'string' ? body.code : 'unavailable',
    message: typeof body?.message === 'string' ? body.message : undefined,
    errors: Array.isArray(body?.errors) ? body.errors : undefined,
    retryAfterS: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
};

const checked = async (response: Response): Promise<Response> => {
  if (!response.ok) throw await failureOf(response);
  return response;
};

/** The answer as it came, when it says that all went well. Throws {@link ApiError}. */
export const fetchAnswer = async (path: string, init: RequestInit): Promise<Response> => {
  const headers = new Headers(init.headers);
  headers.set('Accept-Language', document.documentElement.lang);
  let response: Response;
  try {
    response = await inTime(fetch(API_ROOT + path, { ...init, headers }));
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError({ status: 0, code: 'connection_error' }, { cause });
  }
  return checked(response);
};

/** A public GET: no bearer, so that a shared cache may answer. Throws {@link ApiError}. */
export const apiGet = async <Data, Meta = unknown>(
  path: string,
  params?: Params,
  signal?: AbortSignal,
): Promise<Success<Data, Meta>> => {
  const asked = path + toQuery(params);
  const begun = earlyAnswer(asked);
  const early = begun && (await inTime(begun).catch(() => undefined));
  return (early ? await checked(early) : await fetchAnswer(asked, signal ? { signal } : {})).json();
};
