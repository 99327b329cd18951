import { createServer, type Server } from 'node:http';
import { logger } from 'firebase-functions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { signInWithPassword } from './identity-toolkit.ts';

/** Fake Identity Toolkit. Rejects with the e-mail address as error code, unless it is `ok`. */
const fakeGoogle: Server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(z.instanceof(Buffer).parse(chunk));
  const { email } = z.object({ email: z.string() }).parse(JSON.parse(Buffer.concat(chunks).toString()));
  const ok = email === 'ok';
  response.writeHead(ok ? 200 : 400, { 'Content-Type': 'application/json' });
  response.end(
    JSON.stringify(ok ? { localId: 'u1', idToken: 't1', expiresIn: '3600' } : { error: { message: email } }),
  );
});

beforeAll(async () => {
  await new Promise<void>((resolve) => fakeGoogle.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(fakeGoogle.address());
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${port}`);
  vi.stubEnv('SERVER_API_KEY', 'key');
});
afterAll(() => {
  vi.unstubAllEnvs();
  fakeGoogle.close();
});

describe('password check by Identity Toolkit', () => {
  it('returns the account, a token and its expiry', async () => {
    const signIn = await signInWithPassword('ok', 'x');
    expect(signIn).toMatchObject({ uid: 'u1', idToken: 't1' });
    expect(Math.round((signIn.expiresAt.getTime() - Date.now()) / 60_000)).toBe(60);
  });

  it.each(['EMAIL_NOT_FOUND', 'INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS', 'USER_DISABLED'])(
    'reports %s as invalid_credentials',
    async (reason) => {
      await expect(signInWithPassword(reason, 'x')).rejects.toMatchObject({ code: 'invalid_credentials' });
    },
  );

  it('reports Google’s rate limit as too_many_requests with a retry time', async () => {
    const rejected = signInWithPassword('TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts', 'x');
    await expect(rejected).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 300 });
  });

  it.each(['QUOTA_EXCEEDED : Exceeded quota for verifying passwords.', 'RESOURCE_EXHAUSTED'])(
    'reports the project’s quota, %s, as unavailable with a retry time, and logs it',
    async (reason) => {
      const log = vi.spyOn(logger, 'error').mockReturnValue();
      await expect(signInWithPassword(reason, 'x')).rejects.toMatchObject({
        code: 'unavailable',
        retryAfterSeconds: 300,
      });
      expect(log).toHaveBeenCalledWith(expect.stringContaining('quota'), expect.anything());
    },
  );

  it('throws a plain error for an unknown error code', async () => {
    await expect(signInWithPassword('API_KEY_INVALID', 'x')).rejects.toThrow('Identity Toolkit refused');
  });
});
