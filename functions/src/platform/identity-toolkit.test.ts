import { createServer, type Server } from 'node:http';
import { logger } from 'firebase-functions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { signInWithPassword } from './identity-toolkit.ts';

/** A response of Google's servers in front of Identity Toolkit, by the e-mail address that asks for it. */
const FRONT_RESPONSES: Readonly<Record<string, { readonly status: number; readonly body: string }>> = {
  'per-minute-quota': {
    status: 429,
    body: JSON.stringify({
      error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: "Quota exceeded for quota metric 'Queries'" },
    }),
  },
  'daily-quota': { status: 403, body: JSON.stringify({ error: { status: 'RESOURCE_EXHAUSTED', message: 'Daily' } }) },
  'html-429': { status: 429, body: '<html>Too many requests</html>' },
  'json-503': {
    status: 503,
    body: JSON.stringify({ error: { status: 'UNAVAILABLE', message: 'The service is away' } }),
  },
  'html-502': { status: 502, body: '<html>Bad gateway</html>' },
};

/** Fake Identity Toolkit. Rejects with the e-mail address as error code, unless it is `ok` or a key above. */
const fakeGoogle: Server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(z.instanceof(Buffer).parse(chunk));
  const { email } = z.object({ email: z.string() }).parse(JSON.parse(Buffer.concat(chunks).toString()));
  const front = FRONT_RESPONSES[email];
  if (front !== undefined) return void response.writeHead(front.status).end(front.body);
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

  it.each(['TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts', 'RESET_PASSWORD_EXCEED_LIMIT'])(
    'reports Google’s limit of an account, %s, as too_many_requests with a retry time',
    async (reason) => {
      const rejected = signInWithPassword(reason, 'x');
      await expect(rejected).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 300 });
    },
  );

  it.each(['QUOTA_EXCEEDED : Exceeded quota for verifying passwords.', 'per-minute-quota', 'daily-quota', 'html-429'])(
    'reports the project’s quota, %s, as unavailable with a retry time, and logs it (R203)',
    async (reason) => {
      const log = vi.spyOn(logger, 'error').mockReturnValue();
      await expect(signInWithPassword(reason, 'x')).rejects.toMatchObject({
        code: 'unavailable',
        retryAfterSeconds: 300,
      });
      expect(log).toHaveBeenCalledWith(expect.stringContaining('quota'), expect.anything());
    },
  );

  it.each(['json-503', 'html-502'])(
    'reports a failure of Google, %s, as unavailable, and logs it (R203)',
    async (response) => {
      const log = vi.spyOn(logger, 'error').mockReturnValue();
      await expect(signInWithPassword(response, 'x')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
      expect(log).toHaveBeenCalledWith('service away', expect.anything());
    },
  );

  it('throws a plain error for an unknown error code', async () => {
    await expect(signInWithPassword('API_KEY_INVALID', 'x')).rejects.toThrow('Identity Toolkit refused');
  });
});
