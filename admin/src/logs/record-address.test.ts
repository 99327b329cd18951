import { describe, expect, it } from 'vitest';
import { entriesAbout, recordAddress } from './record-address.ts';

describe('R131 from the log to the record', () => {
  it.each([
    ['mods/abc', '/admin/mods/abc/show'],
    ['mods/abc/releases/r1', '/admin/mods/abc/show'],
    ['users/u1', '/admin/users/u1/show'],
    ['ads/a b', '/admin/ads/a%20b'],
    ['media_kit/main', '/admin/media-kit'],
    ['settings/site', '/admin/settings'],
  ])('R131 %s', (path, address) => {
    expect(recordAddress(path)).toBe(address);
  });
  it('R131 a comment is found among its mod’s', () => {
    const [page = '', query = ''] = (recordAddress('mods/abc/comments/c1') ?? '').split('?');
    expect(page).toBe('/admin/comments-moderation');
    expect(JSON.parse(new URLSearchParams(query).get('filter') ?? '')).toEqual({ queue: 'all', mod_id: 'abc' });
  });
  it.each(['secrets/x', 'mods', ''])('R131 %j leads nowhere', (path) => {
    expect(recordAddress(path)).toBeNull();
  });
  it('R131 and back to all entries about it', () => {
    const { pathname, searchParams } = new URL(entriesAbout('mods/abc'), 'http://localhost');
    expect([pathname, searchParams.get('filter')]).toEqual(['/admin/logs', '{"about":"mods/abc"}']);
  });
});
