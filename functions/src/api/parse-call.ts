import type { Endpoint } from '@bigorna/domain/endpoints/endpoint';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { JSON_BODY_MAX_BYTES } from '@bigorna/domain/limits';
import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from '../platform/api-error.ts';
import { faultsOf } from './field-faults.ts';

const parse = (schema: z.ZodType, value: unknown): unknown => {
  const result = z.safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  throw new ApiError('invalid_request', { fields: faultsOf(result.error) });
};

const isList = (field: unknown): boolean =>
  field instanceof z.ZodOptional ? isList(field.unwrap()) : field instanceof z.ZodArray;

/** Public answers are cached by their whole address, so they take no parameter that their table does not name. */
const querySchema = ({ query, sharedCacheSeconds }: Endpoint): z.ZodObject | undefined =>
  query ?? (sharedCacheSeconds === undefined ? undefined : z.strictObject({}));

const queryOf = (schema: z.ZodObject, url: string): unknown => {
  const search = new URL(url).searchParams;
  const given = (key: string) => {
    const all = search.getAll(key);
    return isList(schema.shape[key]) || all.length > 1 ? all : all[0];
  };
  return parse(schema, Object.fromEntries([...new Set(search.keys())].map((key) => [key, given(key)])));
};

const isJson = (type: string): boolean => /^application\/json\s*(;|$)/i.test(type.trim());

/** Half of a surrogate pair, which `\ud800` can write, is no text that Firestore could keep. */
const wellFormed = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string' && !value.isWellFormed()) throw new SyntaxError('half a surrogate pair');
  return value;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text, wellFormed);
  } catch {
    throw new ApiError('malformed_json');
  }
};

const isPacked = (encoding: string): boolean => !/^(identity)?$/i.test(encoding.trim());

/** The body, of at most so many bytes as it is sent; what announces more is not even taken in. */
const bytesOf = async (c: Context, max: number, tooLarge: ErrorCode): Promise<Uint8Array> => {
  if (isPacked(c.req.header('Content-Encoding') ?? '')) throw new ApiError('unsupported_media_type');
  if (Number(c.req.header('Content-Length') ?? 0) > max) throw new ApiError(tooLarge);
  const bytes = new Uint8Array(await c.req.arrayBuffer());
  if (bytes.byteLength > max) throw new ApiError(tooLarge);
  return bytes;
};

const bodyOf = async (schema: z.ZodObject, c: Context): Promise<unknown> => {
  const bytes = await bytesOf(c, JSON_BODY_MAX_BYTES, 'payload_too_large');
  if (bytes.byteLength === 0) return parse(schema, {});
  if (!isJson(c.req.header('Content-Type') ?? '')) throw new ApiError('unsupported_media_type');
  return parse(schema, parseJson(new TextDecoder().decode(bytes)));
};

/**
 * The parts of a call as its endpoint's schemas make them.
 *
 * @throws ApiError invalid_request with the faults of all fields of the first part that has any, malformed_json,
 *   payload_too_large, file_too_large, unsupported_media_type
 */
export const parseCall = async (endpoint: Endpoint, c: Context) => {
  const schema = querySchema(endpoint);
  return {
    params: endpoint.params && parse(endpoint.params, c.req.param()),
    query: schema && queryOf(schema, c.req.url),
    body: endpoint.body && (await bodyOf(endpoint.body, c)),
    bytes: endpoint.bytes && (await bytesOf(c, endpoint.bytes.max, 'file_too_large')),
  };
};
