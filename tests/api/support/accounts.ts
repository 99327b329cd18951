import { randomUUID } from 'node:crypto';
import { account, accountSettings } from '@bigorna/domain/entities/account';
import type { z } from 'zod';
import { store } from './member-data.ts';

/** An account document without an Auth user, of whom no other test knows: for tests that nobody signs in to. */
export const storeAccount = async (
  given: Partial<z.input<typeof account>> = {},
): Promise<{ uid: string; username: string }> => {
  const uid = randomUUID();
  const username = `Prova-${uid.slice(0, 13)}`;
  const since = new Date('2026-01-01T00:00:00Z');
  const stored = account.parse({
    username,
    display_name: 'Pessoa de Prova',
    email: `${username.toLowerCase()}@bigorna.test`,
    role: 'user',
    is_verified: true,
    is_banned: false,
    valid_after: since,
    member_since: since,
    settings: accountSettings.parse({}),
    ...given,
  });
  await store({ [`users/${uid}`]: stored });
  return { uid, username };
};
