import './support/separate-project.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { isEmailBanned, keepEmailTaken } from '../../functions/src/members/accounts/banned-emails.ts';
import { runBatch } from '../../functions/src/platform/firestore.ts';
import { buildTestAccount } from '../../tools/testing/new-member.ts';

beforeEach(() => void vi.stubEnv('BAN_SECRET', 'one'));

it('a banned e-mail stays taken after a rotation until the previous secret is removed (R209)', async () => {
  const [earlier, later] = [buildTestAccount({ is_banned: true }), buildTestAccount({ is_banned: true })];
  await runBatch((writes) => keepEmailTaken(writes, earlier));
  vi.stubEnv('BAN_SECRET', 'two,one');
  await runBatch((writes) => keepEmailTaken(writes, later));
  expect([await isEmailBanned(earlier.email), await isEmailBanned(later.email)]).toEqual([true, true]);
  expect(await isEmailBanned(buildTestAccount().email)).toBe(false);
  vi.stubEnv('BAN_SECRET', 'two');
  expect([await isEmailBanned(earlier.email), await isEmailBanned(later.email)]).toEqual([false, true]);
});
