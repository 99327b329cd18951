import { expect, it, vi } from 'vitest';
import { signedInStaff } from '../session/staff-user.ts';
import { whyFailed } from './why-failed.ts';

vi.mock('../session/staff-user.ts', () => ({ forgetStaff: vi.fn(), signedInStaff: vi.fn() }));

const refused = { code: 'storage/unauthorized' };

it('a refusal is told as one while the API says who is signed in, or that nobody is', async () => {
  vi.mocked(signedInStaff).mockResolvedValue(null);
  expect(await whyFailed(refused)).toBe('not_allowed');
});

it('a refusal while the API is away itself is told as an outage', async () => {
  vi.mocked(signedInStaff).mockRejectedValue(new Error('verify answered 503'));
  expect(await whyFailed(refused)).toBe('unavailable');
});

it('what is no refusal is told without asking', async () => {
  vi.mocked(signedInStaff).mockReset();
  expect(await whyFailed({ code: 'storage/canceled' })).toBe('cancelled');
  expect(signedInStaff).not.toHaveBeenCalled();
});
