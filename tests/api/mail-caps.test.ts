import './support/separate-project.ts';
import { randomUUID } from 'node:crypto';
import type { Account } from '@bigorna/domain/entities/account';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../functions/src/members/accounts/caller.ts';
import { requestEmailChange, resendVerification } from '../../functions/src/members/accounts/email-links.ts';
import { requestPasswordReset } from '../../functions/src/members/accounts/password-reset.ts';
import { register } from '../../functions/src/members/accounts/register.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get } from '../../functions/src/platform/firestore.ts';
import { createClientIp } from './support/call.ts';
import { ANY_SESSION, NO_DEVICE } from './support/device.ts';
import { auth, firestore } from './support/firebase.ts';
import { allowLoggedErrors } from './support/logged-errors.ts';
import { buildNewcomer, createMember, PASSWORD } from './support/members.ts';

vi.mock(import('../../functions/src/platform/clock.ts'), async (original) => ({ ...(await original()), now: vi.fn() }));
/** Number of mails by e-mail address. Identity Toolkit's emulator does not serve the separate project of this file. */
const mails = vi.hoisted(() => new Map<string, number>());
const latest = vi.hoisted(() => ({ uid: '' }));
vi.mock(import('../../functions/src/platform/identity-toolkit.ts'), async (original) => {
  const actual = await original();
  const count = (email: string) => void mails.set(email, (mails.get(email) ?? 0) + 1);
  const signIn = async (uid: string) => {
    latest.uid = uid;
    return { uid, idToken: uid, expiresAt: new Date() };
  };
  return {
    ...actual,
    signInWithCustomToken: signIn,
    signInWithPassword: () => signIn(latest.uid),
    sendResetMail: async (email) => count(email),
    sendVerificationMail: async (uid) => count((await auth.getUser(uid)).email ?? ''),
    sendEmailChangeMail: async (_token, email) => count(email.toLowerCase()),
  };
});

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const START = Date.now();
const at = (ms: number): void => void vi.mocked(now).mockReturnValue(new Date(START + ms));
beforeEach(() => at(0));

const createEmail = () => `alvo-${randomUUID().slice(0, 12)}@bigorna.test`;
const registerWith = async (email: string): Promise<Caller> => {
  const { user } = await register({ ...buildNewcomer(), email }, 'pt-BR', NO_DEVICE);
  return getCaller(user.id);
};
const getCaller = async (uid: string): Promise<Caller> => {
  const account: Account | undefined = await get(doc('users/{uid}', uid));
  if (account === undefined) throw new Error(`No account ${uid}`);
  return { uid, account, session: ANY_SESSION };
};
/** Resends the verification mail every half minute. The first mail is sent `from` milliseconds after the start. */
const resend = async (caller: Caller, times: number, from: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    at(from + time * (MINUTE_MS / 2 + 1));
    await resendVerification(caller, 'pt-BR');
  }
};

describe('mails to one e-mail address', () => {
  it('are limited per hour, including the mail of the registration (R203)', async () => {
    const email = createEmail();
    const caller = await registerWith(email);
    const { points } = RATE_LIMITS.confirmations_by_email_hourly;
    await resend(caller, points - 1, MINUTE_MS);
    await expect(resend(caller, 1, 10 * MINUTE_MS)).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(mails.get(email)).toBe(points);
  });

  it('are limited per day, even within the hourly limits (R203)', async () => {
    const email = createEmail();
    const caller = await registerWith(email);
    const { points } = RATE_LIMITS.confirmations_by_email_daily;
    for (let sent = 1; sent < points; sent += 3) {
      await resend(caller, Math.min(3, points - sent), sent * HOUR_MS);
    }
    await expect(resend(caller, 1, 22 * HOUR_MS)).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(mails.get(email)).toBe(points);
  });

  it('stay limited after deletion of the account, while the e-mail can register again (R203)', async () => {
    allowLoggedErrors(/verification mail not sent/);
    const email = createEmail();
    const { points } = RATE_LIMITS.confirmations_by_email_hourly;
    for (let time = 0; time < points + 3; time += 1) {
      const { uid, account } = await registerWith(email);
      expect(account.is_verified).toBe(false);
      await Promise.all([auth.deleteUser(uid), firestore.doc(`users/${uid}`).delete()]);
    }
    expect(mails.get(email)).toBe(points);
    expect((await registerWith(createEmail())).account.is_verified).toBe(false);
  });

  it('are limited together for all spellings of a mailbox (R203)', async () => {
    allowLoggedErrors(/verification mail not sent/);
    const name = `alvo-${randomUUID().slice(0, 12)}`;
    const { points } = RATE_LIMITS.confirmations_by_email_hourly;
    const emails = Array.from({ length: points + 3 }, (_, i) => `${name}+${i}@bigorna.test`);
    for (const email of emails) await registerWith(email);
    expect(emails.filter((email) => mails.has(email))).toHaveLength(points);
  });

  it('include reset mails while the e-mail is not verified (R203)', async () => {
    const email = createEmail();
    await registerWith(email);
    const { points } = RATE_LIMITS.confirmations_by_email_hourly;
    const ask = () => requestPasswordReset(email, { ip: createClientIp(), hop: createClientIp() }, 'pt-BR');
    await resend(await getCaller(latest.uid), points - 2, MINUTE_MS);
    await ask();
    expect(mails.get(email)).toBe(points);
    await ask();
    expect(mails.get(email)).toBe(points);
  });

  it('are limited when several members request this e-mail, free or taken (R203)', async () => {
    for (const email of [createEmail(), (await createMember()).email]) {
      const { points } = RATE_LIMITS.confirmations_by_email_hourly;
      const outcomes: string[] = [];
      for (let time = 0; time < points + 2; time += 1) {
        const { uid } = await createMember();
        latest.uid = uid;
        const change = requestEmailChange(
          await getCaller(uid),
          { email: email.toUpperCase(), current_password: PASSWORD },
          { ip: '192.0.2.1', locale: 'pt-BR' },
        );
        outcomes.push(
          await change.then(
            () => 'sent',
            ({ code }) => code,
          ),
        );
      }
      expect(outcomes).toEqual([...Array(points).fill('sent'), 'too_many_requests', 'too_many_requests']);
    }
  }, 60_000);
});
