import { type PreviewSource, parsePreviewPath } from '@bigorna/domain/preview-picture';
import { generateSpriteOfSeed } from '@bigorna/domain/sprite';
import type { MiddlewareHandler } from 'hono';
import { renderSpritePreview, renderThumbnailPreview } from '../files/media/render-preview.ts';
import { ApiError } from '../platform/api-error.ts';
import { consume } from '../platform/rate-limits.ts';
import type { ApiEnv } from './request-context.ts';
import { findPicture, respondWithPicture } from './serve-media.ts';

/** Part of the ETag. Change it if the rendering changes. */
const RENDERING = 'preview-1';

/** What a preview is rendered from, with its ETag. */
const openSource = async (source: PreviewSource) => {
  if ('seed' in source)
    return { etag: String(source.seed), render: () => renderSpritePreview(generateSpriteOfSeed(source.seed)) };
  const { file, etag } = await findPicture(source.thumbnail);
  return { etag, render: async () => renderThumbnailPreview((await file.download())[0]) };
};

/**
 * Serves the picture that chats show with a link to a mod. It disappears with the thumbnail, so caches keep it as long
 * as the thumbnail itself (R207). The number of rendered previews is limited by IP address.
 */
export const servePreview: MiddlewareHandler<ApiEnv> = async (c) => {
  const source = parsePreviewPath(new URL(c.req.url).pathname);
  if (!source) throw new ApiError('not_found');
  const { etag, render } = await openSource(source);
  return respondWithPicture(c, {
    etag: `${RENDERING}-${etag}`,
    headers: { 'Content-Type': 'image/jpeg' },
    open: async () => {
      await consume('previews_by_address', c.get('request').ip);
      return new Uint8Array(await render());
    },
  });
};
