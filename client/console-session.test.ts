import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openConsole, rememberSignIn, takePassedTokens } from './console-session.ts';

const TOKENS = { accessToken: 'a', customToken: 'c' };
const tab = {
  state: null as unknown,
  url: '/login',
  pushState: (state: unknown, _unused: string, url: string) => Object.assign(tab, { state, url }),
  replaceState: (state: unknown) => Object.assign(tab, { state }),
};
const page = { assign: vi.fn(), reload: vi.fn() };

beforeEach(() => {
  Object.assign(tab, { state: null, url: '/login' });
  vi.clearAllMocks();
  vi.stubGlobal('history', tab);
  vi.stubGlobal('location', page);
  vi.stubGlobal('localStorage', undefined);
  rememberSignIn(TOKENS);
});
afterEach(() => vi.unstubAllGlobals());

test('passes the tokens of the sign-in to the console once when storage is refused (R121)', () => {
  openConsole('/admin/faq');
  expect([tab.url, page.reload.mock.calls.length, page.assign.mock.calls.length]).toEqual(['/admin/faq', 1, 0]);
  expect(takePassedTokens()).toEqual(TOKENS);
  expect(takePassedTokens()).toBeUndefined();
});

test.each([
  ['the browser has storage', () => vi.stubGlobal('localStorage', {})],
  ['the session has ended', () => rememberSignIn(undefined)],
])('passes no tokens when %s (R121)', (_when, change) => {
  change();
  openConsole('/admin');
  expect(page.assign).toHaveBeenCalledWith('/admin');
  expect(takePassedTokens()).toBeUndefined();
});
