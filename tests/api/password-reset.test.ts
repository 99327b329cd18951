import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ask, call, dataOf, failureOf, messageOf, type Reply, refusal } from './support/call.ts';
import { auth, firestore } from './support/firebase.ts';
import { type Member, makeMember, PASSWORD, signIn } from './support/members.ts';
import { seen } from './support/seen.ts';
import { codesTo, codeTo, toolkit, toolkitDoes } from './support/toolkit.ts';

const NEW = 'Novinha456';
const DEAD = { status: 400, code: 'link_invalid' };
/** Nothing is answered sooner, whoever has an account. */
const ANSWERED_MS = 1500;

const nobody = () => `ninguem-${randomUUID().slice(0, 12)}@bigorna.test`;
const forgot = (email: string): Promise<Reply> => call('forgotPassword', { body: { email } });
const linkOf = async ({ email }: Pick<Member, 'email'>): Promise<string> => {
  await forgot(email);
  return codeTo(email, 'PASSWORD_RESET');
};
const look = (token: string): Promise<Reply> => call('verifyResetToken', { params: { token } });
const reset = (token: string, password = NEW): Promise<Reply> => call('resetPassword', { body: { token, password } });
const login = ({ username }: Member, password: string): Promise<Reply> =>
  call('login', { body: { identifier: username, password } });

/** As anyone can who has the web key. */
const signInAtFirebase = async ({ email }: Member): Promise<string> => {
  const body = { email, password: PASSWORD, returnSecureToken: true };
  return z.object({ idToken: z.string() }).parse(await toolkitDoes('signInWithPassword', body)).idToken;
};

describe('a forgotten password', () => {
  it('R065 has a mail sent, and answers the same for an address that nobody has', async () => {
    const member = await makeMember();
    const unknown = nobody();
    const times: number[] = [];
    const timed = async (email: string): Promise<Reply> => {
      const begun = performance.now();
      const reply = await forgot(email);
      times.push(performance.now() - begun);
      return reply;
    };
    const known = await timed(member.email.toUpperCase());
    expect(known.status).toBe(200);
    expect(messageOf(known)).toBe('Email enviado!');
    expect(seen(await timed(unknown))).toEqual(seen(known));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(ANSWERED_MS - 1);
    expect(await codesTo(member.email, 'PASSWORD_RESET')).toHaveLength(1);
    expect(await codesTo(unknown, 'PASSWORD_RESET')).toHaveLength(0);
  });

  it('R065 asks for an address', async () => {
    expect(failureOf(await forgot('nada')).errors).toMatchObject([{ path: 'email', code: 'invalid_email' }]);
  });
});

describe('the link of a reset mail', () => {
  it('R066 sets a new password: the old one is refused, every session ends, and the link is good once', async () => {
    const member = await makeMember();
    const before = await signIn(member);
    const link = await linkOf(member);
    expect(dataOf('verifyResetToken', await look(link))).toEqual({ email: member.email });

    const done = await reset(link);
    expect(done.status, done.text).toBe(200);
    expect(messageOf(done)).toBe('Senha redefinida!');
    expect(refusal(await call('verify', { token: before }))).toEqual({ status: 401, code: 'token_expired' });
    expect(refusal(await call('countHistory', { token: before }))).toEqual({ status: 401, code: 'token_expired' });
    expect(refusal(await login(member, PASSWORD))).toEqual({ status: 401, code: 'invalid_credentials' });
    const { tokens } = dataOf('login', await login(member, NEW));
    expect((await call('countHistory', { token: tokens.accessToken })).status).toBe(200);

    expect(refusal(await look(link))).toEqual(DEAD);
    expect(refusal(await reset(link, 'Terceira789'))).toEqual(DEAD);
    expect((await login(member, NEW)).status).toBe(200);
  });

  it('R066 a token kept from a login before signs nobody in anew', async () => {
    const member = await makeMember();
    const { tokens } = dataOf('login', await login(member, PASSWORD));
    const signInAnew = async () => {
      const body = { token: tokens.customToken, returnSecureToken: true };
      return z.object({ idToken: z.string() }).parse(await toolkitDoes('signInWithCustomToken', body)).idToken;
    };
    expect((await call('countHistory', { token: await signInAnew() })).status).toBe(200);
    expect((await reset(await linkOf(member))).status).toBe(200);
    const refused = await call('countHistory', { token: await signInAnew() });
    expect(refusal(refused)).toEqual({ status: 401, code: 'token_expired' });
  });

  it('R066 ends Firebase’s own sessions too', async () => {
    const member = await makeMember();
    const idToken = await signInAtFirebase(member);
    const lookup = () => toolkit('lookup', { idToken });
    expect(await lookup()).toHaveProperty('users');
    expect((await reset(await linkOf(member))).status).toBe(200);
    expect(await lookup()).not.toHaveProperty('users');
  });

  it('R066 shows that the address is the member’s: it counts as verified', async () => {
    const member = await makeMember({ is_verified: false });
    expect((await reset(await linkOf(member))).status).toBe(200);
    expect((await firestore.doc(`users/${member.uid}`).get()).get('is_verified')).toBe(true);
  });

  it('R066 followed twice at once, it is good for one', async () => {
    const member = await makeMember();
    const link = await linkOf(member);
    const passwords = [NEW, 'Terceira789'];
    const replies = await Promise.all(passwords.map((password) => reset(link, password)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const logins = await Promise.all(passwords.map((password) => login(member, password)));
    expect(logins.map(({ status }) => status)).toEqual(replies.map(({ status }) => (status === 200 ? 200 : 401)));
  });

  it('R066 a password that breaks the rules leaves it good', async () => {
    const member = await makeMember();
    const link = await linkOf(member);
    expect(failureOf(await reset(link, 'semnumero')).errors).toMatchObject([
      { path: 'password', code: 'password_weak' },
    ]);
    expect((await reset(link)).status).toBe(200);
  });

  it.each([
    ['a word', 'nada'],
    ['what an address has to quote', 'a/b?c'],
    ['as long as may be', 'x'.repeat(1000)],
  ])('R066 that never was, %s, is refused', async (_what, code) => {
    expect(refusal(await look(code))).toEqual(DEAD);
    expect(refusal(await reset(code))).toEqual(DEAD);
  });

  it('R066 is not that of another mail, which stays good for its own purpose', async () => {
    const member = await makeMember({ is_verified: false });
    const idToken = await signInAtFirebase(member);
    await toolkitDoes('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    const link = await codeTo(member.email, 'VERIFY_EMAIL');
    expect(refusal(await look(link))).toEqual(DEAD);
    expect(refusal(await reset(link))).toEqual(DEAD);
    expect((await login(member, PASSWORD)).status).toBe(200);
    expect(await ask('verifyEmail', { body: { token: link } })).toMatchObject({ change: 'verified' });
  });

  it('R066 does nothing for an Auth user without an account', async () => {
    const email = nobody();
    const { uid } = await auth.createUser({ email, password: PASSWORD });
    const link = await linkOf({ email });
    expect(refusal(await look(link))).toEqual(DEAD);
    expect(refusal(await reset(link))).toEqual(DEAD);
    expect(await toolkit('signInWithPassword', { email, password: PASSWORD })).toMatchObject({ localId: uid });
  });

  it('R066 sets a banned member’s password, and the ban stays', async () => {
    const member = await makeMember({ is_banned: true, ban_reason: 'Anúncios' });
    expect((await reset(await linkOf(member))).status).toBe(200);
    expect(refusal(await login(member, NEW))).toEqual({ status: 403, code: 'banned' });
    expect(refusal(await login(member, PASSWORD))).toEqual({ status: 401, code: 'invalid_credentials' });
  });
});
