import { expect, it } from 'vitest';
import { canRetryIcon } from './can-retry-icon.ts';

it('offers another try after a rate limit, a fault of the API or a lost connection (R123)', () => {
  for (const code of ['rate_limited', 'service_unavailable', undefined]) expect(canRetryIcon(code)).toBe(true);
});

it('offers no other try when the file has no usable icon (R123)', () => {
  for (const code of ['file_not_found', 'file_too_large', 'image_unsupported', 'image_unreadable', 'image_too_big'])
    expect(canRetryIcon(code)).toBe(false);
});
