import { parsePreviewPath } from '@bigorna/domain/preview-picture';
import { generateSpriteOfSeed } from '@bigorna/domain/sprite';
import type { MiddlewareHandler } from 'hono';
import { renderSpritePreview, renderThumbnailPreview } from '../files/media/render-preview.ts';
import { ApiError } from '../platform/api-error.ts';
import { bucket } from '../platform/firebase.ts';
import type { ApiEnv } from './request-context.ts';
import { hasMatchingTag } from './respond.ts';
import { getPictureCaching } from './serve-media.ts';

/** Part of the ETag. Change it if the rendering changes. */
const RENDERING = 'preview-1';

/** Checks that the thumbnail exists. Returns the preview's ETag, and a function that renders it. */
const openThumbnail = async (path: string) => {
  const file = bucket().file(path.slice(1));
  const [exists] = await file.exists();
  if (!exists) throw new ApiError('not_found');
  const [{ etag = '' }] = await file.getMetadata();
  return {
    etag: `${RENDERING}-${etag}`,
    render: async () => renderThumbnailPreview((await file.download())[0]),
  };
};

/**
 * Serves the picture that chats show with a link to a mod. It disappears with the thumbnail, so caches keep it as long
 * as the thumbnail itself (R207).
 */
export const servePreview: MiddlewareHandler<ApiEnv> = async (c) => {
  const source = parsePreviewPath(new URL(c.req.url).pathname);
  if (!source) throw new ApiError('not_found');
  const { etag, render } =
    'seed' in source
      ? { etag: `${RENDERING}-${source.seed}`, render: () => renderSpritePreview(generateSpriteOfSeed(source.seed)) }
      : await openThumbnail(source.thumbnail);
  const caching = getPictureCaching(etag);
  if (hasMatchingTag(c.req.header('If-None-Match'), caching.ETag))
    return new Response(null, { status: 304, headers: caching });
  const headers = { ...caching, 'Content-Type': 'image/jpeg' };
  if (c.req.method === 'HEAD') return new Response(null, { headers });
  return new Response(new Uint8Array(await render()), { headers });
};
