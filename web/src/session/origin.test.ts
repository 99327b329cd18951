import { describe, expect, it } from 'vitest';
import { isConsolePath, originOf, readOrigin } from './origin.ts';

describe('R073 the origin that login leads back to', () => {
  it('comes from the router with its action', () => {
    expect(readOrigin({ from: '/mods/x/download?direct=1#a', action: 'favorite' }, '')).toEqual({
      from: '/mods/x/download?direct=1#a',
      action: 'favorite',
    });
  });

  it('comes from the address where another application asks', () => {
    expect(readOrigin(null, '?from=%2Fadmin%2F%23%2Fmods')).toEqual({ from: '/admin/#/mods' });
  });

  it('is the state where both are given', () => {
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
  ])('never leads to %j', (from) => {
    expect(readOrigin({ from }, '')).toBeUndefined();
    expect(readOrigin(null, `?from=${encodeURIComponent(from)}`)).toBeUndefined();
  });

  it.each([undefined, null, 'x', 7, {}, { from: 7 }])('is unknown for the state %j', (state) => {
    expect(readOrigin(state, '')).toBeUndefined();
  });
});

describe('isConsolePath', () => {
  it.each(['/admin', '/admin/', '/admin/#/mods', '/admin?x'])('%s is the console’s', (path) => {
    expect(isConsolePath(path)).toBe(true);
  });
  it.each(['/administration', '/', '/mods/admin'])('%s is the site’s', (path) => {
    expect(isConsolePath(path)).toBe(false);
  });
});

describe('R073 the origin remembered by the guard', () => {
  const location = { pathname: '/downloads', search: '?periodo=mes', hash: '#fim', state: null };

  it('is the whole address', () => {
    expect(originOf(location)).toEqual({ from: '/downloads?periodo=mes#fim' });
  });

  it('keeps the action the page was opened for, and nothing else of its state', () => {
    expect(originOf({ ...location, state: { action: 'favorite', from: '/x' } })).toEqual({
      from: '/downloads?periodo=mes#fim',
      action: 'favorite',
    });
  });
});
