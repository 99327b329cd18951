import { beforeEach, describe, expect, it } from 'vitest';
import { createChallenge, readChallenge } from './challenge.ts';
import { decrypt, encrypt, getRecoveryHashes, hashRecoveryCode } from './secrets.ts';
import { createTotpSecret, decryptTotpSecret, encryptTotpSecret, findTotpStep } from './totp.ts';

beforeEach(() => {
  process.env.FACTOR_SECRET = 'current';
});

describe('encryption of factors', () => {
  it('is reversible only with the same secret and for the same account (R205)', () => {
    const stored = encrypt('u1', 'TEXT');
    expect(decrypt('u1', stored)).toBe('TEXT');
    expect(stored).not.toBe(encrypt('u1', 'TEXT'));
    expect(() => decrypt('u2', stored)).toThrow('cannot be decrypted');
    process.env.FACTOR_SECRET = 'another';
    expect(() => decrypt('u1', stored)).toThrow('cannot be decrypted');
  });

  it('rejects a changed text (R205)', () => {
    const bytes = Buffer.from(encrypt('u1', 'TEXT'), 'base64url');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    for (const changed of [bytes, bytes.subarray(0, 20), Buffer.alloc(0)])
      expect(() => decrypt('u1', changed.toString('base64url'))).toThrow('cannot be decrypted');
  });

  it('accepts the previous secret for stored factors during a rotation (R205)', () => {
    const [stored, hash] = [encrypt('u1', 'TEXT'), hashRecoveryCode('u1', 'ABCDEFGHJK')];
    process.env.FACTOR_SECRET = 'new, current';
    expect(decrypt('u1', stored)).toBe('TEXT');
    expect(getRecoveryHashes('u1', 'ABCDEFGHJK')).toContain(hash);
    process.env.FACTOR_SECRET = 'new';
    expect(getRecoveryHashes('u1', 'ABCDEFGHJK')).not.toContain(hash);
  });

  it('accepts no login challenge of a former secret, which may be a thief’s (R205, R209)', () => {
    const challenge = createChallenge('login', 'u1');
    expect(readChallenge(challenge.signed, 'login').id).toBe(challenge.id);
    process.env.FACTOR_SECRET = 'new, current';
    expect(() => readChallenge(challenge.signed, 'login')).toThrow('challenge_invalid');
    expect(readChallenge(createChallenge('login', 'u1').signed, 'login').uid).toBe('u1');
  });

  it('fails without a secret (R205)', () => {
    process.env.FACTOR_SECRET = ' , ';
    expect(() => encrypt('u1', 'TEXT')).toThrow('no secret');
  });
});

describe('authenticator code', () => {
  const secret = 'BIGORNA2BIGORNA2BIGORNA2BIGORNA2';

  it('is accepted in its own time step and the next step, and not later (R205)', () => {
    // Codes from RFC 6238 for the test key of the RFC, shortened from eight digits to six.
    const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const at = (second: number) => new Date(second * 1000);
    expect(findTotpStep(key, '287082', at(59))).toBe(1);
    expect(findTotpStep(key, '287082', at(59 + 30))).toBe(1);
    expect(findTotpStep(key, '287082', at(59 + 31))).toBeUndefined();
    expect(findTotpStep(key, '081804', at(1_111_111_109))).toBe(37_037_036);
  });

  it('has a secret of 160 random bits (R205)', () => {
    expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(createTotpSecret()).not.toBe(createTotpSecret());
  });

  it('is refused outside the emulators when its secret is a fixed emulator secret (R205)', () => {
    expect(decryptTotpSecret('u1', `emulator:${secret}`, true)).toBe(secret);
    // This process is no emulator.
    expect(() => decryptTotpSecret('u1', `emulator:${secret}`)).toThrow('for emulators only');
    expect(decryptTotpSecret('u1', encryptTotpSecret('u1', secret), false)).toBe(secret);
  });
});
