import { randomUUID } from 'node:crypto';
import type { Role } from '@bigorna/domain/access/roles';
import type { LoginResult, Session } from '@bigorna/domain/endpoints/auth.schemas';
import type { EndpointId } from '@bigorna/domain/endpoints/index.schemas';
import { getTotpCode } from '../../../tools/shared/totp.ts';
import { type AccountOverrides, createTestMember, type Member, PASSWORD } from '../../../tools/testing/new-member.ts';
import { type ApiResponse, callEndpoint, callForData, type Options } from './call.ts';
import { auth, firestore } from './firebase.ts';

export { type Member, PASSWORD };

/** Creates a unique account, by default a verified member. */
export const createMember = (given: AccountOverrides = {}): Promise<Member> => createTestMember(auth, firestore, given);

/** The session of a login. @throws if the account asks for a second factor */
export const requireSession = (result: LoginResult): Session => {
  if ('second_factor' in result) throw new Error('The account asks for a second factor');
  return result;
};

/** Body of a registration with a unique username and e-mail. */
export const buildNewcomer = () => {
  const username = `Nova_${randomUUID().slice(0, 12)}`;
  return { username, email: `${username.toLowerCase()}@bigorna.test`, full_name: 'Ana Nova', password: PASSWORD };
};

/** Sends a login with a username or e-mail. */
export const sendLogin = (identifier: string, password = PASSWORD, options: Options = {}): Promise<ApiResponse> =>
  callEndpoint('login', { ...options, body: { identifier, password } });

/** Logs in, with the second factor of test staff if the account asks for it. */
export const logIn = async (body: object): Promise<Session> => {
  const result = await callForData('login', { body });
  if (!('second_factor' in result)) return result;
  const { challenge } = result.second_factor;
  return callForData('loginFactor', { body: { challenge, code: getTotpCode() } });
};

/** Calls that end the session of their caller. Tests that loop over all calls need a new session for each of these. */
export const SESSION_ENDING_CALLS: readonly EndpointId[] = ['logout', 'endOtherSessions', 'endAllSessions'];

/** A fresh ID token of a member from the API login. */
export const signIn = async ({ username }: Pick<Member, 'username'>): Promise<string> => {
  const { tokens } = await logIn({ identifier: username, password: PASSWORD });
  return tokens.accessToken;
};

/** Creates a member of a role with an ID token. */
export const createSignedInMember = async (role: Role = 'user'): Promise<Member & { token: string }> => {
  const member = await createMember({ role });
  return { ...member, token: await signIn(member) };
};
