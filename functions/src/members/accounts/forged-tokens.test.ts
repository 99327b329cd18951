import { beforeAll, describe, expect, it, vi } from 'vitest';

/** Emulators neither sign nor check tokens. This test uses the production settings. */
const PROJECT = 'demo-forjado';

const encodePart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = () => {
  const at = Math.floor(Date.now() / 1000) - 10;
  const issuer = { iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, sub: 'alguem' };
  return { ...issuer, user_id: 'alguem', auth_time: at, iat: at, exp: at + 3600 };
};

let verifyBearer: typeof import('./bearer.ts').verifyBearer;
beforeAll(async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  vi.stubEnv('GCLOUD_PROJECT', PROJECT);
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: PROJECT, storageBucket: `${PROJECT}.test` }));
  ({ verifyBearer } = await import('./bearer.ts'));
  return () => vi.unstubAllEnvs();
});

describe('forged token outside the emulators', () => {
  it.each([
    ['as emulators make them', { alg: 'none', typ: 'JWT' }, ''],
    ['with a key named', { alg: 'none', kid: 'x' }, ''],
    ['with none in another spelling', { alg: 'None', kid: 'x' }, ''],
    ['signed by a shared secret', { alg: 'HS256', kid: 'x' }, 'A'.repeat(43)],
    ['without a key named', { alg: 'RS256' }, 'A'.repeat(342)],
  ])('is rejected as token_invalid: %s', async (_name, header, signature) => {
    const token = `${encodePart(header)}.${encodePart(claims())}.${signature}`;
    await expect(verifyBearer(`Bearer ${token}`)).rejects.toMatchObject({ code: 'token_invalid' });
  });
});
