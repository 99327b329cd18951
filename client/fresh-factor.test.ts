import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { FactorCanceledError, provideFactorPrompt, withFreshFactor } from './fresh-factor.ts';

let removePrompt: (() => void) | undefined;
const provide = (ask: () => Promise<boolean>): void => {
  removePrompt = provideFactorPrompt(ask);
};
afterEach(() => removePrompt?.());

const needed = new ApiError({ status: 403, code: 'fresh_factor_required', message: 'Confirme.' });
/** A call that succeeds the second time. */
const createCall = (result: string) => vi.fn(async () => result).mockRejectedValueOnce(needed);

it('asks once for calls at the same time, and then sends each call again (R206)', async () => {
  const proof = Promise.withResolvers<boolean>();
  const ask = vi.fn(() => proof.promise);
  provide(ask);
  const calls = [withFreshFactor(createCall('first')), withFreshFactor(createCall('second'))];
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  proof.resolve(true);
  expect(await Promise.all(calls)).toEqual(['first', 'second']);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks again for a later call (R206)', async () => {
  const ask = vi.fn(async () => true);
  provide(ask);
  await withFreshFactor(createCall('first'));
  await withFreshFactor(createCall('second'));
  expect(ask).toHaveBeenCalledTimes(2);
});

it('marks the failure of a call as canceled after the prompt was canceled (R206)', async () => {
  provide(async () => false);
  const failure = await withFreshFactor(createCall('never')).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FactorCanceledError);
  expect(failure).toMatchObject({ status: 403, code: 'fresh_factor_required', message: 'Confirme.' });
});

it('cancels the open question when the page removes its prompt, and asks again later (R206)', async () => {
  const ask = vi.fn(() => new Promise<boolean>(() => undefined));
  provide(ask);
  const call = withFreshFactor(createCall('never'));
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  removePrompt?.();
  await expect(call).rejects.toBeInstanceOf(FactorCanceledError);
  provide(async () => true);
  expect(await withFreshFactor(createCall('second'))).toBe('second');
});

it('fails with the reason for which the prompt could not ask (R206)', async () => {
  const offline = new ApiError({ status: 0, code: 'connection_error' });
  provide(() => Promise.reject(offline));
  await expect(withFreshFactor(createCall('never'))).rejects.toBe(offline);
});

it('asks nothing when the page has no prompt, or for another failure (R206)', async () => {
  await expect(withFreshFactor(createCall('never'))).rejects.toBe(needed);
  const ask = vi.fn(async () => true);
  provide(ask);
  const other = new ApiError({ status: 403, code: 'forbidden' });
  await expect(withFreshFactor(() => Promise.reject(other))).rejects.toBe(other);
  expect(ask).not.toHaveBeenCalled();
});
