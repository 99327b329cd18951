import { describe, expect, it } from 'vitest';
import { getPreviewPath, parsePreviewPath } from './preview-picture.ts';
import { getSpriteSeed } from './sprite.ts';

describe('preview picture of a mod', () => {
  it('comes from the thumbnail', () => {
    const path = getPreviewPath({ thumbnail_url: '/media/thumbnails/ceu-aberto.webp', title: 'Céu Aberto' });
    expect(path).toBe('/media/previews/thumbnails/ceu-aberto.jpg');
    expect(parsePreviewPath(path)).toEqual({ thumbnail: '/media/thumbnails/ceu-aberto.webp' });
  });

  it.each([null, '/media/gallery/a.webp', '/media/thumbnails/a/b.webp'])(
    'comes from the sprite if the thumbnail is %s',
    (thumbnail_url) => {
      const path = getPreviewPath({ thumbnail_url, title: 'Céu Aberto' });
      expect(path).toMatch(/^\/media\/previews\/sprites\/[0-9a-f]+\.jpg$/);
      expect(parsePreviewPath(path)).toEqual({ seed: getSpriteSeed('Céu Aberto') });
    },
  );

  it.each([
    '/media/previews/thumbnails/a/b.jpg',
    '/media/previews/thumbnails/..%2fa.jpg',
    '/media/previews/thumbnails/a.png',
    '/media/previews/avatars/a.jpg',
    '/media/previews/sprites/xyz.jpg',
    '/media/previews/sprites/123456789.jpg',
    '/x/media/previews/sprites/1.jpg',
  ])('has no source for %s', (path) => {
    expect(parsePreviewPath(path)).toBeUndefined();
  });
});
