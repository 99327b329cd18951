import { randomUUID } from 'node:crypto';
import type { account } from '@bigorna/domain/entities/account';
import type { z } from 'zod';
import { newAccount } from '../../../tools/testing/new-member.ts';
import { store } from './member-data.ts';

/** An account document without an Auth user, of whom no other test knows: for tests that nobody signs in to. */
export const storeAccount = async (
  given: Partial<z.input<typeof account>> = {},
): Promise<{ uid: string; username: string }> => {
  const uid = randomUUID();
  const stored = newAccount(given);
  await store({ [`users/${uid}`]: stored });
  return { uid, username: stored.username };
};
