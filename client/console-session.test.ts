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
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('passes the tokens of the sign-in to the console once when storage is refused (R121)', () => {
  openConsole('/admin/faq');
  expect([tab.url, page.reload.mock.calls.length, page.assign.mock.calls.length]).toEqual(['/admin/faq', 1, 0]);
  expect(takePassedTokens()).toEqual(TOKENS);
  expect(takePassedTokens()).toBeUndefined();
});

test('passes the tokens in one entry of the history when the page lands twice (R121)', () => {
  openConsole('/admin');
  openConsole('/admin/mods');
  expect([tab.url, page.reload.mock.calls.length]).toEqual(['/admin/', 1]);
});

test.each([
  ['a minute has passed', () => vi.advanceTimersByTime(60_000)],
  ['the browser has storage again', () => vi.stubGlobal('localStorage', {})],
])('takes no tokens, but removes them, when %s (R121)', (_when, change) => {
  vi.useFakeTimers();
  openConsole('/admin');
  change();
  expect([takePassedTokens(), tab.state]).toEqual([undefined, null]);
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
