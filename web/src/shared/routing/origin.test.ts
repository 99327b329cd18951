import { describe, expect, it } from 'vitest';
import { isConsolePath, readOrigin, toOrigin } from './origin.ts';

describe('origin of a login (R073)', () => {
  it('is read from the router state with its action', () => {
    expect(readOrigin({ from: '/mods/x/download?direct=1#a', action: 'favorite' }, '')).toEqual({
      from: '/mods/x/download?direct=1#a',
      action: 'favorite',
    });
  });

  it('is read from the URL when the router has no state', () => {
    expect(readOrigin(null, '?from=%2Fadmin%2F%23%2Fmods')).toEqual({ from: '/admin/#/mods' });
  });

  it('prefers the router state over the URL', () => {
    expect(readOrigin({ from: '/mods' }, '?from=/faq')).toEqual({ from: '/mods' });
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'mods',
    '',
    '/\n/evil.example',
    '/\t\\evil.example',
    '/login',
    '/login?from=/login',
  ])('is undefined for the path %j', (from) => {
    expect(readOrigin({ from }, '')).toBeUndefined();
    expect(readOrigin(null, `?from=${encodeURIComponent(from)}`)).toBeUndefined();
  });

  it.each([undefined, null, 'x', 7, {}, { from: 7 }])('is undefined for the state %j', (state) => {
    expect(readOrigin(state, '')).toBeUndefined();
  });
});

describe('isConsolePath', () => {
  it.each(['/admin', '/admin/', '/admin/#/mods', '/admin?x'])('is true for %s', (path) => {
    expect(isConsolePath(path)).toBe(true);
  });
  it.each(['/administration', '/', '/mods/admin'])('is false for %s', (path) => {
    expect(isConsolePath(path)).toBe(false);
  });
});

describe('origin stored by the guard (R073)', () => {
  const location = { pathname: '/downloads', search: '?periodo=mes', hash: '#fim', state: null };

  it('contains path, query and hash', () => {
    expect(toOrigin(location)).toEqual({ from: '/downloads?periodo=mes#fim' });
  });

  it('retains only the action of the state', () => {
    expect(toOrigin({ ...location, state: { action: 'favorite', from: '/x' } })).toEqual({
      from: '/downloads?periodo=mes#fim',
      action: 'favorite',
    });
  });
});
