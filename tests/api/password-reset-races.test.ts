import './support/functions-environment.ts';
import { describe, expect, it, vi } from 'vitest';
import { resetPassword } from '../../functions/src/members/accounts/password-reset.ts';
import { resetPasswordByCode } from '../../functions/src/platform/identity-toolkit.ts';
import { auth, firestore } from './support/firebase.ts';
import { createMember } from './support/members.ts';
import { requestMailCode } from './support/toolkit.ts';

vi.mock(import('../../functions/src/platform/identity-toolkit.ts'), async (original) => {
  const real = await original();
  return { ...real, resetPasswordByCode: vi.fn(real.resetPasswordByCode) };
});

describe('reset of an expired password', () => {
  it('keeps the expiry if a thief’s mail sets the password and the e-mail changes back (R209)', async () => {
    const { uid, email } = await createMember();
    const account = firestore.doc(`users/${uid}`);
    await account.update({ password_expired_at: new Date() });
    const stolen = `ladrao-${email}`;
    await auth.updateUser(uid, { email: stolen });
    const code = await requestMailCode(stolen, 'PASSWORD_RESET');
    const real = vi.mocked(resetPasswordByCode).getMockImplementation();
    vi.mocked(resetPasswordByCode).mockImplementationOnce(async (...given) => {
      await real?.(...given);
      await auth.updateUser(uid, { email });
    });
    await resetPassword(code, 'Roubada789');
    expect((await account.get()).data()).toMatchObject({ email, password_expired_at: expect.anything() });
    await resetPassword(await requestMailCode(email, 'PASSWORD_RESET'), 'Granito8Solar');
    expect((await account.get()).get('password_expired_at')).toBeNull();
  });
});
