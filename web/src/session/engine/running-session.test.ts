import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendLogout, verifyToken } from './account-calls.ts';
import { firebase } from './testing/fake-connection.ts';
import {
  expired,
  FRESH,
  freshBrowser,
  member,
  networkFailure,
  refusal,
  STORED,
  start,
  stored,
  tokenOf,
  user,
} from './testing/start-engine.ts';

vi.mock('./account-calls.ts');
vi.mock('./connection.ts', () => import('./testing/fake-connection.ts'));
vi.mock('../retry-delay.ts', async (load) => ({
  ...(await load<typeof import('../retry-delay.ts')>()),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
}));

const NEXT = tokenOf('u1', 3);
const other = { ...user, id: 'u2', username: 'bia' };
const OTHERS = tokenOf('u2', 4);

beforeEach(() => {
  freshBrowser();
  vi.mocked(verifyToken).mockReset().mockResolvedValue(member);
  vi.mocked(sendLogout).mockReset().mockResolvedValue();
});
afterEach(() => vi.unstubAllGlobals());

describe('R070 a running session', () => {
  it('mirrors Firebase’s fresh tokens, but never over a younger one or another member’s', async () => {
    await start(STORED);
    firebase.follow(NEXT);
    expect(stored.get('authToken')).toBe(NEXT);
    firebase.follow(FRESH);
    expect(stored.get('authToken')).toBe(NEXT);
    stored.set('authToken', OTHERS);
    firebase.follow(NEXT);
    expect(stored.get('authToken')).toBe(OTHERS);
  });

  it('ends with Firebase’s, and R087 learns of a ban behind it', async () => {
    const notice = { reason: 'Spam', since: null, until: undefined };
    const { store } = await start(STORED);
    vi.mocked(verifyToken).mockResolvedValue({ kind: 'banned', notice });
    firebase.uid = undefined;
    firebase.follow(undefined);
    expect(store.get().session.status).toBe('anonymous');
    await vi.waitFor(() => expect(store.get().ban).toEqual(notice));
    expect(firebase.signOuts).toBe(0);
  });

  it('survives a recheck that met a network failure, and not one that was refused', async () => {
    const { store, engine } = await start(STORED);
    vi.mocked(verifyToken).mockRejectedValueOnce(networkFailure);
    await engine.recheck();
    expect(store.get().session.status).toBe('signed_in');
    vi.mocked(verifyToken).mockRejectedValue(refusal);
    await engine.recheck();
    expect(store.get().session.status).toBe('anonymous');
  });

  it('rechecked after a change of the account has a new token', async () => {
    const { store, engine } = await start(STORED);
    vi.mocked(verifyToken).mockResolvedValue({ kind: 'member', user: { ...user, role: 'moderator' } });
    await engine.recheck();
    expect(store.get().session).toMatchObject({ user: { role: 'moderator' } });
    expect(stored.get('authToken')).toBe(NEXT);
  });

  it('takes the member as an answer says they are, unless it is another', async () => {
    const { store, engine } = await start(STORED);
    engine.replaceUser({ ...user, display_name: 'Aninha' });
    engine.replaceUser(other);
    expect(store.get().session).toMatchObject({ user: { id: 'u1', display_name: 'Aninha' } });
  });

  it('goes on by a renewed session, with its listeners begun anew', async () => {
    const { store, engine } = await start(STORED);
    const before = store.get().firebase;
    const renewed = tokenOf('u1', 9, 9);
    firebase.joins = { uid: 'u1', token: renewed };
    const session = { user, tokens: { accessToken: renewed, customToken: 'custom' } };
    await engine.renewBy(async () => ({ session }));
    expect(store.get()).toMatchObject({ session: { status: 'signed_in' }, firebase: { signedInAt: 9 } });
    expect(before?.ended.aborted).toBe(true);
    expect(stored.get('authToken')).toBe(renewed);
  });

  it('is not ended by a recheck while its renewal is under way', async () => {
    const { store, engine } = await start(STORED);
    const renewed = tokenOf('u1', 9, 9);
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

describe('R070 a token refused as expired', () => {
  it('is renewed by Firebase', async () => {
    const { engine } = await start(STORED);
    expect(await engine.tokens.renew(FRESH)).toBe(NEXT);
    expect(firebase.refreshes).toBe(1);
  });

  it('is replaced by what another tab has stored, without Firebase', async () => {
    const { engine } = await start(STORED);
    stored.set('authToken', NEXT);
    expect(await engine.tokens.renew(FRESH)).toBe(NEXT);
    expect(firebase.refreshes).toBe(0);
  });

  it('is not used where another tab has stored a younger one', async () => {
    const { engine } = await start(STORED);
    expect(await engine.tokens.get()).toBe(FRESH);
    stored.set('authToken', NEXT);
    expect(await engine.tokens.get()).toBe(NEXT);
    stored.set('authToken', OTHERS);
    expect(await engine.tokens.get()).toBe(FRESH);
  });

  it('is never replaced by another member’s, nor for nobody', async () => {
    const { engine } = await start(STORED);
    stored.set('authToken', OTHERS);
    firebase.refreshed = undefined;
    expect(await engine.tokens.renew(FRESH)).toBeUndefined();
    await engine.logout();
    stored.set('authToken', NEXT);
    expect(await engine.tokens.renew(FRESH)).toBeUndefined();
  });
});

describe('several tabs', () => {
  it('R063 follow another tab’s sign-out, without touching what that tab may begin next', async () => {
    const { store, engine } = await start(STORED);
    stored.clear();
    await engine.heed(null);
    expect(store.get().session.status).toBe('anonymous');
    expect(verifyToken).toHaveBeenCalledTimes(1);
    expect(firebase.signOuts).toBe(0);
  });

  it('R087 are told of a ban that the other tab has met', async () => {
    const notice = { reason: 'Spam', since: null, until: null };
    const { store, engine } = await start(STORED);
    const first = await start(STORED);
    await first.engine.ban(notice);
    expect(stored.has('authToken')).toBe(false);
    await engine.heed(null);
    expect(store.get()).toMatchObject({ session: { status: 'anonymous' }, ban: notice });
  });

  it('come back where the other tab only lost its network', async () => {
    const { store, engine } = await start(STORED);
    stored.set('authTokenPaused', '1');
    stored.delete('authToken');
    await engine.heed(null);
    expect(store.get().session.status).toBe('signed_in');
    expect(stored.get('authToken')).toBe(FRESH);
    expect(stored.has('authTokenPaused')).toBe(false);
  });

  it('follow another tab’s sign-in, before Firebase knows of it and after', async () => {
    stored.clear();
    firebase.uid = undefined;
    const { store, engine } = await start();
    stored.set('authToken', STORED);
    await engine.heed(STORED);
    expect(store.get()).toMatchObject({ session: { status: 'signed_in' }, firebase: undefined });
    firebase.uid = 'u1';
    firebase.follow(FRESH);
    await vi.waitFor(() => expect(store.get().firebase?.uid).toBe('u1'));
  });

  it('go over to another member, and the former’s listeners end', async () => {
    const { store, engine } = await start(STORED);
    const ended = store.get().firebase?.ended;
    vi.mocked(verifyToken).mockResolvedValue({ kind: 'member', user: other });
    stored.set('authToken', OTHERS);
    const changed = engine.heed(OTHERS);
    Object.assign(firebase, { uid: 'u2', token: OTHERS });
    await changed;
    expect(store.get()).toMatchObject({ session: { user: { id: 'u2' } }, firebase: { uid: 'u2' } });
    expect(ended?.aborted).toBe(true);
    expect(stored.get('authToken')).toBe(OTHERS);
  });

  it('never show the next member by what the former one’s refusal leaves', async () => {
    const { store, engine } = await start(STORED);
    vi.mocked(verifyToken).mockImplementation(async (token) => {
      if (token === OTHERS) return { kind: 'member', user: other };
      throw refusal;
    });
    firebase.refreshed = undefined;
    stored.set('authToken', OTHERS);
    await engine.recheck();
    await vi.waitFor(() => expect(store.get().session).toMatchObject({ user: { id: 'u2' } }));
    expect(stored.get('authToken')).toBe(OTHERS);
  });
});
