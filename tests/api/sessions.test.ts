import { SESSIONS_MAX } from '@bigorna/domain/limits';
import { describe, expect, it } from 'vitest';
import { TEST_SESSION } from '../../tools/testing/id-token.ts';
import { callEndpoint, callForData, getRefusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { createMember, createSignedInMember, type Member, PASSWORD, requireSession } from './support/members.ts';
import { getFirestoreStatus } from './support/rest-firestore.ts';
import { createToken } from './support/tokens.ts';

const over = '401 token_expired';
const DAY = 86_400;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const logIn = async ({ username }: Member, headers: Record<string, string> = {}): Promise<string> => {
  const result = await callForData('login', { body: { identifier: username, password: PASSWORD }, headers });
  return requireSession(result).tokens.accessToken;
};
const list = async (token: string) =>
  (await callForData('listSessions', { token })).filter(({ id }) => id !== TEST_SESSION);
const expectEnded = async ({ uid }: Member, token: string) => {
  expect(getRefusal(await callEndpoint('countHistory', { token }))).toBe(over);
  expect(getRefusal(await callEndpoint('verify', { token }))).toBe(over);
  expect(await getFirestoreStatus(`users/${uid}`, token)).toBe(403);
};
const expectLive = async ({ uid }: Member, token: string) => {
  expect((await callEndpoint('countHistory', { token })).status).toBe(200);
  expect(await getFirestoreStatus(`users/${uid}`, token)).toBe(200);
};

describe('sessions of a member', () => {
  it('name browser, system and country, and store neither user agent nor IP address (R206)', async () => {
    const member = await createMember();
    const token = await logIn(member, { 'User-Agent': FIREFOX, 'X-Country-Code': 'BR' });
    const [session] = await list(token);
    expect(session).toMatchObject({ browser: 'Firefox', system: 'Linux', country: 'BR', is_current: true });
    const stored = (await firestore.doc(`users/${member.uid}`).get()).get(`sessions.${session?.id}`);
    expect(Object.keys(stored).toSorted()).toEqual(['browser', 'country', 'last_used_at', 'started_at', 'system']);
  });

  it('can be ended one by one, at once in API and rules (R206)', async () => {
    const member = await createMember();
    const [one, other] = [await logIn(member), await logIn(member)];
    const ended = (await list(one)).find(({ is_current }) => is_current);
    const params = { id: ended?.id ?? '' };
    const stranger = await logIn(await createMember());
    expect(getRefusal(await callEndpoint('endSession', { token: stranger, params }))).toBe('404 session_not_found');
    await expectLive(member, one);
    expect((await callEndpoint('endSession', { token: other, params })).status).toBe(200);
    await expectEnded(member, one);
    await expectLive(member, other);
  });

  it('end only for the browser that logs out (R206)', async () => {
    const member = await createMember();
    const [one, other] = [await logIn(member), await logIn(member)];
    await callForData('logout', { token: one });
    await expectEnded(member, one);
    await expectLive(member, other);
  });

  it('end on request except the current session, which gets new tokens (R206)', async () => {
    const member = await createMember();
    const [one, other] = [await logIn(member), await logIn(member)];
    const { tokens } = await callForData('endOtherSessions', { token: one });
    await expectEnded(member, other);
    await expectLive(member, tokens.accessToken);
    expect(await list(tokens.accessToken)).toHaveLength(1);
    // The previous token of the current session has ended too.
    await expectEnded(member, one);
  });

  it('keep start and factor times when others end, so that the maximum age still holds (R206)', async () => {
    const member = await createMember();
    const [now, other] = [Math.floor(Date.now() / 1000), await logIn(member)];
    const startedAt = now - 59 * DAY;
    await firestore.doc(`users/${member.uid}`).update({ valid_after: new Date('2026-01-01') });
    const token = createToken(member.uid, startedAt, now + 3600, undefined, { mfa: startedAt + 60 });
    await expectLive(member, token);
    const { tokens } = await callForData('endOtherSessions', { token });
    await expectEnded(member, other);
    await expectLive(member, tokens.accessToken);
    const claims = JSON.parse(Buffer.from(tokens.accessToken.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ minted_at: startedAt, mfa: startedAt + 60 });
    // Simulates the same session two days later by an earlier start.
    const later = createToken(member.uid, startedAt - 2 * DAY, now + 3600, undefined, { sid: claims.sid });
    await expectEnded(member, later);
  });

  it('end all at once on request (R206)', async () => {
    const member = await createMember();
    const [one, other] = [await logIn(member), await logIn(member)];
    await callForData('endAllSessions', { token: one });
    await expectEnded(member, one);
    await expectEnded(member, other);
    await expectLive(member, await logIn(member));
  });

  it('end, least recently used first, when there are too many (R206)', async () => {
    const member = await createMember();
    const first = await logIn(member);
    const at = new Date();
    const other = { browser: null, system: null, country: null, started_at: at, last_used_at: at };
    // The account has two more sessions: the default session and the first login. One more session is possible.
    const others = Object.fromEntries(Array.from({ length: SESSIONS_MAX - 3 }, (_, i) => [`other${i}`, other]));
    await firestore.doc(`users/${member.uid}`).set({ sessions: others }, { merge: true });
    const second = await logIn(member);
    await expectLive(member, first);
    await logIn(member);
    await expectEnded(member, first);
    await expectLive(member, second);
  });

  it('store their last use at most once an hour (R206)', async () => {
    const member = await createMember();
    const token = await logIn(member);
    const [session] = await list(token);
    const field = `sessions.${session?.id}.last_used_at`;
    const ref = firestore.doc(`users/${member.uid}`);
    const setUse = (ms: number) => ref.update({ [field]: new Date(Date.now() - ms) });
    const getAge = async (): Promise<number> => Date.now() - (await ref.get()).get(field).toMillis();
    await setUse(50 * 60_000);
    await callForData('verify', { token });
    expect(await getAge()).toBeGreaterThan(49 * 60_000);
    await setUse(61 * 60_000);
    await callForData('verify', { token });
    expect(await getAge()).toBeLessThan(60_000);
  });
});

describe('maximum age of a session', () => {
  it.each([
    ['user', 60 * DAY],
    ['moderator', DAY / 2],
  ] as const)('ends renewed tokens of a %s too (R206)', async (role, age) => {
    const { uid } = await createMember({ role });
    const now = Math.floor(Date.now() / 1000);
    const ask = (startedAt: number) => callEndpoint('countHistory', { token: createToken(uid, startedAt, now + 3600) });
    expect((await ask(now - age + 60)).status).toBe(200);
    expect(getRefusal(await ask(now - age - 60))).toBe(over);
  });

  it('ends a staff session for good, also after the account loses its staff role (R206, R127)', async () => {
    const [chief, member] = [await createSignedInMember('super_admin'), await createMember({ role: 'admin' })];
    const now = Math.floor(Date.now() / 1000);
    const begin = async (sid: string, hours: number) => {
      const minted_at = now - hours * 3600;
      const at = new Date(minted_at * 1000);
      const session = { browser: null, system: null, country: null, started_at: at, last_used_at: at };
      await firestore.doc(`users/${member.uid}`).update({ [`sessions.${sid}`]: session });
      return createToken(member.uid, minted_at, now + 3600, undefined, { sid });
    };
    const [old, young] = [await begin('old', 13), await begin('young', 11)];
    await expectEnded(member, old);
    await expectLive(member, young);
    const demotion = { params: { uid: member.uid }, body: { role: 'user' }, token: chief.token };
    expect((await callEndpoint('changeRole', demotion)).status).toBe(200);
    await expectEnded(member, old);
    await expectLive(member, young);
  });
});
