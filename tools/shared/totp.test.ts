import { describe, expect, it } from 'vitest';
import { getTotpCode } from './totp.ts';

/** The test key of RFC 6238, '12345678901234567890', in Base32. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('authenticator code of tests and tools', () => {
  // Appendix B of RFC 6238 has eight digits. A code of six digits is the end of the same number.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('is the end of the code of RFC 6238 at second %i (R205)', (seconds, code) => {
    expect(getTotpCode(KEY, at(seconds))).toBe(code.slice(-6));
  });

  it('changes every 30 seconds (R205)', () => {
    expect(getTotpCode(KEY, at(30))).toBe(getTotpCode(KEY, at(59)));
    expect(getTotpCode(KEY, at(29))).not.toBe(getTotpCode(KEY, at(30)));
  });

  it.each(['', 'GEZDGNBV1', 'gezdgnbv'])('cannot be computed for %j, which is not Base32 (R205)', (secret) => {
    expect(() => getTotpCode(secret)).toThrow('not Base32');
  });
});
