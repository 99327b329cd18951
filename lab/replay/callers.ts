import { LOCALES } from '@bigorna/domain/locales';
import { getUid } from '../../tools/seed/accounts.ts';
import { createIdToken } from '../../tools/testing/id-token.ts';
import { buildTestSessions } from '../../tools/testing/new-member.ts';
import type { Admin } from '../admin.ts';

/** Everybody who calls, with the seed's account of that role. */
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

/** The accounts that the calls are made with: no request may name them as the record to change. */
export const CALLER_UIDS: readonly string[] = Object.values(CALLERS)
  .flatMap((name) => name ?? [])
  .map(getUid);

const LIFE_SECONDS = 7200;

/** The Authorization header of a role; a new sign-in for each request, so that no ended session spoils the next one. */
export const getBearer = (role: string, project: string): string => {
  if (role === 'bad token') return 'Bearer a.b.c';
  const username = CALLERS[role];
  if (!username) return '';
  const now = Math.floor(Date.now() / 1000);
  return `Bearer ${createIdToken(getUid(username), now, now + LIFE_SECONDS, project)}`;
};

/** Gives the account of a role the session of its tokens, which an earlier call may have ended. */
export const keepSession = async (role: string, { firestore }: Admin): Promise<void> => {
  const username = CALLERS[role];
  const account = username ? firestore.doc(`users/${getUid(username)}`) : undefined;
  if ((await account?.get())?.exists) await account?.set({ sessions: buildTestSessions() }, { merge: true });
};

/** Each role reads another language, so that messages of every language are compared. */
export const getLanguage = (role: string): string => LOCALES[ROLES.indexOf(role) % LOCALES.length] ?? 'pt-BR';
