import './support/separate-project.ts';
import type { MemberFactors } from '@bigorna/domain/entities/factors';
import { FACTOR_RESET_WAIT_MS } from '@bigorna/domain/limits';
import { expect, it, vi } from 'vitest';
import type { Actor } from '../../functions/src/audit/actor.ts';
import { SCHEDULED_JOBS } from '../../functions/src/events/scheduled-jobs.ts';
import {
  confirmFactorReset,
  continueFactorReset,
  continueFactorResets,
  requestFactorReset,
} from '../../functions/src/members/accounts/factor-reset.ts';
import { ApiError } from '../../functions/src/platform/api-error.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get } from '../../functions/src/platform/firestore.ts';
import { allowLoggedErrors } from './support/logged-errors.ts';
import { createMember } from './support/members.ts';

vi.mock(import('../../functions/src/platform/clock.ts'), async (real) => ({ ...(await real()), now: vi.fn() }));
/** E-mail addresses that got a mail. Identity Toolkit's emulator does not serve the separate project of this file. */
const mails = vi.hoisted(() => ({ sent: [] as string[], isDown: false }));
vi.mock(import('../../functions/src/platform/identity-toolkit.ts'), async (original) => ({
  ...(await original()),
  sendCertainResetMail: async (email) => {
    if (mails.isDown) throw new ApiError('unavailable');
    mails.sent.push(email);
  },
}));

const AT = new Date();
const hoursLater = (hours: number): void =>
  void vi.mocked(now).mockReturnValue(new Date(AT.getTime() + hours * 3_600_000));
const [chief, admin, member, other] = await Promise.all(
  (['super_admin', 'admin', 'user', 'user'] as const).map((role) => createMember({ role, has_factor: true })),
);
if (!chief || !admin || !member || !other) throw new Error('An account is missing');
const CHIEF: Actor = { uid: chief.uid, role: 'super_admin', requestId: 'prova' };
const ADMIN: Actor = { uid: admin.uid, role: 'admin', requestId: 'prova' };
const getFactors = (uid: string): Promise<MemberFactors | undefined> => get(doc('factors/{uid}', uid));

it('the day of a factor reset starts when the mail could be sent (R205)', async () => {
  const uids = [member.uid, other.uid];
  hoursLater(0);
  for (const uid of uids) await requestFactorReset(uid, 'Perdeu o celular', CHIEF);
  mails.isDown = true;
  allowLoggedErrors(/mail of a factor reset not sent/);
  await confirmFactorReset(member.uid, ADMIN);
  hoursLater(48);
  await expect(continueFactorReset(member.uid, 'prova')).rejects.toThrow();
  expect(await getFactors(member.uid)).toMatchObject({ reset: { mailed_at: null } });

  // The failed run has reserved the mail for five minutes, so that no other run sends it too.
  mails.isDown = false;
  await continueFactorResets();
  expect(mails.sent).toEqual([]);
  hoursLater(48.1);
  await confirmFactorReset(other.uid, ADMIN);
  await continueFactorResets();
  expect(mails.sent.toSorted()).toEqual([member.email, other.email].toSorted());
  const due = new Date(AT.getTime() + 48.1 * 3_600_000 + FACTOR_RESET_WAIT_MS);
  for (const uid of uids) expect(await getFactors(uid)).toMatchObject({ reset_due_at: due });
  hoursLater(72);
  await continueFactorResets();
  expect(await getFactors(member.uid)).toBeDefined();
  hoursLater(72.1);
  await Promise.all([continueFactorResets(), continueFactorResets()]);
  expect(SCHEDULED_JOBS.map(({ run }) => run)).toContain(continueFactorResets);
  for (const uid of uids) expect(await getFactors(uid)).toBeUndefined();
});
