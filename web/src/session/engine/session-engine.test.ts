import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { sendLogin, sendLogout, sendRegister, verifyToken } from './account-calls.ts';
import { isPageLeft } from './page-left.ts';
import { firebase } from './testing/fake-connection.ts';
import {
  FRESH,
  freshBrowser,
  member,
  networkFailure,
  refusal,
  STORED,
  start,
  stored,
  user,
} from './testing/start-engine.ts';

vi.mock('./account-calls.ts');
vi.mock('./page-left.ts', () => ({ isPageLeft: vi.fn(() => false) }));
vi.mock('./connection.ts', () => import('./testing/fake-connection.ts'));
vi.mock('../retry-delay.ts', async (load) => ({
  ...(await load<typeof import('../retry-delay.ts')>()),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  awakened: () => new Promise(() => undefined),
}));

beforeEach(() => {
  freshBrowser();
  vi.mocked(verifyToken).mockReset().mockResolvedValue(member);
  vi.mocked(sendLogout).mockReset().mockResolvedValue();
});
afterEach(() => vi.unstubAllGlobals());

describe('R070 a stored token', () => {
  it('R064 is refreshed by Firebase’s own session, verified, and mirrored', async () => {
    const { store } = await start(STORED);
    expect(verifyToken).toHaveBeenCalledWith(FRESH);
    expect(store.get()).toMatchObject({ session: { status: 'signed_in', user }, panelAccess: 'staff' });
    expect(store.get().firebase?.uid).toBe('u1');
    expect(stored.get('authToken')).toBe(FRESH);
  });

  it('lets the page wait until it is verified', async () => {
    const { store } = await start();
    expect(store.get().session).toEqual({ status: 'loading' });
  });

  it('is verified as it is without Firebase’s session, and where that is another member’s, who is signed out', async () => {
    firebase.uid = 'other';
    const { store } = await start(STORED);
    expect(verifyToken).toHaveBeenCalledWith(STORED);
    expect(store.get()).toMatchObject({ session: { status: 'signed_in' }, firebase: undefined });
    await vi.waitFor(() => expect(firebase.signOuts).toBe(1));
    expect(store.get().session.status).toBe('signed_in');
  });

  it.each([
    ['401', refusal],
    ['403', new ApiError({ status: 403, code: 'forbidden' })],
  ])('that is refused with %s is removed, and Firebase signed out', async (_status, failure) => {
    vi.mocked(verifyToken).mockRejectedValue(failure);
    const { store } = await start(STORED);
    expect(store.get().session).toEqual({ status: 'anonymous' });
    expect(stored.has('authToken')).toBe(false);
    expect(firebase.signOuts).toBe(1);
  });

  it.each([
    ['network', networkFailure],
    ['server', new ApiError({ status: 500, code: 'internal_error' })],
  ])('that met a failed %s is only removed, and comes back while Firebase’s session lives', async (_what, failure) => {
    const seen: string[] = [];
    const { store, engine } = await start();
    vi.mocked(verifyToken).mockRejectedValueOnce(failure);
    store.subscribe(() => seen.push(`${JSON.stringify(store.get().session)} ${stored.has('authToken')}`));
    await engine.heed(STORED);
    // The page says that it comes back, not that nobody is signed in.
    expect(seen).toContain('{"status":"anonymous","isReturning":true} false');
    expect(store.get().session.status).toBe('signed_in');
    expect(stored.get('authToken')).toBe(FRESH);
    expect(firebase.signOuts).toBe(0);
  });

  it('keeps its token when the page is left while it is being verified', async () => {
    vi.mocked(verifyToken).mockRejectedValueOnce(networkFailure);
    vi.mocked(isPageLeft).mockReturnValueOnce(true);
    const clear = vi.spyOn(localStorage, 'removeItem');
    const { store } = await start(STORED);
    expect(clear).not.toHaveBeenCalledWith('authToken');
    // A page that stays after all tries again.
    expect(store.get().session).toEqual({ status: 'signed_in', user });
    clear.mockRestore();
  });

  it('that met a network failure is given up without Firebase’s session', async () => {
    vi.mocked(verifyToken).mockRejectedValue(networkFailure);
    firebase.uid = undefined;
    const { store } = await start(STORED);
    expect(verifyToken).toHaveBeenCalledTimes(1);
    expect(store.get().session).toEqual({ status: 'anonymous' });
    expect(stored.has('authToken')).toBe(false);
  });

  it('that was put aside before the page was loaded anew comes back by Firebase’s session', async () => {
    stored.clear();
    stored.set('authTokenPaused', '1');
    const { store, engine } = await start();
    expect(store.get().session).toEqual({ status: 'loading' });
    await engine.heed(null);
    expect(store.get().session).toEqual({ status: 'signed_in', user });
    expect(verifyToken).toHaveBeenCalledWith(FRESH);
    expect(stored.get('authToken')).toBe(FRESH);
  });

  it('that was put aside is given up where Firebase’s session has ended meanwhile', async () => {
    stored.clear();
    stored.set('authTokenPaused', '1');
    Object.assign(firebase, { uid: undefined, token: undefined });
    const { store, engine } = await start();
    await engine.heed(null);
    expect(verifyToken).not.toHaveBeenCalled();
    expect(store.get().session).toEqual({ status: 'anonymous' });
    expect(stored.has('authTokenPaused')).toBe(false);
  });

  it('is tried again some times, and then only when the browser wakes up', async () => {
    vi.mocked(verifyToken).mockRejectedValue(networkFailure);
    const { engine } = await start();
    void engine.heed(STORED);
    await vi.waitFor(() => expect(verifyToken).toHaveBeenCalledTimes(8));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(verifyToken).toHaveBeenCalledTimes(8);
  });
});

describe('R071 a stored token of a banned account', () => {
  const notice = { reason: 'Spam', since: '2026-11-20T10:00:00.000Z', until: undefined };
  const until = '2026-12-20T10:00:00.000Z';

  it('ends in the ban, kept for /banned, and is removed', async () => {
    vi.mocked(verifyToken).mockResolvedValue({ kind: 'banned', notice });
    const { store } = await start(STORED);
    expect(store.get()).toMatchObject({ session: { status: 'anonymous' }, ban: notice });
    expect(stored.has('authToken')).toBe(false);
    expect(JSON.parse(stored.get('banNotice') ?? '')).toEqual({ reason: 'Spam', since: notice.since });
    expect(firebase.signOuts).toBe(1);
  });

  it.each([
    ['its end', [{ path: 'banned_until', code: 'banned', message: until }], until],
    ['that it has none', [], null],
  ])('learns %s from the next refused call', async (_what, more, end) => {
    vi.mocked(verifyToken).mockResolvedValue({ kind: 'banned', notice });
    const errors = [{ path: 'ban_reason', code: 'banned', message: 'Spam' }, ...more];
    vi.mocked(sendLogout).mockRejectedValue(new ApiError({ status: 403, code: 'banned', errors }));
    const { store } = await start(STORED);
    expect(store.get().ban).toEqual({ ...notice, until: end });
  });
});

describe('R062 login, R061 registration and R063 logout', () => {
  const answer = { verdict: member, accessToken: STORED, customToken: 'custom' };

  beforeEach(() => {
    stored.clear();
    firebase.uid = undefined;
  });

  it('R062 R061 store the token, sign in to Firebase and know the member', async () => {
    vi.mocked(sendLogin).mockResolvedValue(answer);
    vi.mocked(sendRegister).mockResolvedValue(answer);
    for (const how of ['login', 'register'] as const) {
      const { store, engine } = await start();
      const body = { identifier: 'ana', username: 'ana', email: 'a@b.c', full_name: 'Ana', password: 'x' };
      expect(await engine[how](body)).toEqual(user);
      expect(store.get()).toMatchObject({ session: { status: 'signed_in', user }, firebase: { uid: 'u1' } });
      expect(stored.get('authToken')).toBe(FRESH);
    }
  });

  it('R062 hold without Firebase, which keeps nobody when it refuses', async () => {
    vi.mocked(sendLogin).mockResolvedValue(answer);
    firebase.uid = 'former';
    firebase.joinFailure = new Error('refused');
    const { store, engine } = await start();
    await engine.login({ identifier: 'ana', password: 'x' });
    expect(store.get()).toMatchObject({ session: { status: 'signed_in' }, firebase: undefined });
    expect(stored.get('authToken')).toBe(STORED);
    expect(firebase.uid).toBeUndefined();
  });

  it('R074 know the site setting before staff land, though it comes late', async () => {
    const moderator = { ...user, role: 'moderator' as const };
    vi.mocked(sendLogin).mockResolvedValue({
      verdict: { kind: 'member', user: moderator },
      accessToken: STORED,
      customToken: undefined,
    });
    firebase.siteFailures = 2;
    const { store, engine } = await start();
    expect(store.get().panelAccess).toBe('super_admin');
    await engine.login({ identifier: 'ana', password: 'x' });
    expect(store.get().panelAccess).toBe('staff');
  });

  it('R071 a login refused for a ban ends in the ban', async () => {
    const errors = [{ path: 'ban_reason', code: 'banned', message: 'Spam' }];
    vi.mocked(sendLogin).mockRejectedValue(new ApiError({ status: 403, code: 'banned', errors }));
    const { store, engine } = await start();
    await expect(engine.login({ identifier: 'ana', password: 'x' })).rejects.toThrow(ApiError);
    expect(store.get()).toMatchObject({
      session: { status: 'anonymous' },
      ban: { reason: 'Spam', since: null, until: null },
    });
  });

  it.each([
    ['fails', () => Promise.reject(networkFailure)],
    ['is silent', () => new Promise<void>(() => undefined)],
  ])('R063 logout clears everything also when the server %s, and stops the live listeners', async (_how, reply) => {
    stored.set('authToken', STORED);
    firebase.uid = 'u1';
    vi.mocked(sendLogout).mockImplementation(reply);
    const { store, engine } = await start(STORED);
    const ended = store.get().firebase?.ended;
    await engine.logout();
    expect(sendLogout).toHaveBeenCalledWith(FRESH);
    expect(ended?.aborted).toBe(true);
    expect(store.get()).toMatchObject({ session: { status: 'anonymous' }, firebase: undefined });
    expect(stored.has('authToken')).toBe(false);
    expect(firebase.signOuts).toBe(1);
  });
});
