import { describe, expect, it } from 'vitest';
import { getEntriesPath, getRecordPath } from './get-record-path.ts';

describe('log link (R131)', () => {
  it.each([
    ['mods/abc', '/admin/mods/abc/show'],
    ['mods/abc/releases/r1', '/admin/mods/abc/show'],
    ['users/u1', '/admin/users/u1/show'],
    ['ads/a b', '/admin/ads/a%20b'],
    ['media_kit/main', '/admin/media-kit'],
    ['settings/site', '/admin/settings'],
    ['game_versions/mod@26.1', '/admin/game-versions'],
  ])('opens the page of %s (R131)', (path, url) => {
    expect(getRecordPath(path)).toBe(url);
  });
  it('opens all comments of the mod when the entry is about a comment (R131)', () => {
    const [page = '', query = ''] = (getRecordPath('mods/abc/comments/c1') ?? '').split('?');
    expect(page).toBe('/admin/comments-moderation');
    expect(JSON.parse(new URLSearchParams(query).get('filter') ?? '')).toEqual({ queue: 'all', mod_id: 'abc' });
  });
  it.each(['secrets/x', 'mods', ''])('is null for %j (R131)', (path) => {
    expect(getRecordPath(path)).toBeNull();
  });
  it('opens the log filtered by a record (R131)', () => {
    const { pathname, searchParams } = new URL(getEntriesPath('mods/abc'), 'http://localhost');
    expect([pathname, searchParams.get('filter')]).toEqual(['/admin/logs', '{"about":"mods/abc"}']);
  });
});
