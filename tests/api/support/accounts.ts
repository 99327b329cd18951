import { randomUUID } from 'node:crypto';
import type { account } from '@bigorna/domain/entities/account';
import type { z } from 'zod';
import { buildTestAccount } from '../../../tools/testing/new-member.ts';
import { storeDocuments } from './member-data.ts';

/** Stores a unique account document without an Auth user, for tests without a login. */
export const storeAccount = async (
  given: Partial<z.input<typeof account>> = {},
): Promise<{ uid: string; username: string }> => {
  const uid = randomUUID();
  const stored = buildTestAccount(given);
  await storeDocuments({ [`users/${uid}`]: stored });
  return { uid, username: stored.username };
};
