import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { user } from '../testing/sample-user.ts';
import { sendLogout, verifyToken } from './account-calls.ts';
import { firebase } from './testing/fake-connection.ts';
import {
  createTestToken,
  expired,
  FRESH,
  member,
  networkFailure,
  refusal,
  resetBrowser,
  STORED,
  startEngine,
  stored,
} from './testing/start-engine.ts';

vi.mock('./account-calls.ts');
vi.mock('./connection.ts', () => import('./testing/fake-connection.ts'));
vi.mock('../state/retry-delay.ts', async (load) => ({
  ...(await load<typeof import('../state/retry-delay.ts')>()),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
}));

const NEXT_TOKEN = createTestToken('u1', 3);
const otherUser = { ...user, id: 'u2', username: 'bia' };
const OTHER_TOKEN = createTestToken('u2', 4);

beforeEach(() => {
  resetBrowser();
  vi.mocked(verifyToken).mockReset().mockResolvedValue(member);
  vi.mocked(sendLogout).mockReset().mockResolvedValue();
});
afterEach(() => vi.unstubAllGlobals());

describe('running session (R070)', () => {
  it('stores a fresh Firebase token, except over a newer token or another member’s token', async () => {
    await startEngine(STORED);
    firebase.follow(NEXT_TOKEN);
    expect(stored.get('authToken')).toBe(NEXT_TOKEN);
    firebase.follow(FRESH);
    expect(stored.get('authToken')).toBe(NEXT_TOKEN);
    stored.set('authToken', OTHER_TOKEN);
    firebase.follow(NEXT_TOKEN);
    expect(stored.get('authToken')).toBe(OTHER_TOKEN);
  });

  it('ends when Firebase’s session ends, and reads the ban that caused the end (R087)', async () => {
    const notice = { reason: 'Spam', since: null, until: undefined };
    const { store } = await startEngine(STORED);
    vi.mocked(verifyToken).mockResolvedValue({ kind: 'banned', notice });
    firebase.uid = undefined;
    firebase.follow(undefined);
    expect(store.get().session.status).toBe('anonymous');
    await vi.waitFor(() => expect(store.get().ban).toEqual(notice));
    expect(firebase.signOuts).toBe(0);
  });

  it('survives a recheck without a network, but ends when a recheck is refused', async () => {
    const { store, engine } = await startEngine(STORED);
    vi.mocked(verifyToken).mockRejectedValueOnce(networkFailure);
    await engine.recheck();
    expect(store.get().session.status).toBe('signed_in');
    vi.mocked(verifyToken).mockRejectedValue(refusal);
    await engine.recheck();
    expect(store.get().session.status).toBe('anonymous');
  });

  it('gets a new token from a recheck after an account change', async () => {
    const { store, engine } = await startEngine(STORED);
    vi.mocked(verifyToken).mockResolvedValue({ kind: 'member', user: { ...user, role: 'moderator' } });
    await engine.recheck();
    expect(store.get().session).toMatchObject({ user: { role: 'moderator' } });
    expect(stored.get('authToken')).toBe(NEXT_TOKEN);
  });

  it('updates the member from a response, unless the response is about another member', async () => {
    const { store, engine } = await startEngine(STORED);
    engine.replaceUser({ ...user, display_name: 'Aninha' });
    engine.replaceUser(otherUser);
    expect(store.get().session).toMatchObject({ user: { id: 'u1', display_name: 'Aninha' } });
  });

  it('continues with a renewed session and restarts the listeners', async () => {
    const { store, engine } = await startEngine(STORED);
    const before = store.get().firebase;
    const renewed = createTestToken('u1', 9, 9);
    firebase.joins = { uid: 'u1', token: renewed };
    const session = { user, tokens: { accessToken: renewed, customToken: 'custom' } };
    await engine.renewBy(async () => ({ session }));
    expect(store.get()).toMatchObject({ session: { status: 'signed_in' }, firebase: { signedInAt: 9 } });
    expect(before?.ended.aborted).toBe(true);
    expect(stored.get('authToken')).toBe(renewed);
  });

  it('survives a recheck during its renewal', async () => {
    const { store, engine } = await startEngine(STORED);
    const renewed = createTestToken('u1', 9, 9);
    firebase.joins = { uid: 'u1', token: renewed };
    vi.mocked(verifyToken).mockImplementation(async (token) => {
      if (token !== renewed) throw expired;
      return member;
    });
    let recheck: Promise<void> | undefined;
    await engine.renewBy(async () => {
      recheck = engine.recheck();
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { session: { user, tokens: { accessToken: renewed, customToken: 'custom' } } };
    });
    await recheck;
    expect(store.get().session.status).toBe('signed_in');
    expect(firebase.refreshes).toBe(0);
  });
});

describe('expired token (R070)', () => {
  it('is refreshed by Firebase', async () => {
    const { engine } = await startEngine(STORED);
    expect(await engine.tokens.renew(FRESH)).toBe(NEXT_TOKEN);
    expect(firebase.refreshes).toBe(1);
  });

  it('is replaced by another tab’s token without a refresh by Firebase', async () => {
    const { engine } = await startEngine(STORED);
    stored.set('authToken', NEXT_TOKEN);
    expect(await engine.tokens.renew(FRESH)).toBe(NEXT_TOKEN);
    expect(firebase.refreshes).toBe(0);
  });

  it('is not used when another tab has stored a newer token', async () => {
    const { engine } = await startEngine(STORED);
    expect(await engine.tokens.get()).toBe(FRESH);
    stored.set('authToken', NEXT_TOKEN);
    expect(await engine.tokens.get()).toBe(NEXT_TOKEN);
    stored.set('authToken', OTHER_TOKEN);
    expect(await engine.tokens.get()).toBe(FRESH);
  });

  it('is never replaced by the token of another member or after a logout', async () => {
    const { engine } = await startEngine(STORED);
    stored.set('authToken', OTHER_TOKEN);
    firebase.refreshed = undefined;
    expect(await engine.tokens.renew(FRESH)).toBeUndefined();
    await engine.logout();
    stored.set('authToken', NEXT_TOKEN);
    expect(await engine.tokens.renew(FRESH)).toBeUndefined();
  });
});

describe('multiple tabs', () => {
  it('sign out when another tab signs out, and leave Firebase’s session to that tab (R063)', async () => {
    const { store, engine } = await startEngine(STORED);
    stored.clear();
    await engine.handleToken(null);
    expect(store.get().session.status).toBe('anonymous');
    expect(verifyToken).toHaveBeenCalledTimes(1);
    expect(firebase.signOuts).toBe(0);
  });

  it('show a ban found by another tab (R087)', async () => {
    const notice = { reason: 'Spam', since: null, until: null };
    const { store, engine } = await startEngine(STORED);
    const first = await startEngine(STORED);
    await first.engine.ban(notice);
    expect(stored.has('authToken')).toBe(false);
    await engine.handleToken(null);
    expect(store.get()).toMatchObject({ session: { status: 'anonymous' }, ban: notice });
  });

  it('resume when the other tab only lost its network', async () => {
    const { store, engine } = await startEngine(STORED);
    stored.set('authTokenPaused', '1');
    stored.delete('authToken');
    await engine.handleToken(null);
    expect(store.get().session.status).toBe('signed_in');
    expect(stored.get('authToken')).toBe(FRESH);
    expect(stored.has('authTokenPaused')).toBe(false);
  });

  it('sign in when another tab signs in, even before Firebase has the session', async () => {
    stored.clear();
    firebase.uid = undefined;
    const { store, engine } = await startEngine();
    stored.set('authToken', STORED);
    await engine.handleToken(STORED);
    expect(store.get()).toMatchObject({ session: { status: 'signed_in' }, firebase: undefined });
    firebase.uid = 'u1';
    firebase.follow(FRESH);
    await vi.waitFor(() => expect(store.get().firebase?.uid).toBe('u1'));
  });

  it('switch to another member and stop the listeners of the previous member', async () => {
    const { store, engine } = await startEngine(STORED);
    const ended = store.get().firebase?.ended;
    vi.mocked(verifyToken).mockResolvedValue({ kind: 'member', user: otherUser });
    stored.set('authToken', OTHER_TOKEN);
    const changed = engine.handleToken(OTHER_TOKEN);
    Object.assign(firebase, { uid: 'u2', token: OTHER_TOKEN });
    await changed;
    expect(store.get()).toMatchObject({ session: { user: { id: 'u2' } }, firebase: { uid: 'u2' } });
    expect(ended?.aborted).toBe(true);
    expect(stored.get('authToken')).toBe(OTHER_TOKEN);
  });

  it('resume the session of a new member when the previous member is refused', async () => {
    const { store, engine } = await startEngine(STORED);
    vi.mocked(verifyToken).mockImplementation(async (token) => {
      if (token === OTHER_TOKEN) return { kind: 'member', user: otherUser };
      throw refusal;
    });
    firebase.refreshed = undefined;
    stored.set('authToken', OTHER_TOKEN);
    await engine.recheck();
    await vi.waitFor(() => expect(store.get().session).toMatchObject({ user: { id: 'u2' } }));
    expect(stored.get('authToken')).toBe(OTHER_TOKEN);
  });
});
