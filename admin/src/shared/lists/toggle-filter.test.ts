import { expect, it } from 'vitest';
import { isFilterOn, toggleFilter } from './toggle-filter.ts';

const MODERATORS = { name: 'role', value: 'moderator' };
const ADMINS = { name: 'role', value: 'admin' };
const BANNED = { name: 'is_banned', value: true };

it('combines the values of one field, and keeps the other filters (R128)', () => {
  const both = toggleFilter(toggleFilter({ q: 'ana' }, MODERATORS), ADMINS);
  expect(both).toEqual({ q: 'ana', role: ['moderator', 'admin'] });
  const banned = toggleFilter(both, BANNED);
  expect(banned).toEqual({ q: 'ana', role: ['moderator', 'admin'], is_banned: true });
  expect([MODERATORS, ADMINS, BANNED].every((filter) => isFilterOn(banned, filter))).toBe(true);
  expect(toggleFilter(toggleFilter(toggleFilter(banned, BANNED), ADMINS), MODERATORS)).toEqual({ q: 'ana' });
});

it('reads a single value from an older URL, and replaces the opposite value (R128)', () => {
  expect(isFilterOn({ role: 'moderator' }, MODERATORS)).toBe(true);
  expect(toggleFilter({ role: 'moderator' }, ADMINS)).toEqual({ role: ['moderator', 'admin'] });
  expect(toggleFilter({ is_banned: false }, BANNED)).toEqual({ is_banned: true });
});
