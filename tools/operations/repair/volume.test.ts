import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { expect, it } from 'vitest';
import { BYTES_FROM } from './volume.ts';

it('windows above 100 kB count bytes of downloads and nothing else (R209)', () => {
  const names = Object.entries(RATE_LIMITS).filter(([, { points }]) => points > BYTES_FROM);
  expect(names.map(([name]) => name)).toEqual(['download_bytes_by_account']);
});
