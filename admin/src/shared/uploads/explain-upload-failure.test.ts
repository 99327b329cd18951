import { expect, it, vi } from 'vitest';
import { getSignedInStaff } from '#shared/session/staff-user.ts';
import { explainUploadFailure } from './explain-upload-failure.ts';

vi.mock('#shared/session/staff-user.ts', () => ({ clearStaffCache: vi.fn(), getSignedInStaff: vi.fn() }));

const denial = { code: 'storage/unauthorized' };

it('reports a denial as not allowed when the API responds', async () => {
  vi.mocked(getSignedInStaff).mockResolvedValue(null);
  expect(await explainUploadFailure(denial)).toBe('not_allowed');
});

it('reports a denial as an outage when the API is unavailable', async () => {
  vi.mocked(getSignedInStaff).mockRejectedValue(new Error('verify answered 503'));
  expect(await explainUploadFailure(denial)).toBe('unavailable');
});

it('reports a failure other than a denial without an API call', async () => {
  vi.mocked(getSignedInStaff).mockReset();
  expect(await explainUploadFailure({ code: 'storage/canceled' })).toBe('cancelled');
  expect(getSignedInStaff).not.toHaveBeenCalled();
});
