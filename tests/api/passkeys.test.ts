import { describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../tools/testing/authenticator.ts';
import { type ApiResponse, askAs, callAs, callEndpoint, callForData, getRefusal, parseData } from './support/call.ts';
import { environment } from './support/environment.ts';
import { beginLogin } from './support/factors.ts';
import { createSignedInMember, PASSWORD } from './support/members.ts';

type Authenticator = ReturnType<typeof createAuthenticator>;

const register = async (token: string, authenticator: Authenticator, body: object = { current_password: PASSWORD }) => {
  const { challenge, options } = await callForData('beginPasskey', { token, body });
  const credential = authenticator.create(options);
  return callEndpoint('confirmPasskey', { token, body: { challenge, credential, name: 'Chave' } });
};
/** The token of a session that has the new factor. */
const getToken = (added: ApiResponse): string => parseData('confirmPasskey', added).session.tokens.accessToken;
const createMemberWithPasskey = async () => {
  const [member, authenticator] = [await createSignedInMember(), createAuthenticator(environment.url)];
  return { ...member, authenticator, token: getToken(await register(member.token, authenticator)) };
};
const use = async (member: { username: string }, authenticator: Authenticator) => {
  const { challenge, passkey } = await beginLogin(member);
  if (passkey === null) throw new Error('The account has no passkey');
  return { challenge, passkey: authenticator.get(passkey) };
};

describe('passkey', () => {
  it('is registered with the password and finishes a login (R205)', async () => {
    const { authenticator, ...member } = await createMemberWithPasskey();
    const body = await use(member, authenticator);
    const { tokens } = await callForData('loginFactor', { body });
    const { factors } = await callForData('listFactors', { token: tokens.accessToken });
    expect(factors).toMatchObject([{ kind: 'passkey', name: 'Chave', last_used_at: expect.any(String) }]);
    expect(getRefusal(await callEndpoint('loginFactor', { body }))).toBe('400 challenge_invalid');
  });

  it('is refused from another device, for another challenge and with an older counter (R205)', async () => {
    const { authenticator, ...member } = await createMemberWithPasskey();
    const [first, second] = [await use(member, authenticator), await use(member, authenticator)];
    const bodies = [
      await use(member, createAuthenticator(environment.url)),
      { challenge: second.challenge, passkey: first.passkey },
    ];
    for (const body of bodies) expect(getRefusal(await callEndpoint('loginFactor', { body }))).toBe('400 factor_wrong');
    expect((await callEndpoint('loginFactor', { body: second })).status).toBe(200);
    // The signature counter of `first` is lower than that of `second`, which was used before.
    expect(getRefusal(await callEndpoint('loginFactor', { body: first }))).toBe('400 factor_wrong');
  });

  it.each([
    ['another host', environment.url, 'mau.test'],
    ['a page of another origin', 'https://mau.test', 'localhost'],
  ])('is not registered when it was made for %s (R205)', async (_, origin, rpId) => {
    const { token } = await createSignedInMember();
    expect(getRefusal(await register(token, createAuthenticator(origin, rpId)))).toBe('400 factor_wrong');
    expect((await register(token, createAuthenticator(environment.url))).status).toBe(200);
  });

  it('is refused with more transports than exist (R205)', async () => {
    const { token } = await createSignedInMember();
    const authenticator = createAuthenticator(environment.url);
    const { challenge, options } = await callForData('beginPasskey', { token, body: { current_password: PASSWORD } });
    const created = authenticator.create(options);
    const confirm = (count: number) => {
      const response = { ...created.response, transports: Array.from({ length: count }, () => 'usb') };
      const body = { challenge, credential: { ...created, response }, name: 'Chave' };
      return callEndpoint('confirmPasskey', { token, body });
    };
    expect(getRefusal(await confirm(8))).toBe('400 invalid_request');
    expect((await confirm(7)).status).toBe(200);
  });

  it('is registered once, and is refused with the challenge of another member (R205)', async () => {
    const [one, other] = [await createMemberWithPasskey(), await createSignedInMember()];
    const { challenge, options } = await askAs('beginPasskey', other, { body: { current_password: PASSWORD } });
    const credential = createAuthenticator(environment.url).create(options);
    const body = { challenge, credential, name: 'Chave' };
    expect(getRefusal(await callAs('confirmPasskey', one, { body }))).toBe('400 challenge_invalid');
    const token = getToken(await callAs('confirmPasskey', other, { body }));
    expect(getRefusal(await callEndpoint('confirmPasskey', { token, body }))).toBe('400 challenge_invalid');
  });
});
