import './support/functions-environment.ts';
import { expect, it, vi } from 'vitest';
import { startDeletion } from '../../functions/src/members/accounts/delete-account.ts';
import { register } from '../../functions/src/members/accounts/register.ts';
import { doc, get } from '../../functions/src/platform/firestore.ts';
import { NO_DEVICE } from './support/device.ts';
import { buildNewcomer } from './support/members.ts';

const faults = vi.hoisted(() => ({ signIn: false }));
vi.mock('../../functions/src/platform/identity-toolkit.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/identity-toolkit.ts')>();
  const signInWithCustomToken: typeof actual.signInWithCustomToken = async (uid, token) => {
    if (faults.signIn) throw new Error('out of reach');
    return actual.signInWithCustomToken(uid, token);
  };
  return { ...actual, signInWithCustomToken };
});

const getUserTotal = async (): Promise<number> => (await get(doc('stats/site')))?.users ?? 0;
const join = () => register(buildNewcomer(), 'pt-BR', NO_DEVICE);

it('the account total counts registrations and deletions at once, and no retries (R112)', async () => {
  const before = await getUserTotal();
  const [one] = await Promise.all([join(), join(), join()]);
  expect(await getUserTotal()).toBe(before + 3);
  faults.signIn = true;
  await expect(join()).rejects.toThrow('out of reach');
  faults.signIn = false;
  expect(await getUserTotal()).toBe(before + 3);
  const uid = one.user.id;
  expect(await Promise.all([startDeletion(uid, null), startDeletion(uid, null)])).toContain(false);
  expect(await getUserTotal()).toBe(before + 2);
});
