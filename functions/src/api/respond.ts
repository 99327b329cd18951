import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@bigorna/domain/endpoints/endpoint.schemas';
import { createSuccessSchema } from '@bigorna/domain/endpoints/envelope.schemas';
import type { TextCode } from '@bigorna/domain/errors/codes';
import { fillPlaceholders, findUnfilled } from '@bigorna/domain/errors/texts/fill-placeholders';
import { getText, TEXTS } from '@bigorna/domain/errors/texts/index';
import type { Locale } from '@bigorna/domain/locales';
import { formatSharedCaching } from '@bigorna/domain/shared-caching';
import { z } from 'zod';
import type { ApiError, FieldIssue, TextValues } from '../platform/api-error.ts';
import { IS_EMULATED } from '../platform/emulators.ts';
import type { AnyResult } from './handler.ts';

/** `Cache-Control` of responses that no cache may store. */
export const PRIVATE = 'private, no-store';
const JSON_TYPE = 'application/json; charset=utf-8';

const jsonResponse = (body: string, status: number, headers: Record<string, string>): Response =>
  new Response(body, { status, headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': PRIVATE, ...headers } });

/** Placeholder values of an error's text. A ban without a reason gets the default reason. */
export const getTextValues = ({ code, values }: ApiError, locale: Locale): TextValues =>
  code === 'banned' ? { reason: getText(locale, 'banned_default_reason'), ...values } : values;

/**
 * A text with its values. A placeholder without a value stays visible, which is better than a 500. The emulators report
 * such a placeholder as a contract fault.
 */
export const fillText = (locale: Locale, code: TextCode, values: TextValues = {}): string =>
  fillPlaceholders(TEXTS[locale][code], values);

/** Code of a field error's text; undefined if the field error has its own words. */
export const getFieldTextCode = ({ code, text }: FieldIssue): TextCode | undefined => {
  if (text === undefined) return code;
  return 'by' in text ? text.by : undefined;
};

const getFieldMessage = (field: FieldIssue, locale: Locale): string => {
  const { text, values } = field;
  if (text !== undefined && 'words' in text) return text.words;
  return fillText(locale, getFieldTextCode(field) ?? field.code, values);
};

/** The error envelope, in the caller's language. Not cacheable: Hosting's CDN would cache a 404 for ten minutes. */
export const toFailureResponse = (error: ApiError, locale: Locale): Response => {
  const errors = error.fields.map((field) => ({
    path: field.path,
    code: field.code,
    message: getFieldMessage(field, locale),
  }));
  const body = {
    success: false,
    code: error.code,
    message: fillText(locale, error.code, getTextValues(error, locale)),
    ...(errors.length > 0 ? { errors } : {}),
  };
  const headers: Record<string, string> = {};
  if (error.retryAfterSeconds !== undefined) headers['Retry-After'] = String(Math.ceil(error.retryAfterSeconds));
  if (error.status === 401) headers['WWW-Authenticate'] = 'Bearer';
  return jsonResponse(JSON.stringify(body), error.status, headers);
};

/** Fails if a response has a missing or undeclared field, or a message with an unfilled placeholder. */
const assertMatchesSchema = (endpoint: Endpoint, body: string, message = ''): void => {
  if (findUnfilled(message, {}).length > 0) throw new Error(`${endpoint.path} lacks values of ${message}`);
  const schema = endpoint.dialect === 'rest' ? endpoint.response : createSuccessSchema(endpoint);
  const sent: unknown = JSON.parse(body);
  const parsed = z.parse(schema, sent);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed)), sent)) {
    throw new Error(`${endpoint.path} answers fields that its schema does not name`);
  }
};

/** Fields of the data that the envelope repeats at its top level. */
const getRepeatedFields = ({ repeats = [] }: Endpoint, data: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data ?? {}).filter(([name]) => repeats.includes(name)));

const computeEtag = (body: string): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Whether an If-None-Match header names an ETag. */
export const hasMatchingTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((entry) => ['*', tag].includes(entry.trim().replace(/^W\//, '')));

/**
 * A response that shared caches may store.
 *
 * @param ifNoneMatch the request header; with the response's ETag, the response becomes a 304
 */
export const toCachedResponse = (
  body: string,
  headers: Readonly<Record<string, string>>,
  ifNoneMatch: string | undefined,
): Response => {
  const tag = computeEtag(body);
  const cacheHeaders = { ...headers, ETag: tag };
  return hasMatchingTag(ifNoneMatch, tag)
    ? new Response(null, { status: 304, headers: cacheHeaders })
    : new Response(body, { headers: cacheHeaders });
};

/**
 * A success response in the endpoint's dialect, with its cache headers.
 *
 * @param ifNoneMatch the request header; a cacheable response with that ETag becomes a 304
 * @throws Error, only in the emulator, if the response breaks the endpoint's contract
 */
export const toSuccessResponse = (
  endpoint: Endpoint,
  { data, meta, message, values, headers = {} }: AnyResult,
  locale: Locale,
  ifNoneMatch: string | undefined,
): Response => {
  const text = message === undefined ? undefined : fillText(locale, message, values);
  const envelope = { success: true, data, message: text, meta, ...getRepeatedFields(endpoint, data) };
  const body = JSON.stringify(endpoint.dialect === 'rest' ? data : envelope);
  if (IS_EMULATED) assertMatchesSchema(endpoint, body, text);
  if (endpoint.sharedCacheSeconds === undefined) return jsonResponse(body, 200, { ...headers });
  const caching = formatSharedCaching(endpoint.sharedCacheSeconds);
  return toCachedResponse(body, { ...headers, 'Content-Type': JSON_TYPE, 'Cache-Control': caching }, ifNoneMatch);
};
