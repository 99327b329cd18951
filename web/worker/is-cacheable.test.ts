import { ENDPOINTS } from '@bigorna/domain/endpoints/index.schemas';
import { describe, expect, test } from 'vitest';
import { getCacheBucket, isCacheable, isConsolePage, isPersonal, isSitePage } from './is-cacheable.ts';

const at = (path: string): URL => new URL(path, 'https://bigorna.example');

/** URL of an endpoint with a value for each path parameter. */
const getUrl = (path: string): URL => at(`/api${path.replaceAll(/\{\w+\}/g, 'criatura-do-vale')}`);

const createResponse = (cacheControl: string | undefined, status = 200): Response =>
  new Response(null, { status, headers: cacheControl === undefined ? {} : { 'Cache-Control': cacheControl } });

describe('device cache (R047)', () => {
  test.each([
    ['/assets/mod-page-abc.js', 'assets'],
    ['/api/mods/criatura-do-vale', 'mods'],
    ['/api/mods/criatura-do-vale/comments', 'mod-parts'],
    ['/api/mods/criatura-do-vale/releases', 'mod-parts'],
    ['/api/home', 'lists'],
    ['/api/mods/public?content_type=mod&facets=1', 'lists'],
    ['/media/thumbnails/criatura.webp', 'pictures'],
  ])('stores %s in the bucket %s', (path, bucket) => {
    expect(getCacheBucket(at(path))).toBe(bucket);
  });

  test.each([
    '/api/mods/public?q=palavra',
    '/api/mods/cards?id=a',
    '/api/mods/user/downloads/history',
    '/api/mods/criatura-do-vale/comments?page=2',
    '/api/mods/criatura-do-vale/download',
    '/api/download/um-bilhete',
    '/api/user/profile',
    '/api/auth/verify',
    '/api/admin/mods',
    '/media/avatars/alguem.webp',
    '/admin/assets/index.js',
    '/admin/',
    '/dev/mail',
  ])('does not store %s', (path) => {
    expect(getCacheBucket(at(path))).toBeUndefined();
  });

  test('stores only public API responses that shared caches may store', () => {
    const cached = Object.values(ENDPOINTS).filter(
      ({ path, method }) => method === 'get' && getCacheBucket(getUrl(path)),
    );
    expect(cached.length).toBeGreaterThan(0);
    for (const { path, access, sharedCacheSeconds } of cached) {
      expect([path, access]).toEqual([path, 'public']);
      expect([path, sharedCacheSeconds]).toEqual([path, expect.any(Number)]);
    }
  });

  test('does not store private or failed responses', () => {
    expect(isCacheable(createResponse('public, max-age=0, s-maxage=5'))).toBe(true);
    expect(isCacheable(createResponse(undefined))).toBe(true);
    expect(isCacheable(createResponse('private, no-store'))).toBe(false);
    expect(isCacheable(createResponse('no-store'))).toBe(false);
    expect(isCacheable(createResponse('public', 404))).toBe(false);
  });

  test('treats requests with a bearer token as personal', () => {
    const url = at('/api/mods/criatura-do-vale');
    expect(isPersonal(new Request(url, { headers: { Authorization: 'Bearer t' } }))).toBe(true);
    expect(isPersonal(new Request(url))).toBe(false);
  });
});

test('recognizes pages of the console (R047)', () => {
  for (const path of ['/admin', '/admin/', '/admin/mods/a/show']) expect(isConsolePage(at(path))).toBe(true);
  for (const path of ['/', '/administradores', '/mods/admin']) expect(isConsolePage(at(path))).toBe(false);
});

describe('pages served by the shell (R047)', () => {
  test.each(['/', '/mods', '/mods/criatura-do-vale', '/faq', '/public/media-kit', '/administradores'])(
    'include %s',
    (path) => {
      expect(isSitePage(at(path))).toBe(true);
    },
  );
  test.each(['/admin', '/admin/mods', '/api/docs', '/media/a.webp', '/dev/mail', '/robots.txt', '/__/auth/handler'])(
    'exclude %s',
    (path) => {
      expect(isSitePage(at(path))).toBe(false);
    },
  );
});
