import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { httpClient } from './http-client.ts';

vi.mock('../session/firebase-session.ts', () => ({
  currentToken: async () => null,
  forgetSession: async () => undefined,
}));
vi.mock('../i18n/i18n-provider.ts', () => ({
  currentLocale: () => 'pt-BR',
  i18nProvider: { translate: (key: string) => key },
}));

/** A server that takes every call and answers none; the browser gives up where it is told to. */
const silent = (_url: unknown, { signal }: RequestInit) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

const clock = new AbortController();
beforeEach(() => {
  vi.stubGlobal('fetch', silent);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a call that the console gives up stays given up', async () => {
  const leaving = new AbortController();
  const answer = httpClient('/api/admin/mods', { signal: leaving.signal });
  const failed = expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  await vi.waitFor(() => expect(AbortSignal.timeout).toHaveBeenCalled());
  leaving.abort();
  await failed;
});

it('an answer that does not come within 65 seconds is told as no answer', async () => {
  const failed = expect(httpClient('/api/admin/mods')).rejects.toThrow('console.error.offline');
  await vi.waitFor(() => expect(AbortSignal.timeout).toHaveBeenCalledWith(65_000));
  clock.abort(new DOMException('late', 'TimeoutError'));
  await failed;
});

it('an answer of a server in front of the API is told as a service that is away, whatever its page says', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>502 Bad Gateway</html>', { status: 502 }));
  await expect(httpClient('/api/admin/mods')).rejects.toMatchObject({
    status: 502,
    message: 'Serviço indisponível no momento. Tente novamente.',
  });
});
