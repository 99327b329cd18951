import type { Endpoint } from '@bigorna/domain/endpoints/endpoint.schemas';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { JSON_BODY_MAX_BYTES } from '@bigorna/domain/limits';
import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from '../platform/api-error.ts';
import { toFieldIssues } from './field-issues.ts';

const parse = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const result = z.safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  throw new ApiError('invalid_request', { fields: toFieldIssues(result.error) });
};

const isListField = (field: unknown): boolean =>
  field instanceof z.ZodOptional ? isListField(field.unwrap()) : field instanceof z.ZodArray;

/** Cached endpoints without a query schema reject all parameters: each different URL would be a cache miss. */
const getQuerySchema = ({ query, sharedCacheSeconds }: Endpoint): z.ZodObject | undefined =>
  query ?? (sharedCacheSeconds === undefined ? undefined : z.strictObject({}));

/**
 * Parses the query of a URL.
 *
 * @throws ApiError invalid_request with all field errors
 */
export const parseQuery = <Schema extends z.ZodObject>(schema: Schema, url: string): z.output<Schema> => {
  const search = new URL(url).searchParams;
  const getValue = (key: string) => {
    const all = search.getAll(key);
    return isListField(schema.shape[key]) || all.length > 1 ? all : all[0];
  };
  return parse(schema, Object.fromEntries([...new Set(search.keys())].map((key) => [key, getValue(key)])));
};

const isJson = (type: string): boolean => /^application\/json\s*(;|$)/i.test(type.trim());

/** Rejects lone surrogates such as `\ud800`: Firestore cannot store them. */
const assertWellFormed = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string' && !value.isWellFormed()) throw new SyntaxError('lone surrogate');
  return value;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text, assertWellFormed);
  } catch {
    throw new ApiError('malformed_json');
  }
};

const isEncoded = (encoding: string): boolean => !/^(identity)?$/i.test(encoding.trim());

/**
 * Reads the body up to a maximum size. Rejects a larger Content-Length before reading. The rest of a rejected body is
 * discarded as it arrives, so it takes no memory (R204).
 */
const readBytes = async (c: Context, max: number, tooLarge: ErrorCode): Promise<Uint8Array> => {
  if (isEncoded(c.req.header('Content-Encoding') ?? '')) throw new ApiError('unsupported_media_type');
  if (Number(c.req.header('Content-Length') ?? 0) > max) throw new ApiError(tooLarge);
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Canceling the stream would close the connection before the response.
  for await (const chunk of c.req.raw.body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength;
    if (size > max) throw new ApiError(tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const parseBody = async (schema: z.ZodObject, c: Context): Promise<unknown> => {
  const bytes = await readBytes(c, JSON_BODY_MAX_BYTES, 'payload_too_large');
  if (bytes.byteLength === 0) return parse(schema, {});
  if (!isJson(c.req.header('Content-Type') ?? '')) throw new ApiError('unsupported_media_type');
  return parse(schema, parseJson(new TextDecoder().decode(bytes)));
};

/**
 * Parses params, query and body of a request with the endpoint's schemas.
 *
 * @throws ApiError invalid_request with all field errors of the first invalid part, malformed_json,
 *   payload_too_large, file_too_large, unsupported_media_type
 */
export const parseRequest = async (endpoint: Endpoint, c: Context) => {
  const schema = getQuerySchema(endpoint);
  return {
    params: endpoint.params && parse(endpoint.params, c.req.param()),
    query: schema && parseQuery(schema, c.req.url),
    body: endpoint.body && (await parseBody(endpoint.body, c)),
    bytes: endpoint.bytes && (await readBytes(c, endpoint.bytes.max, 'file_too_large')),
  };
};
