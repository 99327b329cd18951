import { describe, expect, it } from 'vitest';
import { panelPath } from './panel-path.ts';

describe('R129 the way from a comment to the console', () => {
  it('R129 staff get to the comments of that mod', () => {
    const path = panelPath('m1', { role: 'moderator' }, 'staff') ?? '';
    const { pathname, searchParams } = new URL(path, 'https://bigorna.test');
    expect(pathname).toBe('/admin/comments-moderation');
    expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ queue: 'all', mod_id: 'm1' });
  });
  it.each([
    ['nobody', undefined, 'staff'],
    ['a member', { role: 'user' }, 'staff'],
    ['a moderator under the strict setting', { role: 'moderator' }, 'super_admin'],
  ] as const)('R129 %s gets none', (_who, viewer, access) => {
    expect(panelPath('m1', viewer, access)).toBeUndefined();
  });
});
