import { buildUrl } from '@bigorna/client/url';
import { adminModEndpoints } from '@bigorna/domain/endpoints/admin/mods';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHttpClient } from './http-client.ts';

vi.mock('../session/firebase-session.ts', () => ({
  getCurrentToken: async () => null,
  clearSession: async () => undefined,
}));
vi.mock('../i18n/i18n-provider.ts', () => ({
  getCurrentLocale: () => 'pt-BR',
  i18nProvider: { translate: (key: string) => key },
}));

const LIST = buildUrl(adminModEndpoints.adminListMods);
const httpClient = createHttpClient('adminListMods');

/** A server that never responds. The request ends on abort. */
const neverRespond = (_url: unknown, { signal }: RequestInit) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', neverRespond);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('throws the AbortError when the console aborts the request', async () => {
  const leaving = new AbortController();
  const response = httpClient(LIST, { signal: leaving.signal });
  const failed = expect(response).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(1000);
  leaving.abort();
  await failed;
});

it('reports a lost connection when no response arrives within 65 seconds', async () => {
  const response = httpClient(LIST);
  const failed = expect(response).rejects.toThrow('console.error.offline');
  const settled = vi.fn();
  response.catch(settled);
  await vi.advanceTimersByTimeAsync(64_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await failed;
});

it('reports a lost connection when the body takes longer than 65 seconds', async () => {
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream()));
  const failed = expect(httpClient(LIST)).rejects.toThrow('console.error.offline');
  await vi.advanceTimersByTimeAsync(65_000);
  await failed;
});

it('reports an error page of a proxy as an unavailable service', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>502 Bad Gateway</html>', { status: 502 }));
  await expect(httpClient(LIST)).rejects.toMatchObject({
    status: 502,
    message: 'Serviço indisponível no momento. Tente novamente.',
  });
});
