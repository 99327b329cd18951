import { afterEach, expect, test, vi } from 'vitest';
import { withLock } from './with-lock.ts';

const refused = new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');
const grant = (_name: string, act: () => Promise<unknown>): Promise<unknown> => act();

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['grants', { locks: { request: grant } }],
  ['refuses', { locks: { request: () => Promise.reject(refused) } }],
  ['lacks', {}],
])('runs the action once when the browser %s the lock, and passes its result or error on', async (_what, browser) => {
  vi.stubGlobal('navigator', browser);
  const act = vi.fn(async () => 'done');
  expect(await withLock('name', act)).toBe('done');
  const fail = vi.fn(() => Promise.reject(new Error('failed')));
  await expect(withLock('name', fail)).rejects.toThrow('failed');
  expect([act.mock.calls.length, fail.mock.calls.length]).toEqual([1, 1]);
});
