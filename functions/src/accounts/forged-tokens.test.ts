import { beforeAll, describe, expect, it, vi } from 'vitest';

/** Emulators sign no token and check none; here it is as in production. */
const PROJECT = 'demo-forjado';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = () => {
  const at = Math.floor(Date.now() / 1000) - 10;
  const own = { iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, sub: 'alguem' };
  return { ...own, user_id: 'alguem', auth_time: at, iat: at, exp: at + 3600 };
};

let readBearer: typeof import('./bearer.ts').readBearer;
beforeAll(async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  vi.stubEnv('GCLOUD_PROJECT', PROJECT);
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: PROJECT, storageBucket: `${PROJECT}.test` }));
  ({ readBearer } = await import('./bearer.ts'));
  return () => vi.unstubAllEnvs();
});

describe('a token that nobody signed, outside of the emulators', () => {
  it.each([
    ['as emulators make them', { alg: 'none', typ: 'JWT' }, ''],
    ['with a key named', { alg: 'none', kid: 'x' }, ''],
    ['with none in another spelling', { alg: 'None', kid: 'x' }, ''],
    ['signed by a shared secret', { alg: 'HS256', kid: 'x' }, 'A'.repeat(43)],
    ['without a key named', { alg: 'RS256' }, 'A'.repeat(342)],
  ])('%s: token_invalid', async (_name, header, signature) => {
    const token = `${part(header)}.${part(claims())}.${signature}`;
    await expect(readBearer(`Bearer ${token}`)).rejects.toMatchObject({ code: 'token_invalid' });
  });
});
