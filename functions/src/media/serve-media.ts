import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../api/request-facts.ts';
import { ApiError } from '../platform/api-error.ts';
import { bucket } from '../platform/firebase.ts';
import { readObject } from '../platform/read-object.ts';
import { webStream } from '../platform/web-stream.ts';

/** What is behind a name never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
/** But a member's picture may be taken away, and caches cannot be told. */
const A_DAY = 'public, max-age=86400, immutable';
const AVATAR = /^\/media\/avatars\//;
/** Plain segments, none of which starts with a dot. */
const PATH = /^\/media(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;
const PICTURE = /^image\/(?:webp|png|jpeg|gif|avif)$/;

/** Answers a picture of the bucket's folder `media/`; nothing else in the bucket can be reached. */
export const serveMedia: MiddlewareHandler<ApiEnv> = async (c) => {
  const { pathname } = new URL(c.req.url);
  if (!PATH.test(pathname)) throw new ApiError('not_found');
  const file = bucket().file(pathname.slice(1));
  const [exists] = await file.exists();
  if (!exists) throw new ApiError('not_found');
  const [{ contentType = '', size, etag }] = await file.getMetadata();
  const headers: Record<string, string> = {
    'Cache-Control': AVATAR.test(pathname) ? A_DAY : FOREVER,
    'Content-Type': PICTURE.test(contentType) ? contentType : 'application/octet-stream',
    'Content-Length': String(size),
  };
  if (etag !== undefined) headers.ETag = `"${etag.replaceAll('"', '')}"`;
  if (c.req.method === 'HEAD') return new Response(null, { headers });
  return new Response(webStream(await readObject(file)), { headers });
};
