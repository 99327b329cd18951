import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import type { FirebaseApp } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { SessionStore } from '../session-store.ts';
import { sendLogin, sendLogout, verifyToken } from './account-calls.ts';
import type { Verdict } from './answers.ts';
import { SessionEngine } from './session-engine.ts';

const user: OwnUser = {
  id: 'u1',
  username: 'ana',
  display_name: 'Ana',
  email: 'ana@bigorna.test',
  full_name: 'Ana Teste',
  bio: '',
  avatar_url: null,
  role: 'user',
  is_banned: false,
  ban_reason: null,
  is_verified: true,
  member_since: '2026-01-01T00:00:00.000Z',
  last_login: null,
  settings: { locale: null, theme: 'dark', game_version: null, loader: null, notify_new_mods: false },
};
const member: Verdict = { kind: 'member', user };
const tokenOf = (uid: string, mark: string): string =>
  `e30.${Buffer.from(JSON.stringify({ sub: uid, mark })).toString('base64url')}.x`;
const STORED = tokenOf('u1', 'stored');
const FRESH = tokenOf('u1', 'fresh');

/** Firebase Auth as the engine sees it. */
const firebase = vi.hoisted(() => ({
  uid: undefined as string | undefined,
  token: undefined as string | undefined,
  signOuts: 0,
  follow: (_token: string | undefined): void => {},
}));

vi.mock('./account-calls.ts', () => ({
  verifyToken: vi.fn(),
  sendLogin: vi.fn(),
  sendRegister: vi.fn(),
  sendLogout: vi.fn(),
}));
vi.mock('../retry-delay.ts', async (load) => ({
  ...(await load<typeof import('../retry-delay.ts')>()),
  pause: async () => {},
}));
vi.mock('./connection.ts', () => {
  const app: Partial<FirebaseApp> = { name: 'test' };
  const identity = {
    app,
    get uid() {
      return firebase.uid;
    },
    token: async () => firebase.token,
    signIn: async () => {
      firebase.uid = 'u1';
      firebase.token = FRESH;
    },
    signOut: async () => {
      firebase.signOuts++;
      firebase.uid = undefined;
    },
    follow: (onToken: typeof firebase.follow) => {
      firebase.follow = onToken;
    },
  };
  const site = { admin_panel_access: 'super_admin', firebase: { emulators: null } };
  return {
    Connection: class {
      identity: typeof identity | undefined;
      site: typeof site | undefined;
      readonly onOpen: (connected: unknown) => void;
      constructor(onOpen: (connected: unknown) => void) {
        this.onOpen = onOpen;
      }
      async open() {
        if (!this.identity) {
          this.identity = identity;
          this.site = site;
          this.onOpen({ identity, site });
        }
        return { identity, site };
      }
    },
  };
});

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
};
const refusal = new ApiError({ status: 401, code: 'token_invalid' });
const networkFailure = new ApiError({ status: 0, code: 'connection_error' });

const start = () => {
  const store = new SessionStore();
  return { store, engine: new SessionEngine(store) };
};

beforeEach(() => {
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.mocked(verifyToken).mockReset();
  stored.set('authToken', STORED);
  Object.assign(firebase, { uid: 'u1', token: FRESH, signOuts: 0, follow: () => {} });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

describe('R070 a stored token', () => {
  it('R064 is refreshed by Firebase’s own session, verified, and mirrored', async () => {
    vi.mocked(verifyToken).mockResolvedValue(member);
    const { store, engine } = start();
    expect(store.get().session).toEqual({ status: 'loading' });
    await engine.resume(STORED);
    expect(verifyToken).toHaveBeenCalledWith(FRESH);
    expect(store.get()).toMatchObject({ session: { status: 'signed_in', user }, panelAccess: 'super_admin' });
    expect(store.get().firebase?.uid).toBe('u1');
    expect(stored.get('authToken')).toBe(FRESH);
  });

  it('is verified as it is without Firebase’s session, and where that is another member’s', async () => {
    vi.mocked(verifyToken).mockResolvedValue(member);
    firebase.uid = 'other';
    const { store, engine } = start();
    await engine.resume(STORED);
    expect(verifyToken).toHaveBeenCalledWith(STORED);
    expect(store.get().firebase).toBeUndefined();
    expect(firebase.signOuts).toBe(1);
  });

  it('that is refused is removed, and Firebase signed out', async () => {
    vi.mocked(verifyToken).mockRejectedValue(refusal);
    const { store, engine } = start();
    await engine.resume(STORED);
    expect(store.get().session).toEqual({ status: 'anonymous' });
    expect(stored.has('authToken')).toBe(false);
    expect(firebase.signOuts).toBe(1);
  });

  it('that met a network failure is only removed, and comes back while Firebase’s session lives', async () => {
    const seen: string[] = [];
    const { store, engine } = start();
    vi.mocked(verifyToken).mockRejectedValueOnce(networkFailure).mockResolvedValueOnce(member);
    store.subscribe(() => seen.push(store.get().session.status));
    await engine.resume(STORED);
    expect(seen).toContain('anonymous');
    expect(store.get().session.status).toBe('signed_in');
    expect(stored.get('authToken')).toBe(FRESH);
    expect(firebase.signOuts).toBe(0);
  });

  it('that met a network failure is given up without Firebase’s session', async () => {
    vi.mocked(verifyToken).mockRejectedValue(networkFailure);
    firebase.uid = undefined;
    const { store, engine } = start();
    await engine.resume(STORED);
    expect(verifyToken).toHaveBeenCalledTimes(1);
    expect(store.get().session).toEqual({ status: 'anonymous' });
    expect(stored.has('authToken')).toBe(false);
  });

  it('is not retried for ever', async () => {
    vi.mocked(verifyToken).mockRejectedValue(networkFailure);
    const { engine } = start();
    await engine.resume(STORED);
    expect(vi.mocked(verifyToken).mock.calls.length).toBeLessThan(12);
  });

  it('R071 of a banned account ends in the ban, kept for /banned', async () => {
    const notice = { reason: 'Spam', since: '2026-11-20T10:00:00.000Z' };
    vi.mocked(verifyToken).mockResolvedValue({ kind: 'banned', notice });
    const { store, engine } = start();
    await engine.resume(STORED);
    expect(store.get()).toMatchObject({ session: { status: 'anonymous' }, ban: notice });
    expect(stored.has('authToken')).toBe(false);
    expect(stored.get('banNotice')).toBe(JSON.stringify(notice));
    expect(firebase.signOuts).toBe(1);
  });
});

describe('R062 login and R063 logout', () => {
  it('R062 stores the token, signs in to Firebase and knows the member', async () => {
    stored.clear();
    firebase.uid = undefined;
    vi.mocked(sendLogin).mockResolvedValue({ verdict: member, accessToken: STORED, customToken: 'custom' });
    const { store, engine } = start();
    expect(await engine.login({ identifier: 'ana', password: 'x' })).toEqual(user);
    expect(stored.get('authToken')).toBe(STORED);
    expect(store.get().firebase?.uid).toBe('u1');
  });

  it('R063 clears everything also when the server’s part fails, and stops the live listeners', async () => {
    vi.mocked(verifyToken).mockResolvedValue(member);
    vi.mocked(sendLogout).mockRejectedValue(networkFailure);
    const { store, engine } = start();
    await engine.resume(STORED);
    const ended = store.get().firebase?.ended;
    await engine.logout();
    expect(sendLogout).toHaveBeenCalledWith(FRESH);
    expect(ended?.aborted).toBe(true);
    expect(store.get()).toMatchObject({ session: { status: 'anonymous' }, firebase: undefined });
    expect(stored.has('authToken')).toBe(false);
    expect(firebase.signOuts).toBe(1);
  });
});

describe('logout while the server is silent', () => {
  it('does not wait for it', async () => {
    vi.mocked(verifyToken).mockResolvedValue(member);
    vi.mocked(sendLogout).mockReturnValue(new Promise(() => undefined));
    const { store, engine } = start();
    await engine.resume(STORED);
    await engine.logout();
    expect(store.get().session.status).toBe('anonymous');
  });
});

describe('a running session', () => {
  it('mirrors Firebase’s fresh tokens', async () => {
    vi.mocked(verifyToken).mockResolvedValue(member);
    const { engine } = start();
    await engine.resume(STORED);
    const next = tokenOf('u1', 'next');
    firebase.follow(next);
    expect(stored.get('authToken')).toBe(next);
  });

  it('ends with Firebase’s, and R087 learns of a ban behind it', async () => {
    const notice = { reason: 'Spam', since: null };
    vi.mocked(verifyToken).mockResolvedValueOnce(member).mockResolvedValueOnce({ kind: 'banned', notice });
    const { store, engine } = start();
    await engine.resume(STORED);
    firebase.uid = undefined;
    firebase.follow(undefined);
    expect(store.get().session.status).toBe('anonymous');
    await vi.waitFor(() => expect(store.get().ban).toEqual(notice));
  });

  it('survives a recheck that met a network failure, and not one that was refused', async () => {
    vi.mocked(verifyToken).mockResolvedValueOnce(member).mockRejectedValueOnce(networkFailure);
    const { store, engine } = start();
    await engine.resume(STORED);
    await engine.recheck();
    expect(store.get().session.status).toBe('signed_in');
    vi.mocked(verifyToken).mockRejectedValueOnce(refusal);
    await engine.recheck();
    expect(store.get().session.status).toBe('anonymous');
  });

  it('follows another tab’s sign-out, and comes back where that tab only lost its network', async () => {
    vi.mocked(verifyToken).mockResolvedValue(member);
    const { store, engine } = start();
    await engine.resume(STORED);
    stored.clear();
    firebase.uid = undefined;
    await engine.lost();
    expect(store.get().session.status).toBe('anonymous');
    firebase.uid = 'u1';
    await engine.lost();
    expect(store.get().session.status).toBe('signed_in');
  });
});
