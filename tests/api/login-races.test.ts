import './support/functions-environment.ts';
import { describe, expect, it, vi } from 'vitest';
import { finishLogin } from '../../functions/src/members/accounts/second-factor.ts';
import { startSession } from '../../functions/src/members/accounts/session.ts';
import { beginTotp, confirmTotp } from '../../functions/src/members/factors/enrol.ts';
import { requestProof, verifyProof } from '../../functions/src/members/factors/verify-proof.ts';
import { waitAtLeast } from '../../functions/src/platform/wait-at-least.ts';
import { getTotpCode } from '../../tools/shared/totp.ts';
import { createClientIp } from './support/call.ts';
import { NO_DEVICE } from './support/device.ts';
import { firestore } from './support/firebase.ts';
import { createMember } from './support/members.ts';

vi.mock(import('../../functions/src/members/factors/verify-proof.ts'), async (original) => {
  const real = await original();
  return { ...real, verifyProof: vi.fn(real.verifyProof) };
});

describe('login during account deletion', () => {
  it('is refused as unknown without a server error once the account document is gone (R062)', async () => {
    const { uid } = await createMember();
    await startSession(uid, { device: NO_DEVICE, isLogin: true });
    await firestore.doc(`users/${uid}`).delete();
    await expect(startSession(uid, { device: NO_DEVICE, isLogin: true })).rejects.toMatchObject({
      code: 'unauthorized',
    });
    expect((await firestore.doc(`users/${uid}`).get()).exists).toBe(false);
  });
});

describe('login with a right factor', () => {
  it('is refused after a revocation between factor and session, otherwise accepted (R205)', async () => {
    const { uid } = await createMember({ has_factor: true });
    const finish = async () => {
      const { challenge } = await requestProof('login', uid);
      return finishLogin({ challenge, code: getTotpCode() }, NO_DEVICE, createClientIp());
    };
    expect((await finish()).user.id).toBe(uid);
    const real = vi.mocked(verifyProof).getMockImplementation();
    vi.mocked(verifyProof).mockImplementationOnce(async (...proof) => {
      await real?.(...proof);
      const nextSecond = (Math.floor(Date.now() / 1000) + 1) * 1000;
      await firestore.doc(`users/${uid}`).update({ valid_after: new Date(nextSecond) });
      // Waits, so that a session created now would start after the revocation.
      await waitAtLeast(nextSecond - Date.now());
    });
    await expect(finish()).rejects.toMatchObject({ code: 'challenge_invalid' });
    expect((await finish()).user.id).toBe(uid);
  });
});

describe('second factor added after another one', () => {
  it('is refused without a fresh proof of the first factor, and accepted with that proof (R205)', async () => {
    const { uid } = await createMember();
    const { secret } = await beginTotp({ uid, isFresh: false, isLive: () => true });
    await firestore.doc(`users/${uid}`).update({ has_factor: true });
    const confirm = (isFresh: boolean) =>
      confirmTotp({ uid, isFresh, isLive: () => true }, getTotpCode(secret), 'Celular');
    await expect(confirm(false)).rejects.toMatchObject({ code: 'fresh_factor_required' });
    expect((await confirm(true)).recovery_codes).toBeNull();
  });
});
