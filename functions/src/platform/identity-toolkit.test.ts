import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { signInWithPassword } from './identity-toolkit.ts';

/** Stands for Google: refuses with whatever code the e-mail address names, unless it is `ok`. */
const google: Server = createServer(async (request, response) => {
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
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(google.address());
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${port}`);
  vi.stubEnv('SERVER_API_KEY', 'key');
});
afterAll(() => {
  vi.unstubAllEnvs();
  google.close();
});

describe('a password check by Identity Toolkit', () => {
  it('answers whose password it was, with a token and its end', async () => {
    const signIn = await signInWithPassword('ok', 'x');
    expect(signIn).toMatchObject({ uid: 'u1', idToken: 't1' });
    expect(Math.round((signIn.expiresAt.getTime() - Date.now()) / 60_000)).toBe(60);
  });

  it.each(['EMAIL_NOT_FOUND', 'INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS', 'USER_DISABLED'])(
    'tells %s as invalid_credentials',
    async (reason) => {
      await expect(signInWithPassword(reason, 'x')).rejects.toMatchObject({ code: 'invalid_credentials' });
    },
  );

  it('tells Google’s own limit as too_many_requests, with a time to wait', async () => {
    const refused = signInWithPassword('TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts', 'x');
    await expect(refused).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 300 });
  });

  it('lets what it does not know through as our own failure', async () => {
    await expect(signInWithPassword('API_KEY_INVALID', 'x')).rejects.toThrow('Identity Toolkit refused');
  });
});
