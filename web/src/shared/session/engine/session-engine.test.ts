import { ApiError } from '@bigorna/client/api-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { user } from '../testing/sample-user.ts';
import { sendLogin, sendLogout, sendRegister, verifyToken } from './account-calls.ts';
import { isPageUnloading } from './page-unloading.ts';
import { firebase } from './testing/fake-connection.ts';
import {
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
vi.mock('./page-unloading.ts', () => ({ isPageUnloading: vi.fn(() => false) }));
vi.mock('./connection.ts', () => import('./testing/fake-connection.ts'));
vi.mock('../state/retry-delay.ts', async (load) => ({
  ...(await load<typeof import('../state/retry-delay.ts')>()),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  waitUntilActive: () => new Promise(() => undefined),
}));

beforeEach(() => {
  resetBrowser();
  vi.mocked(verifyToken).mockReset().mockResolvedValue(member);
  vi.mocked(sendLogout).mockReset().mockResolvedValue();
});
afterEach(() => vi.unstubAllGlobals());

describe('stored token (R070)', () => {
  it('is refreshed by the session of Firebase, verified and stored (R064)', async () => {
    const { store } = await startEngine(STORED);
    expect(verifyToken).toHaveBeenCalledWith(FRESH);
    expect(store.get()).toMatchObject({ session: { status: 'signed_in', user }, panelAccess: 'staff' });
    expect(store.get().firebase?.uid).toBe('u1');
    expect(stored.get('authToken')).toBe(FRESH);
  });

  it('is loading until it is verified', async () => {
    const { store } = await startEngine();
    expect(store.get().session).toEqual({ status: 'loading' });
  });

  it('is verified unchanged when Firebase has another member, who is then signed out', async () => {
    firebase.uid = 'other';
    const { store } = await startEngine(STORED);
    expect(verifyToken).toHaveBeenCalledWith(STORED);
    expect(store.get()).toMatchObject({ session: { status: 'signed_in' }, firebase: undefined });
    await vi.waitFor(() => expect(firebase.signOuts).toBe(1));
    expect(store.get().session.status).toBe('signed_in');
  });

  it.each([
    ['401', refusal],
    ['403', new ApiError({ status: 403, code: 'forbidden' })],
  ])('is removed when the server refuses with %s, and Firebase is signed out', async (_status, failure) => {
    vi.mocked(verifyToken).mockRejectedValue(failure);
    const { store } = await startEngine(STORED);
    expect(store.get().session).toEqual({ status: 'anonymous' });
    expect(stored.has('authToken')).toBe(false);
    expect(firebase.signOuts).toBe(1);
  });

  it.each([
    ['network', networkFailure],
    ['server', new ApiError({ status: 500, code: 'internal_error' })],
  ])('is paused when the %s fails, and resumes while Firebase has a session', async (_what, failure) => {
    const states: string[] = [];
    const { store, engine } = await startEngine();
    vi.mocked(verifyToken).mockRejectedValueOnce(failure);
    store.subscribe(() => states.push(`${JSON.stringify(store.get().session)} ${stored.has('authToken')}`));
    await engine.handleToken(STORED);
    // The page shows a reconnecting session, not a signed-out one.
    expect(states).toContain('{"status":"anonymous","isReturning":true} false');
    expect(store.get().session.status).toBe('signed_in');
    expect(stored.get('authToken')).toBe(FRESH);
    expect(firebase.signOuts).toBe(0);
  });

  it('stays stored when the page unloads during verification', async () => {
    vi.mocked(verifyToken).mockRejectedValueOnce(networkFailure);
    vi.mocked(isPageUnloading).mockReturnValueOnce(true);
    const clear = vi.spyOn(localStorage, 'removeItem');
    const { store } = await startEngine(STORED);
    expect(clear).not.toHaveBeenCalledWith('authToken');
    // A page that does not unload retries.
    expect(store.get().session).toEqual({ status: 'signed_in', user });
    clear.mockRestore();
  });

  it('is removed after a network failure when Firebase has no session', async () => {
    vi.mocked(verifyToken).mockRejectedValue(networkFailure);
    firebase.uid = undefined;
    const { store } = await startEngine(STORED);
    expect(verifyToken).toHaveBeenCalledTimes(1);
    expect(store.get().session).toEqual({ status: 'anonymous' });
    expect(stored.has('authToken')).toBe(false);
  });

  it('is restored from Firebase’s session when it was paused before a reload', async () => {
    stored.clear();
    stored.set('authTokenPaused', '1');
    const { store, engine } = await startEngine();
    expect(store.get().session).toEqual({ status: 'loading' });
    await engine.handleToken(null);
    expect(store.get().session).toEqual({ status: 'signed_in', user });
    expect(verifyToken).toHaveBeenCalledWith(FRESH);
    expect(stored.get('authToken')).toBe(FRESH);
  });

  it('is removed when it was paused and the session of Firebase has ended', async () => {
    stored.clear();
    stored.set('authTokenPaused', '1');
    Object.assign(firebase, { uid: undefined, token: undefined });
    const { store, engine } = await startEngine();
    await engine.handleToken(null);
    expect(verifyToken).not.toHaveBeenCalled();
    expect(store.get().session).toEqual({ status: 'anonymous' });
    expect(stored.has('authTokenPaused')).toBe(false);
  });

  it('is verified eight times while the network fails, then no more', async () => {
    vi.mocked(verifyToken).mockRejectedValue(networkFailure);
    const { engine } = await startEngine();
    void engine.handleToken(STORED);
    await vi.waitFor(() => expect(verifyToken).toHaveBeenCalledTimes(8));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(verifyToken).toHaveBeenCalledTimes(8);
  });
});

describe('stored token of a banned account (R071)', () => {
  const notice = { reason: 'Spam', since: '2026-11-20T10:00:00.000Z', until: undefined };
  const until = '2026-12-20T10:00:00.000Z';

  it('is removed, and the ban is stored for /banned', async () => {
    vi.mocked(verifyToken).mockResolvedValue({ kind: 'banned', notice });
    const { store } = await startEngine(STORED);
    expect(store.get()).toMatchObject({ session: { status: 'anonymous' }, ban: notice });
    expect(stored.has('authToken')).toBe(false);
    expect(JSON.parse(stored.get('banNotice') ?? '')).toEqual({ reason: 'Spam', since: notice.since });
    expect(firebase.signOuts).toBe(1);
  });

  it.each([
    ['its end', [{ path: 'banned_until', code: 'banned', message: until }], until],
    ['that it has none', [], null],
  ])('reports the ban, and %s from the refused logout', async (_what, more, end) => {
    vi.mocked(verifyToken).mockResolvedValue({ kind: 'banned', notice });
    const errors = [{ path: 'ban_reason', code: 'banned', message: 'Spam' }, ...more];
    vi.mocked(sendLogout).mockRejectedValue(new ApiError({ status: 403, code: 'banned', errors }));
    const { store } = await startEngine(STORED);
    expect(store.get().ban).toEqual({ ...notice, until: end });
  });
});

describe('login, registration and logout (R061, R062, R063)', () => {
  const loginResponse = { verdict: member, accessToken: STORED, customToken: 'custom' };

  beforeEach(() => {
    stored.clear();
    firebase.uid = undefined;
  });

  it('store the token, sign in to Firebase and set the member (R062, R061)', async () => {
    vi.mocked(sendLogin).mockResolvedValue(loginResponse);
    vi.mocked(sendRegister).mockResolvedValue({ ...loginResponse, isMailSent: true });
    for (const method of ['login', 'register'] as const) {
      const { store, engine } = await startEngine();
      const body = { identifier: 'ana', username: 'ana', email: 'a@b.c', full_name: 'Ana', password: 'x' };
      expect(await engine[method](body)).toEqual(method === 'login' ? undefined : { user, isMailSent: true });
      expect(store.get()).toMatchObject({ session: { status: 'signed_in', user }, firebase: { uid: 'u1' } });
      expect(stored.get('authToken')).toBe(FRESH);
    }
  });

  it('work without Firebase’s session when Firebase refuses the sign-in (R062)', async () => {
    vi.mocked(sendLogin).mockResolvedValue(loginResponse);
    firebase.uid = 'former';
    firebase.joinFailure = new Error('refused');
    const { store, engine } = await startEngine();
    await engine.login({ identifier: 'ana', password: 'x' });
    expect(store.get()).toMatchObject({ session: { status: 'signed_in' }, firebase: undefined });
    expect(stored.get('authToken')).toBe(STORED);
    expect(firebase.uid).toBeUndefined();
  });

  it('wait for a late site setting before staff are redirected (R074)', async () => {
    const moderator = { ...user, role: 'moderator' as const };
    vi.mocked(sendLogin).mockResolvedValue({
      verdict: { kind: 'member', user: moderator },
      accessToken: STORED,
      customToken: undefined,
    });
    firebase.siteFailures = 2;
    const { store, engine } = await startEngine();
    expect(store.get().panelAccess).toBe('super_admin');
    await engine.login({ identifier: 'ana', password: 'x' });
    expect(store.get().panelAccess).toBe('staff');
  });

  it('store the ban when a login is refused because of the ban (R071)', async () => {
    const errors = [{ path: 'ban_reason', code: 'banned', message: 'Spam' }];
    vi.mocked(sendLogin).mockRejectedValue(new ApiError({ status: 403, code: 'banned', errors }));
    const { store, engine } = await startEngine();
    await expect(engine.login({ identifier: 'ana', password: 'x' })).rejects.toThrow(ApiError);
    expect(store.get()).toMatchObject({
      session: { status: 'anonymous' },
      ban: { reason: 'Spam', since: null, until: null },
    });
  });

  it.each([
    ['fails', () => Promise.reject(networkFailure)],
    ['never responds', () => new Promise<void>(() => undefined)],
  ])('clear the session and its listeners when the logout call %s (R063)', async (_how, reply) => {
    stored.set('authToken', STORED);
    firebase.uid = 'u1';
    vi.mocked(sendLogout).mockImplementation(reply);
    const { store, engine } = await startEngine(STORED);
    const ended = store.get().firebase?.ended;
    await engine.logout();
    expect(sendLogout).toHaveBeenCalledWith(FRESH);
    expect(ended?.aborted).toBe(true);
    expect(store.get()).toMatchObject({ session: { status: 'anonymous' }, firebase: undefined });
    expect(stored.has('authToken')).toBe(false);
    expect(firebase.signOuts).toBe(1);
  });
});
