import { PICTURE_CACHE_SECONDS } from '@bigorna/domain/limits';
import type { MiddlewareHandler } from 'hono';
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
/** Cache headers of a picture. */
export const getPictureCaching = (etag: string) => ({
  'Cache-Control': CACHE_CONTROL,
  ETag: `"${etag.replaceAll('"', '')}"`,
});

/** Path segments must not start with a dot. */
const PATH = /^\/media(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;
const IMAGE_TYPE = /^image\/(?:webp|png|jpeg|gif|avif)$/;

/** Serves an image from the bucket's folder `media/`. No other object can be reached. */
export const serveMedia: MiddlewareHandler<ApiEnv> = async (c) => {
  const { pathname } = new URL(c.req.url);
  if (!PATH.test(pathname)) throw new ApiError('not_found');
  const file = bucket().file(pathname.slice(1));
  const [exists] = await file.exists();
  if (!exists) throw new ApiError('not_found');
  const [{ contentType = '', size, etag = '' }] = await file.getMetadata();
  const caching = getPictureCaching(etag);
  if (hasMatchingTag(c.req.header('If-None-Match'), caching.ETag))
    return new Response(null, { status: 304, headers: caching });
  const headers = {
    ...caching,
    'Content-Type': IMAGE_TYPE.test(contentType) ? contentType : 'application/octet-stream',
    'Content-Length': String(size),
  };
  if (c.req.method === 'HEAD') return new Response(null, { headers });
  return new Response(toWebStream(await readObject(file)), { headers });
};
