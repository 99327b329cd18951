import { getSpriteSeed } from './sprite.ts';

/** Size in pixels of the picture that chats show with a link: 1.91 : 1, as Open Graph readers expect. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

const THUMBNAIL = /^\/media\/thumbnails\/([\w-]+)\.webp$/;
const PREVIEW = /^\/media\/previews\/(?:thumbnails\/([\w-]+)|sprites\/([0-9a-f]{1,8}))\.jpg$/;

/** Path of a mod's preview: made from its thumbnail, or from its sprite if it has none. */
export const getPreviewPath = ({ thumbnail_url, title }: { thumbnail_url: string | null; title: string }): string => {
  const name = THUMBNAIL.exec(thumbnail_url ?? '')?.[1];
  return name === undefined
    ? `/media/previews/sprites/${getSpriteSeed(title).toString(16)}.jpg`
    : `/media/previews/thumbnails/${name}.jpg`;
};

/** What a preview shows: a thumbnail by its path, or a sprite by its seed. */
export type PreviewSource = { thumbnail: string } | { seed: number };

/** Reads a path from `getPreviewPath`. Returns undefined for any other path. */
export const parsePreviewPath = (path: string): PreviewSource | undefined => {
  const [, name, seed] = PREVIEW.exec(path) ?? [];
  if (name !== undefined) return { thumbnail: `/media/thumbnails/${name}.webp` };
  return seed === undefined ? undefined : { seed: Number.parseInt(seed, 16) };
};
