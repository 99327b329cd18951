import { randomUUID } from 'node:crypto';
import type { Role } from '@bigorna/domain/access/roles';
import { type Account, account, accountSettings, profile, usernameClaim } from '@bigorna/domain/entities/account';
import { ask } from './call.ts';
import { auth, firestore } from './firebase.ts';

export const PASSWORD = 'Bigorna123';

export interface Member {
  uid: string;
  username: string;
  email: string;
}

type Given = Partial<Pick<Account, 'role' | 'is_verified' | 'is_banned' | 'ban_reason'>>;

/** An account of whom no other test knows: a verified member, unless told otherwise. */
export const makeMember = async (given: Given = {}): Promise<Member> => {
  const username = `Prova-${randomUUID().slice(0, 13)}`;
  const email = `${username.toLowerCase()}@bigorna.test`;
  const since = new Date('2026-01-01T00:00:00Z');
  const stored = account.parse({
    username,
    display_name: 'Pessoa de Prova',
    email,
    role: 'user',
    is_verified: true,
    is_banned: false,
    valid_after: since,
    member_since: since,
    settings: accountSettings.parse({}),
    ...given,
  } satisfies Partial<Account>);
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified: stored.is_verified });
  const batch = firestore.batch();
  batch.set(firestore.doc(`users/${uid}`), stored);
  batch.set(firestore.doc(`profiles/${uid}`), profile.parse(stored));
  batch.set(firestore.doc(`usernames/${username.toLowerCase()}`), usernameClaim.parse({ uid, created_at: since }));
  await batch.commit();
  return { uid, username, email };
};

/** A fresh ID token of a member, from the API's login. */
export const signIn = async ({ username }: Pick<Member, 'username'>): Promise<string> => {
  const { tokens } = await ask('login', { body: { identifier: username, password: PASSWORD } });
  return tokens.accessToken;
};

/** A member of a role and a token of theirs. */
export const signedIn = async (role: Role = 'user'): Promise<Member & { token: string }> => {
  const member = await makeMember({ role });
  return { ...member, token: await signIn(member) };
};
