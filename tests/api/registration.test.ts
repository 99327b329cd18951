import './support/functions-environment.ts';
import { describe, expect, it } from 'vitest';
import {
  type ApiResponse,
  callEndpoint,
  createClientIp,
  parseData,
  parseFailure,
  parseMessage,
} from './support/call.ts';
import { auth, firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { buildNewcomer, requireSession, sendLogin } from './support/members.ts';

/** Serves all requests in one process. The Functions emulator would start one process per request. */
const server = await serveApi();

/** Registers all at once, each from another IP, so that no limit applies. */
const registerAll = (bodies: object[]): Promise<ApiResponse[]> => {
  const from = () => ({ origin: server.origin, headers: { 'X-Forwarded-For': createClientIp() } });
  return Promise.all(bodies.map((body) => callEndpoint('register', { body, ...from() })));
};

const getCode = (response: ApiResponse): string => (response.status === 200 ? 'ok' : parseFailure(response).code);
const TEN = Array.from({ length: 10 }, (_, i) => i);
const getOneOk = (code: string): string[] => ['ok', ...TEN.slice(1).map(() => code)].toSorted();

/** Counts of the documents for these usernames, and of the Auth users for these e-mails. */
const countFound = async (usernames: string[], emails: string[]) => {
  const countByUsername = async (collection: string): Promise<number> =>
    (await firestore.collection(collection).where('username', 'in', usernames).get()).size;
  const lower = new Set(usernames.map((name) => name.toLowerCase()));
  const claims = await firestore.getAll(...[...lower].map((name) => firestore.doc(`usernames/${name}`)));
  return {
    accounts: await countByUsername('users'),
    profiles: await countByUsername('profiles'),
    claims: claims.filter((claim) => claim.exists).length,
    auth: (await auth.getUsers(emails.map((email) => ({ email })))).users.length,
  };
};
const exactlyOne = { accounts: 1, profiles: 1, claims: 1, auth: 1 };

describe('ten registrations at once', () => {
  it('create one account for one username in any letter case; nine get 409, no orphan (R080)', async () => {
    const { username, email, ...others } = buildNewcomer();
    const emails = TEN.map((i) => `${i}-${email}`);
    const names = TEN.map((i) => (i % 2 === 0 ? username : username.toUpperCase()));
    const responses = await registerAll(TEN.map((i) => ({ ...others, username: names[i], email: emails[i] })));
    expect(responses.map(getCode).toSorted()).toEqual(getOneOk('username_taken'));
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await countFound([username, username.toUpperCase()], emails)).toEqual(exactlyOne);
  });

  it('create one account for one e-mail; nine get 409, no orphan, and usernames stay free (R061)', async () => {
    const { username, ...others } = buildNewcomer();
    const names = TEN.map((i) => `${username}-${i}`);
    const responses = await registerAll(names.map((name) => ({ ...others, username: name })));
    expect(responses.map(getCode).toSorted()).toEqual(getOneOk('email_taken'));
    expect(await countFound(names, [others.email])).toEqual(exactlyOne);
  });
});

describe('registration', () => {
  it('returns user, access token and message; the display name defaults to the username (R061)', async () => {
    const body = buildNewcomer();
    const response = await callEndpoint('register', { body });
    expect(parseMessage(response)).toBe('Conta criada!');
    const { user, tokens } = parseData('register', response);
    expect(user).toMatchObject({ username: body.username, display_name: body.username, full_name: 'Ana Nova' });
    expect((await callEndpoint('verify', { token: tokens.accessToken })).status).toBe(200);
    const withDisplayName = parseData(
      'register',
      await callEndpoint('register', { body: { ...buildNewcomer(), display_name: 'Ana' } }),
    );
    expect(withDisplayName.user.display_name).toBe('Ana');
  });

  it('stores member_since and last_login; every login updates last_login (R091)', async () => {
    const body = buildNewcomer();
    const before = Date.now() - 1000;
    const { user } = parseData('register', await callEndpoint('register', { body }));
    expect(Date.parse(user.member_since)).toBeGreaterThanOrEqual(before);
    expect(user.last_login).toBe(user.member_since);
    const profile = await firestore.doc(`profiles/${user.id}`).get();
    expect(profile.get('member_since').toDate().toISOString()).toBe(user.member_since);

    const login = await sendLogin(body.username);
    const renewed = requireSession(parseData('login', login)).user;
    expect(renewed.member_since).toBe(user.member_since);
    expect(Date.parse(renewed.last_login ?? '')).toBeGreaterThan(Date.parse(user.last_login ?? ''));
    const token = requireSession(parseData('login', login)).tokens.accessToken;
    expect(parseData('verify', await callEndpoint('verify', { token })).user).toMatchObject({
      member_since: renewed.member_since,
      last_login: renewed.last_login,
    });
  });
});
