import { PICTURE_CACHE_SECONDS } from '@bigorna/domain/limits';
import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from '../platform/api-error.ts';
import { bucket } from '../platform/firebase.ts';
import { readObject } from '../platform/read-object.ts';
import { toWebStream } from '../platform/web-stream.ts';
import type { ApiEnv } from './request-context.ts';
import { hasMatchingTag } from './respond.ts';

/**
 * The content of a path never changes, but staff and members delete pictures, and caches cannot be purged. So caches
 * ask again after some minutes. While the picture exists, its ETag leads to an empty response (R207).
 */
const CACHE_CONTROL = `public, max-age=${PICTURE_CACHE_SECONDS}`;

/** Path segments must not start with a dot. */
const PATH = /^\/media(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;
const IMAGE_TYPE = /^image\/(?:webp|png|jpeg|gif|avif)$/;

/**
 * Finds a picture of the bucket by its path, such as `/media/thumbnails/a.webp`.
 *
 * @throws ApiError not_found
 */
export const findPicture = async (path: string) => {
  const file = bucket().file(path.slice(1));
  const [exists] = await file.exists();
  if (!exists) throw new ApiError('not_found');
  const [{ contentType = '', size, etag = '' }] = await file.getMetadata();
  return { file, contentType, size: String(size), etag };
};

interface ServedPicture {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  open(): Promise<ConstructorParameters<typeof Response>[0]>;
}

/** Responds with a picture; without its content for HEAD, or if the caller has it. */
export const respondWithPicture = async (c: Context<ApiEnv>, { etag, headers, open }: ServedPicture) => {
  const caching = { 'Cache-Control': CACHE_CONTROL, ETag: `"${etag.replaceAll('"', '')}"` };
  if (hasMatchingTag(c.req.header('If-None-Match'), caching.ETag))
    return new Response(null, { status: 304, headers: caching });
  const body = c.req.method === 'HEAD' ? null : await open();
  return new Response(body, { headers: { ...caching, ...headers } });
};

/** Serves an image from the bucket's folder `media/`. No other object can be reached. */
export const serveMedia: MiddlewareHandler<ApiEnv> = async (c) => {
  const { pathname } = new URL(c.req.url);
  if (!PATH.test(pathname)) throw new ApiError('not_found');
  const { file, contentType, size, etag } = await findPicture(pathname);
  const type = IMAGE_TYPE.test(contentType) ? contentType : 'application/octet-stream';
  const headers = { 'Content-Type': type, 'Content-Length': size };
  return respondWithPicture(c, { etag, headers, open: async () => toWebStream(await readObject(file)) });
};
