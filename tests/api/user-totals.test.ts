import './support/functions-environment.ts';
import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { beginDeletion } from '../../functions/src/accounts/delete-account.ts';
import { register } from '../../functions/src/accounts/register.ts';
import { doc, get } from '../../functions/src/platform/firestore.ts';
import { PASSWORD } from './support/members.ts';

const faults = vi.hoisted(() => ({ signIn: false }));
vi.mock('../../functions/src/platform/identity-toolkit.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/identity-toolkit.ts')>();
  const signInWithCustomToken: typeof actual.signInWithCustomToken = async (uid, token) => {
    if (faults.signIn) throw new Error('out of reach');
    return actual.signInWithCustomToken(uid, token);
  };
  return { ...actual, signInWithCustomToken };
});

const users = async (): Promise<number> => (await get(doc('stats/site')))?.users ?? 0;
const join = () => {
  const username = `Total_${randomUUID().slice(0, 12)}`;
  const email = `${username.toLowerCase()}@bigorna.test`;
  return register({ username, email, full_name: 'Ana Total', password: PASSWORD }, 'pt-BR');
};

it('R112 the total of users follows registrations and deletions at once, one that is repeated or fails not', async () => {
  const before = await users();
  const [one] = await Promise.all([join(), join(), join()]);
  expect(await users()).toBe(before + 3);
  faults.signIn = true;
  await expect(join()).rejects.toThrow('out of reach');
  faults.signIn = false;
  expect(await users()).toBe(before + 3);
  const uid = one.user.id;
  expect(await Promise.all([beginDeletion(uid, null), beginDeletion(uid, null)])).toContain(false);
  expect(await users()).toBe(before + 2);
});
