import './support/functions-environment.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, dataOf, messageOf, type Reply, refusal, someAddress } from './support/call.ts';
import { auth, firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { PASSWORD } from './support/members.ts';

const newcomer = () => {
  const username = `Muitos_${randomUUID().slice(0, 12)}`;
  return { username, email: `${username.toLowerCase()}@bigorna.test`, full_name: 'Ana Muitos', password: PASSWORD };
};

/** In one process: the Functions emulator would start one for each. */
let server: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  server = await serveApi();
});
afterAll(() => server.close());

/** Each from an address of its own, so that no limit is met. */
const registerAll = (bodies: object[]): Promise<Reply[]> => {
  const from = () => ({ origin: server.origin, headers: { 'X-Forwarded-For': someAddress() } });
  return Promise.all(bodies.map((body) => call('register', { body, ...from() })));
};

const codeOf = (reply: Reply): string => (reply.status === 200 ? 'ok' : refusal(reply).code);
const TEN = Array.from({ length: 10 }, (_, i) => i);
const oneOf = (code: string): string[] => ['ok', ...TEN.slice(1).map(() => code)].toSorted();

/** How many of each kind of document there are for these names, and of Auth users for these addresses. */
const found = async (usernames: string[], emails: string[]) => {
  const named = async (collection: string): Promise<number> =>
    (await firestore.collection(collection).where('username', 'in', usernames).get()).size;
  const lower = new Set(usernames.map((name) => name.toLowerCase()));
  const claims = await firestore.getAll(...[...lower].map((name) => firestore.doc(`usernames/${name}`)));
  return {
    accounts: await named('users'),
    profiles: await named('profiles'),
    claims: claims.filter((claim) => claim.exists).length,
    auth: (await auth.getUsers(emails.map((email) => ({ email })))).users.length,
  };
};
const exactlyOne = { accounts: 1, profiles: 1, claims: 1, auth: 1 };

describe('ten registrations at once', () => {
  it('R080 of one name, whatever its case: one account, nine 409, no orphan', async () => {
    const { username, email, ...others } = newcomer();
    const emails = TEN.map((i) => `${i}-${email}`);
    const names = TEN.map((i) => (i % 2 === 0 ? username : username.toUpperCase()));
    const replies = await registerAll(TEN.map((i) => ({ ...others, username: names[i], email: emails[i] })));
    expect(replies.map(codeOf).toSorted()).toEqual(oneOf('username_taken'));
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await found([username, username.toUpperCase()], emails)).toEqual(exactlyOne);
  });

  it('R061 of one address: one account, nine 409, no orphan, and the other names are free', async () => {
    const { username, ...others } = newcomer();
    const names = TEN.map((i) => `${username}-${i}`);
    const replies = await registerAll(names.map((name) => ({ ...others, username: name })));
    expect(replies.map(codeOf).toSorted()).toEqual(oneOf('email_taken'));
    expect(await found(names, [others.email])).toEqual(exactlyOne);
  });
});

describe('registration', () => {
  it('R061 answers user, access token and message; the shown name is the username where none is given', async () => {
    const body = newcomer();
    const reply = await call('register', { body });
    expect(messageOf(reply)).toBe('Conta criada!');
    const { user, tokens } = dataOf('register', reply);
    expect(user).toMatchObject({ username: body.username, display_name: body.username, full_name: 'Ana Muitos' });
    expect((await call('verify', { token: tokens.accessToken })).status).toBe(200);
    const named = dataOf('register', await call('register', { body: { ...newcomer(), display_name: 'Ana' } }));
    expect(named.user.display_name).toBe('Ana');
  });

  it('R091 keeps since when they are a member and their last login, which every login renews', async () => {
    const body = newcomer();
    const before = Date.now() - 1000;
    const { user } = dataOf('register', await call('register', { body }));
    expect(Date.parse(user.member_since)).toBeGreaterThanOrEqual(before);
    expect(user.last_login).toBe(user.member_since);
    const profile = await firestore.doc(`profiles/${user.id}`).get();
    expect(profile.get('member_since').toDate().toISOString()).toBe(user.member_since);

    const login = await call('login', { body: { identifier: body.username, password: PASSWORD } });
    const later = dataOf('login', login).user;
    expect(later.member_since).toBe(user.member_since);
    expect(Date.parse(later.last_login ?? '')).toBeGreaterThan(Date.parse(user.last_login ?? ''));
    const token = dataOf('login', login).tokens.accessToken;
    expect(dataOf('verify', await call('verify', { token })).user).toMatchObject({
      member_since: later.member_since,
      last_login: later.last_login,
    });
  });
});
