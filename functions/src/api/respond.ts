import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@bigorna/domain/endpoints/endpoint';
import { successOf } from '@bigorna/domain/endpoints/envelope';
import { textFor } from '@bigorna/domain/errors/texts/index';
import type { Locale } from '@bigorna/domain/locales';
import { z } from 'zod';
import type { ApiError, FieldFault, TextValues } from '../platform/api-error.ts';
import { IS_EMULATED } from '../platform/emulators.ts';
import type { AnyAnswer } from './handler.ts';

const PRIVATE = 'private, no-store';
const JSON_TYPE = 'application/json; charset=utf-8';

const jsonResponse = (body: string, status: number, headers: Record<string, string>): Response =>
  new Response(body, { status, headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': PRIVATE, ...headers } });

/** A ban without a reason of its own still says one. */
const defaultsOf = ({ code }: ApiError, locale: Locale): TextValues =>
  code === 'banned' ? { reason: textFor(locale, 'banned_default_reason') } : {};

const messageOf = ({ code, values, said }: FieldFault, locale: Locale): string =>
  said !== undefined && 'words' in said ? said.words : textFor(locale, said?.by ?? code, values);

/**
 * The envelope of a failure, in the reader's language. Never cached: Hosting's CDN would keep a 404 for ten minutes.
 */
export const failureResponse = (error: ApiError, locale: Locale): Response => {
  const errors = error.fields.map((fault) => ({
    path: fault.path,
    code: fault.code,
    message: messageOf(fault, locale),
  }));
  const body = {
    success: false,
    code: error.code,
    message: textFor(locale, error.code, { ...defaultsOf(error, locale), ...error.values }),
    ...(errors.length > 0 ? { errors } : {}),
  };
  const headers: Record<string, string> = {};
  if (error.retryAfterSeconds !== undefined) headers['Retry-After'] = String(Math.ceil(error.retryAfterSeconds));
  if (error.status === 401) headers['WWW-Authenticate'] = 'Bearer';
  return jsonResponse(JSON.stringify(body), error.status, headers);
};

/** Fails where an answer differs from what its endpoint declares: a missing field, or one too many. */
const checkAnswer = (endpoint: Endpoint, body: string): void => {
  const schema = endpoint.dialect === 'rest' ? endpoint.answer : successOf(endpoint);
  const answered: unknown = JSON.parse(body);
  const parsed = z.parse(schema, answered);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed)), answered)) {
    throw new Error(`${endpoint.path} answers fields that its schema does not name`);
  }
};

/** What of the data the envelope says again beside it. */
const repeated = ({ repeats = [] }: Endpoint, data: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data ?? {}).filter(([name]) => repeats.includes(name)));

const tagOf = (body: string): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

const matches = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((entry) => ['*', tag].includes(entry.trim().replace(/^W\//, '')));

/**
 * A success in the endpoint's dialect, with its cache headers.
 *
 * @param ifNoneMatch the request's header; a public answer that it names is a 304
 * @throws in the emulator, where the answer does not fit the endpoint's schema
 */
export const successResponse = (
  endpoint: Endpoint,
  { data, meta, message, values, headers = {} }: AnyAnswer,
  locale: Locale,
  ifNoneMatch: string | undefined,
): Response => {
  const text = message === undefined ? undefined : textFor(locale, message, values);
  const envelope = { success: true, data, message: text, meta, ...repeated(endpoint, data) };
  const body = JSON.stringify(endpoint.dialect === 'rest' ? data : envelope);
  if (IS_EMULATED) checkAnswer(endpoint, body);
  if (endpoint.sharedCacheSeconds === undefined) return jsonResponse(body, 200, { ...headers });
  const tag = tagOf(body);
  const cached = {
    ...headers,
    ETag: tag,
    'Cache-Control': `public, max-age=0, s-maxage=${endpoint.sharedCacheSeconds}`,
  };
  if (matches(ifNoneMatch, tag)) return new Response(null, { status: 304, headers: cached });
  return jsonResponse(body, 200, cached);
};
