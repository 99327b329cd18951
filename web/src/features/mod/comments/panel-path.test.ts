import { describe, expect, it } from 'vitest';
import { getPanelPath } from './panel-path.ts';

describe('console path of a mod’s comments (R129)', () => {
  it('leads staff to the comments of the mod (R129)', () => {
    const path = getPanelPath('m1', { role: 'moderator' }, 'staff') ?? '';
    const { pathname, searchParams } = new URL(path, 'https://bigorna.test');
    expect(pathname).toBe('/admin/comments-moderation');
    expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ queue: 'all', mod_id: 'm1' });
  });
  it.each([
    ['nobody', undefined, 'staff'],
    ['a member', { role: 'user' }, 'staff'],
    ['a moderator under the strict setting', { role: 'moderator' }, 'super_admin'],
  ] as const)('is undefined for %s (R129)', (_who, viewer, access) => {
    expect(getPanelPath('m1', viewer, access)).toBeUndefined();
  });
});
