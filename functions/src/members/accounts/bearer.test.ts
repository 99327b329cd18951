import { createSign, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const PROJECT = 'demo-bearer';
const HOUR_S = 3600;
const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEYS = { keys: [{ ...google.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] };

const encodePart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const createToken = (header: object, claims: object = {}, { privateKey } = google): string => {
  const seconds = Math.floor(Date.now() / 1000);
  const payload = { iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, sub: 'ana', auth_time: seconds };
  const times = { iat: seconds, exp: seconds + HOUR_S };
  const signed = `${encodePart(header)}.${encodePart({ ...payload, ...times, ...claims })}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
};
const HEADER = { alg: 'RS256', kid: 'one', typ: 'JWT' };

/** `verifyBearer` as in production. Each test loads `bearer.ts` again, because that module caches Google's keys. */
let verify: (token: string) => Promise<unknown>;
const fetchKeys = vi.fn<typeof fetch>();
beforeAll(() => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: PROJECT, storageBucket: `${PROJECT}.test` }));
  vi.stubGlobal('fetch', fetchKeys);
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
beforeEach(async () => {
  fetchKeys.mockReset().mockImplementation(async () => Response.json(KEYS));
  vi.resetModules();
  const { verifyBearer } = await import('./bearer.ts');
  verify = (token) => verifyBearer(`Bearer ${token}`).catch((error: unknown) => error);
});

describe('check of a bearer token in production', () => {
  it('accepts a token that Google signed, and reports an expired one (R064)', async () => {
    expect(await verify(createToken(HEADER))).toMatchObject({ uid: 'ana', expired: false });
    const past = Math.floor(Date.now() / 1000) - 1;
    expect(await verify(createToken(HEADER, { exp: past }))).toMatchObject({ uid: 'ana', expired: true });
    expect(fetchKeys).toHaveBeenCalledOnce();
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['come with status 503', async () => new Response('', { status: 503 })],
    ['are not JSON', async () => new Response('<html>')],
    ['are no keys', async () => Response.json({})],
  ])('throws unavailable when Google’s keys %s (R064)', async (_how, respond) => {
    fetchKeys.mockImplementation(respond);
    expect(await verify(createToken(HEADER))).toMatchObject({ code: 'unavailable' });
  });

  it('does not make a member anonymous when Google’s keys cannot be reached (R064)', async () => {
    const { authorize } = await import('./caller.ts');
    const call = (token: string) => authorize({ access: 'anyone' }, `Bearer ${token}`);
    expect(await call('x')).toBeUndefined();
    fetchKeys.mockRejectedValue(new TypeError('fetch failed'));
    await expect(call(createToken(HEADER))).rejects.toMatchObject({ code: 'unavailable' });
  });

  it.each([
    ['garbage', 'x'],
    ['half a token', 'a.b'],
    ['a token of another algorithm', createToken({ alg: 'HS256', kid: 'one' })],
    ['a token without a key', createToken({ alg: 'RS256' })],
    ['a token of an unknown key', createToken({ ...HEADER, kid: 'two' })],
    ['a token that a stranger signed', createToken(HEADER, {}, stranger)],
    ['an expired token that a stranger signed', createToken(HEADER, { exp: 1 }, stranger)],
    ['a token of another project', createToken(HEADER, { aud: 'other' })],
    ['a token of another issuer', createToken(HEADER, { iss: 'https://securetoken.google.com/other' })],
    ['a token without an end', createToken(HEADER, { exp: undefined })],
    ['an unsigned token', `${encodePart({ alg: 'none' })}.${encodePart({ sub: 'ana' })}.`],
  ])('rejects %s as token_invalid (R064)', async (_what, token) => {
    expect(await verify(token)).toMatchObject({ code: 'token_invalid' });
  });
});
