import { buildUrl } from '@bigorna/client/url';
import { ENDPOINT_TABLE } from '@bigorna/domain/endpoints/index';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from './data-provider.ts';

vi.mock('#shared/session/firebase-session.ts', () => ({
  getCurrentToken: async () => null,
  clearSession: async () => undefined,
}));
vi.mock('#shared/i18n/i18n-provider.ts', () => ({
  getCurrentLocale: () => 'pt-BR',
  i18nProvider: { translate: (key: string) => key },
}));

const SETTINGS = {
  id: 'site',
  updated_at: '2026-01-01T00:00:00.000Z',
  admin_panel_access: 'staff',
  mod_of_the_week: null,
};
const UNAVAILABLE = { status: 502, message: 'Serviço indisponível no momento. Tente novamente.' };
const sent: string[] = [];
const respondWith = (json: unknown) =>
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return Response.json(json, { headers: { 'content-range': 'rows */0' } });
  });

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('location', { origin: 'http://host' });
});
afterEach(() => vi.unstubAllGlobals());

it('reads lists and records at the paths of their endpoints', async () => {
  respondWith([]);
  await dataProvider.getMany('comments-moderation', { ids: [] });
  respondWith(SETTINGS);
  expect(await dataProvider.getOne('settings', { id: 'site' })).toEqual({ data: SETTINGS });
  expect(sent).toEqual([
    expect.stringContaining(`${buildUrl(ENDPOINT_TABLE.adminListComments)}?`),
    buildUrl(ENDPOINT_TABLE.adminGetSettings, { params: { id: 'site' } }),
  ]);
});

it('reports a response that its schema rejects as an unavailable service', async () => {
  respondWith({ ...SETTINGS, admin_panel_access: 'everybody' });
  await expect(dataProvider.getOne('settings', { id: 'site' })).rejects.toMatchObject(UNAVAILABLE);
});

it('sends nothing for a view without an endpoint, and no writes', async () => {
  respondWith(SETTINGS);
  await expect(dataProvider.getOne('history', { id: 'x' })).rejects.toThrow('history');
  await expect(dataProvider.getMany('settings', { ids: ['site'] })).rejects.toThrow('settings');
  await expect(dataProvider.delete('settings')).rejects.toThrow('settings');
  expect(sent).toEqual([]);
});

it('reports an error page of a proxy as an unavailable service', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>502 Bad Gateway</html>', { status: 502 }));
  await expect(dataProvider.getOne('mods', { id: 'x' })).rejects.toMatchObject(UNAVAILABLE);
});

describe('a response that does not arrive', () => {
  const readMod = (signal?: AbortSignal) => dataProvider.getOne('mods', { id: 'x', ...(signal ? { signal } : {}) });

  /** A server that never responds. The request ends on abort. */
  const neverRespond = (_url: unknown, { signal }: RequestInit) =>
    new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', neverRespond);
  });
  afterEach(() => vi.useRealTimers());

  it('throws the AbortError when the console aborts the request', async () => {
    const leaving = new AbortController();
    const response = readMod(leaving.signal);
    const failed = expect(response).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(1000);
    leaving.abort();
    await failed;
  });

  it('reports a lost connection when no response arrives within 65 seconds', async () => {
    const response = readMod();
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
    const failed = expect(readMod()).rejects.toThrow('console.error.offline');
    await vi.advanceTimersByTimeAsync(65_000);
    await failed;
  });
});
