import type { FactorChallenge } from '@bigorna/domain/endpoints/auth.schemas';
import { getTotpCode } from '../../../tools/shared/totp.ts';
import { callForData } from './call.ts';
import { createMember, type Member, PASSWORD, signIn } from './members.ts';

/** The TOTP code of the next time step. The API accepts this code too, but refuses a code that was used before. */
export const getNextCode = (secret: string): string => getTotpCode(secret, new Date(Date.now() + 30_000));

/** Begins a login with the password. Returns the challenge for the second factor. */
export const beginLogin = async (
  { username }: Pick<Member, 'username'>,
  password = PASSWORD,
): Promise<FactorChallenge> => {
  const result = await callForData('login', { body: { identifier: username, password } });
  if (!('second_factor' in result)) throw new Error('The account has no second factor');
  return result.second_factor;
};

/** Sets up an authenticator app for a member. Also returns the code that confirmed the app. */
export const addTotp = async (token: string, current_password: string | undefined = PASSWORD) => {
  const { secret } = await callForData('beginTotp', { token, body: { current_password } });
  const code = getTotpCode(secret);
  const added = await callForData('confirmTotp', { token, body: { code, name: 'Celular' } });
  return { secret, code, ...added, token: added.session.tokens.accessToken, codes: added.recovery_codes ?? [] };
};

/** A member with an authenticator app. */
export const createMemberWithTotp = async (given: Parameters<typeof createMember>[0] = {}) => {
  const member = await createMember({ ...given, has_factor: false });
  return { ...member, ...(await addTotp(await signIn(member))) };
};
