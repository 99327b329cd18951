import type { Role } from '@bigorna/domain/access/roles';
import { type GivenAccount, type Member, newMember, PASSWORD } from '../../../tools/testing/new-member.ts';
import { ask } from './call.ts';
import { auth, firestore } from './firebase.ts';

export { type Member, PASSWORD };

/** An account of whom no other test knows: a verified member, unless told otherwise. */
export const makeMember = (given: GivenAccount = {}): Promise<Member> => newMember(auth, firestore, given);

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
