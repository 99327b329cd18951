import './support/functions-environment.ts';
import { textFor } from '@bigorna/domain/errors/texts/index';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changePassword } from '../../functions/src/accounts/change-password.ts';
import { auth as authOf } from '../../functions/src/platform/firebase.ts';
import { doc, get } from '../../functions/src/platform/firestore.ts';
import { call, dataOf, failureOf, messageOf, type Reply, refusal, someAddress } from './support/call.ts';
import { environment } from './support/environment.ts';
import { auth, firestore } from './support/firebase.ts';
import { type Member, makeMember, PASSWORD, signedIn, signIn } from './support/members.ts';
import { toolkit, toolkitDoes } from './support/toolkit.ts';

vi.mock('../../functions/src/platform/firebase.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/firebase.ts')>();
  return { ...actual, auth: vi.fn(actual.auth) };
});

const NEW = 'Granito8Solar';
const OVER = { status: 401, code: 'token_expired' };
const right = { current_password: PASSWORD, password: NEW, password_confirmation: NEW };

const weak = (password: string) => ({ password, password_confirmation: password });

const change = (token: string | undefined, body: object, locale = 'pt-BR'): Promise<Reply> =>
  call('updatePassword', { token, body, headers: { 'Accept-Language': locale } });
const login = ({ username }: Pick<Member, 'username'>, password: string): Promise<Reply> =>
  call('login', { body: { identifier: username, password } });
const accountOf = async ({ uid }: Pick<Member, 'uid'>) => (await firestore.doc(`users/${uid}`).get()).data();

/** What the rules answer a token that reads its own account document. */
const throughRules = async ({ uid }: Pick<Member, 'uid'>, token: string): Promise<number> => {
  const path = `projects/${environment.project}/databases/(default)/documents/users/${uid}`;
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`http://${environment.firestoreHost}/v1/${path}`, { headers })).status;
};

describe('a changed password', () => {
  it('R082 keeps this session by the tokens answered, and ends every other, in API and rules', async () => {
    const member = await signedIn();
    const other = await signIn(member);
    for (const token of [member.token, other]) expect(await throughRules(member, token)).toBe(200);
    const reply = await change(member.token, right);
    expect(reply.status, reply.text).toBe(200);
    expect(messageOf(reply)).toBe('Senha alterada!');
    const { user, tokens } = dataOf('updatePassword', reply);
    expect(user.id).toBe(member.uid);
    expect(Date.parse(tokens.expiresIn) - Date.now()).toBeGreaterThan(50 * 60_000);

    const exchanged = await toolkitDoes('signInWithCustomToken', {
      token: tokens.customToken,
      returnSecureToken: true,
    });
    for (const token of [tokens.accessToken, String(Object(exchanged).idToken)]) {
      expect((await call('countHistory', { token })).status).toBe(200);
      expect((await call('verify', { token })).status).toBe(200);
      expect(await throughRules(member, token)).toBe(200);
    }
    for (const token of [member.token, other]) {
      expect(refusal(await call('countHistory', { token }))).toEqual(OVER);
      expect(refusal(await call('verify', { token }))).toEqual(OVER);
      expect(await throughRules(member, token)).toBe(403);
    }
    expect(refusal(await login(member, PASSWORD))).toEqual({ status: 401, code: 'invalid_credentials' });
    const { tokens: later } = dataOf('login', await login(member, NEW));
    expect((await call('countHistory', { token: later.accessToken })).status).toBe(200);
  });

  it('R082 ends what a custom token from before could begin, in API and rules', async () => {
    const member = await makeMember();
    const { tokens } = dataOf('login', await login(member, PASSWORD));
    const begun = async (): Promise<string> => {
      const session = await toolkitDoes('signInWithCustomToken', {
        token: tokens.customToken,
        returnSecureToken: true,
      });
      return String(Object(session).idToken);
    };
    const before = await begun();
    expect((await call('countHistory', { token: before })).status).toBe(200);
    expect(await throughRules(member, before)).toBe(200);
    expect((await change(tokens.accessToken, right)).status).toBe(200);
    for (const token of [before, await begun()]) {
      expect(refusal(await call('countHistory', { token }))).toEqual(OVER);
      expect(await throughRules(member, token)).toBe(403);
    }
  });

  it('R082 ends Firebase’s own sessions too', async () => {
    const member = await signedIn();
    const before = await auth.getUser(member.uid);
    expect((await change(member.token, right)).status).toBe(200);
    const after = await auth.getUser(member.uid);
    const [then, now] = [before, after].map(({ tokensValidAfterTime }) => Date.parse(tokensValidAfterTime ?? ''));
    expect(now).toBeGreaterThanOrEqual(then ?? Number.NaN);
    expect(await toolkit('lookup', { idToken: member.token })).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } });
  });

  it.each([
    ['a wrong password', { current_password: 'Errada123' }, 'current_password', 'password_wrong', {}],
    ['no present password', { current_password: undefined }, 'current_password', 'required', {}],
    ['an empty one', { current_password: '' }, 'current_password', 'required', {}],
    ['no new password', { password: undefined }, 'password', 'required', {}],
    ['a short one', weak('Curta1'), 'password', 'too_short', { min: 8 }],
    ['one without a capital', weak('sem-maiuscula1'), 'password', 'password_weak', {}],
    ['one without a small letter', weak('SEM-MINUSCULA1'), 'password', 'password_weak', {}],
    ['one without a digit', weak('SemNumeroAlgum'), 'password', 'password_weak', {}],
    ['the present one', weak(PASSWORD), 'password', 'password_unchanged', {}],
    [
      'another one repeated',
      { password_confirmation: 'Granito9Solar' },
      'password_confirmation',
      'passwords_differ',
      {},
    ],
  ] as const)(
    'R082 R088 is refused with %s at its field; the session and the old password stay',
    async (_what, wrong, path, code, values) => {
      const member = await signedIn();
      const before = await accountOf(member);
      for (const locale of ['pt-BR', 'en-US'] as const) {
        const reply = await change(member.token, { ...right, ...wrong }, locale);
        expect(refusal(reply)).toEqual({ status: 400, code: 'invalid_request' });
        expect(failureOf(reply).errors).toContainEqual({ path, code, message: textFor(locale, code, values) });
      }
      expect(await accountOf(member)).toEqual(before);
      expect((await call('countHistory', { token: member.token })).status).toBe(200);
      expect((await login(member, PASSWORD)).status).toBe(200);
    },
  );

  it('R082 without a token: 401', async () => {
    expect(refusal(await change(undefined, right))).toEqual({ status: 401, code: 'unauthorized' });
  });
});

describe('a password change that fails on the way', () => {
  /** The member calls from this process, where Auth fails as told. */
  const changing = async (updateUser: (...given: Parameters<typeof auth.updateUser>) => Promise<never>) => {
    const member = await makeMember();
    const token = await signIn(member);
    const before = await accountOf(member);
    const account = await get(doc('users/{uid}', member.uid));
    if (account === undefined) throw new Error('The member has no account');
    const failing = Object.assign(Object.create(auth), { updateUser });
    vi.mocked(authOf).mockReturnValue(failing);
    const changed = changePassword(
      { uid: member.uid, account },
      { current_password: PASSWORD, password: NEW },
      someAddress(),
    );
    return { member, token, before, changed };
  };
  const refuse = () => Promise.reject(new Error('Auth is out of reach'));

  afterEach(() => vi.mocked(authOf).mockReset());

  it('R082 because Auth does not take it: password, sessions and account are as they were', async () => {
    const { member, token, before, changed } = await changing(refuse);
    await expect(changed).rejects.toThrow('Auth is out of reach');
    expect(await accountOf(member)).toEqual(before);
    expect((await call('countHistory', { token })).status).toBe(200);
    expect((await login(member, PASSWORD)).status).toBe(200);
  });

  it('R082 because Auth’s answer is lost: the change stands, with fresh tokens', async () => {
    const { member, token, changed } = await changing(async (uid, properties) => {
      await auth.updateUser(uid, properties);
      return refuse();
    });
    const { tokens } = await changed;
    expect((await call('countHistory', { token: tokens.accessToken })).status).toBe(200);
    expect(refusal(await call('countHistory', { token }))).toEqual(OVER);
    expect((await login(member, NEW)).status).toBe(200);
  });

  it('R082 a sign-in by the old password while the change is under way ends with the others', async () => {
    const between: string[] = [];
    const { member, changed } = await changing(async (uid, properties) => {
      const name = (await firestore.doc(`users/${uid}`).get()).get('username');
      between.push(await signIn({ username: String(name) }));
      await auth.updateUser(uid, properties);
      return refuse();
    });
    const { tokens } = await changed;
    for (const token of between) expect(refusal(await call('countHistory', { token }))).toEqual(OVER);
    expect(between).toHaveLength(1);
    expect((await call('countHistory', { token: tokens.accessToken })).status).toBe(200);
    expect((await login(member, NEW)).status).toBe(200);
  });
});
