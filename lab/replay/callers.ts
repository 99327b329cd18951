import { LOCALES } from '@bigorna/domain/locales';
import { getUid } from '../../tools/seed/accounts.ts';
import { buildTestSessions } from '../../tools/testing/new-member.ts';
import type { Admin } from '../admin.ts';
import { createBearer } from '../caller.ts';

/** Callers by role, each with the username of a seed account; null for a caller without an account. */
const CALLERS: Readonly<Record<string, string | null>> = {
  anonymous: null,
  'bad token': null,
  banned: 'banido',
  unverified: 'novato',
  verified: 'jogador',
  moderator: 'moderador',
  admin: 'admin',
  super: 'super',
};

export const ROLES = Object.keys(CALLERS);

/** Accounts of the callers. No request may change these accounts. */
export const CALLER_UIDS: readonly string[] = Object.values(CALLERS)
  .flatMap((name) => name ?? [])
  .map(getUid);

/**
 * The Authorization header of a role. Each request signs in anew, because an earlier request may have ended the
 * session.
 */
export const getBearer = (role: string): string => {
  if (role === 'bad token') return 'Bearer a.b.c';
  const username = CALLERS[role];
  return username ? createBearer(getUid(username)) : '';
};

/** Restores the session of a role in its account. An earlier call may have ended the session. */
export const keepSession = async (role: string, { firestore }: Admin): Promise<void> => {
  const username = CALLERS[role];
  const account = username ? firestore.doc(`users/${getUid(username)}`) : undefined;
  if ((await account?.get())?.exists) await account?.set({ sessions: buildTestSessions() }, { merge: true });
};

/** Language of a role. The roles differ, so that a comparison covers messages in every language. */
export const getLanguage = (role: string): string => LOCALES[ROLES.indexOf(role) % LOCALES.length] ?? 'pt-BR';
