import './support/functions-environment.ts';
import { randomUUID } from 'node:crypto';
import { textFor } from '@bigorna/domain/errors/texts/index';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { describe, expect, it } from 'vitest';
import { spend } from '../../functions/src/platform/rate-limits.ts';
import { call, dataOf, failureOf, messageOf, type Reply, refusal } from './support/call.ts';
import { auth, firestore } from './support/firebase.ts';
import { type Member, makeMember, PASSWORD, signedIn } from './support/members.ts';
import { seen } from './support/seen.ts';
import { codesTo, codeTo } from './support/toolkit.ts';

/** Nothing is answered sooner, whoever has the address. */
const ANSWERED_MS = 1500;
const KIND = 'VERIFY_AND_CHANGE_EMAIL';

const someEmail = () => `Outro-${randomUUID().slice(0, 12)}@bigorna.test`;
const ask = (token: string | undefined, body: object, locale = 'pt-BR'): Promise<Reply> =>
  call('updateEmail', { token, body, headers: { 'Accept-Language': locale } });
const login = (identifier: string): Promise<Reply> => call('login', { body: { identifier, password: PASSWORD } });
const accountOf = async ({ uid }: Pick<Member, 'uid'>) => (await firestore.doc(`users/${uid}`).get()).data();

describe('a new e-mail address', () => {
  it('is the account’s once the link of its mail was followed, and not before; the old one signs in no more', async () => {
    const member = await signedIn();
    const email = someEmail();
    const before = await accountOf(member);
    const reply = await ask(member.token, { email, current_password: PASSWORD });
    expect(reply.status, reply.text).toBe(200);
    expect(messageOf(reply)).toBe('Enviamos um link de confirmação para o novo endereço.');
    expect(await accountOf(member)).toEqual(before);
    expect((await login(member.email)).status).toBe(200);
    expect((await login(email)).status).toBe(401);

    const link = await codeTo(member.email, KIND);
    const { change, session } = dataOf(
      'verifyEmail',
      await call('verifyEmail', { body: { token: link }, token: member.token }),
    );
    expect(change).toBe('changed');
    expect(session?.user.email).toBe(email.toLowerCase());
    expect((await call('countHistory', { token: session?.tokens.accessToken })).status).toBe(200);
    for (const identifier of [email, member.username]) expect((await login(identifier)).status).toBe(200);
    expect(refusal(await login(member.email))).toEqual({ status: 401, code: 'invalid_credentials' });
  });

  it('that somebody has is answered like any other, at no other time, and changes nothing', async () => {
    const [member, other] = await Promise.all([signedIn(), makeMember()]);
    const times: number[] = [];
    const timed = async (email: string): Promise<Reply> => {
      const begun = performance.now();
      const reply = await ask(member.token, { email, current_password: PASSWORD });
      times.push(performance.now() - begun);
      return reply;
    };
    const taken = await timed(other.email.toUpperCase());
    expect(taken.status).toBe(200);
    expect(await codesTo(member.email, KIND)).toEqual([]);
    expect(seen(await timed(someEmail()))).toEqual(seen(taken));
    expect(await codesTo(member.email, KIND)).toHaveLength(1);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(ANSWERED_MS - 1);
    expect((await auth.getUser(other.uid)).email).toBe(other.email);
    expect(await accountOf(member)).toMatchObject({ email: member.email });
  });

  it.each([
    ['a wrong password', { current_password: 'Errada123' }, 'current_password', 'password_wrong'],
    ['no password', { current_password: undefined }, 'current_password', 'required'],
    ['no address', { email: undefined }, 'email', 'required'],
    ['what is no address', { email: 'nada' }, 'email', 'invalid_email'],
  ] as const)('R088 with %s is refused at its field, and no mail goes', async (_what, wrong, path, code) => {
    const member = await signedIn();
    for (const locale of ['pt-BR', 'zh-CN'] as const) {
      const reply = await ask(member.token, { email: someEmail(), current_password: PASSWORD, ...wrong }, locale);
      expect(refusal(reply)).toEqual({ status: 400, code: 'invalid_request' });
      expect(failureOf(reply).errors).toEqual([{ path, code, message: textFor(locale, code) }]);
    }
    expect(await codesTo(member.email, KIND)).toEqual([]);
    expect((await call('countHistory', { token: member.token })).status).toBe(200);
  });

  it('R088 that is the present one is refused, whatever its case', async () => {
    const member = await signedIn();
    for (const email of [member.email, ` ${member.email.toUpperCase()} `]) {
      const reply = await ask(member.token, { email, current_password: PASSWORD });
      expect(failureOf(reply).errors).toEqual([
        { path: 'email', code: 'email_unchanged', message: 'Este já é o seu e-mail' },
      ]);
    }
    expect(await codesTo(member.email, KIND)).toEqual([]);
  });

  it('R090 asked for too often in an hour: 429 with Retry-After, and no mail', async () => {
    const member = await signedIn();
    const { points } = RATE_LIMITS.email_change_by_account;
    for (let spent = 0; spent < points; spent += 1) await spend('email_change_by_account', member.uid);
    const refused = await ask(member.token, { email: someEmail(), current_password: PASSWORD });
    expect(refusal(refused)).toEqual({ status: 429, code: 'too_many_requests' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await codesTo(member.email, KIND)).toEqual([]);
  });

  it('without a token: 401', async () => {
    const reply = await ask(undefined, { email: someEmail(), current_password: PASSWORD });
    expect(refusal(reply)).toEqual({ status: 401, code: 'unauthorized' });
  });
});
