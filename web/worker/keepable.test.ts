import { ENDPOINTS } from '@bigorna/domain/endpoints/index';
import { describe, expect, test } from 'vitest';
import { isConsolePage, isPersonal, isSitePage, mayBeKept, placeFor } from './keepable.ts';

const at = (path: string): URL => new URL(path, 'https://bigorna.example');

/** A call's address with something in the place of what varies. */
const addressOf = (path: string): URL => at(`/api${path.replaceAll(/\{\w+\}/g, 'criatura-do-vale')}`);

const answer = (cacheControl: string | undefined, status = 200): Response =>
  new Response(null, { status, headers: cacheControl === undefined ? {} : { 'Cache-Control': cacheControl } });

describe('R047 what is kept on the reader’s device', () => {
  test.each([
    ['/assets/mod-page-abc.js', 'assets'],
    ['/api/mods/criatura-do-vale', 'mods'],
    ['/api/mods/criatura-do-vale/comments', 'mod-parts'],
    ['/api/mods/criatura-do-vale/releases', 'mod-parts'],
    ['/api/home', 'lists'],
    ['/api/mods/public?content_type=mod&facets=1', 'lists'],
    ['/media/thumbnails/criatura.webp', 'pictures'],
  ])('%s is kept among the %s', (path, place) => {
    expect(placeFor(at(path))).toBe(place);
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
  ])('%s is not kept', (path) => {
    expect(placeFor(at(path))).toBeUndefined();
  });

  test('of the API only what everybody may read and every cache may keep', () => {
    const kept = Object.values(ENDPOINTS).filter(({ path, method }) => method === 'get' && placeFor(addressOf(path)));
    expect(kept.length).toBeGreaterThan(0);
    for (const { path, access, sharedCacheSeconds } of kept) {
      expect([path, access]).toEqual([path, 'public']);
      expect([path, sharedCacheSeconds]).toEqual([path, expect.any(Number)]);
    }
  });

  test('no answer that is private, a failure or part of another', () => {
    expect(mayBeKept(answer('public, max-age=0, s-maxage=5'))).toBe(true);
    expect(mayBeKept(answer(undefined))).toBe(true);
    expect(mayBeKept(answer('private, no-store'))).toBe(false);
    expect(mayBeKept(answer('no-store'))).toBe(false);
    expect(mayBeKept(answer('public', 404))).toBe(false);
  });

  test('nothing that a member asked for by name', () => {
    const address = at('/api/mods/criatura-do-vale');
    expect(isPersonal(new Request(address, { headers: { Authorization: 'Bearer t' } }))).toBe(true);
    expect(isPersonal(new Request(address))).toBe(false);
  });
});

test('R047 which pages are the console’s', () => {
  for (const path of ['/admin', '/admin/', '/admin/mods/a/show']) expect(isConsolePage(at(path))).toBe(true);
  for (const path of ['/', '/administradores', '/mods/admin']) expect(isConsolePage(at(path))).toBe(false);
});

describe('R047 which addresses the shell stands in for', () => {
  test.each(['/', '/mods', '/mods/criatura-do-vale', '/faq', '/public/media-kit', '/administradores'])('%s', (path) => {
    expect(isSitePage(at(path))).toBe(true);
  });
  test.each(['/admin', '/admin/mods', '/api/docs', '/media/a.webp', '/dev/mail', '/robots.txt', '/__/auth/handler'])(
    'not %s',
    (path) => {
      expect(isSitePage(at(path))).toBe(false);
    },
  );
});
