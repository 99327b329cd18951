import { buildUrl } from '@bigorna/client/url';
import { ENDPOINT_TABLE } from '@bigorna/domain/endpoints/index';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dataProvider } from './data-provider.ts';

vi.mock('../session/firebase-session.ts', () => ({
  getCurrentToken: async () => null,
  clearSession: async () => undefined,
}));
vi.mock('../i18n/i18n-provider.ts', () => ({
  getCurrentLocale: () => 'pt-BR',
  i18nProvider: { translate: (key: string) => key },
}));

const SETTINGS = {
  id: 'site',
  updated_at: '2026-01-01T00:00:00.000Z',
  admin_panel_access: 'staff',
  mod_of_the_week: null,
};
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
  await expect(dataProvider.getOne('settings', { id: 'site' })).rejects.toMatchObject({
    status: 502,
    message: 'Serviço indisponível no momento. Tente novamente.',
  });
});

it('sends nothing for a view without an endpoint, and no writes', async () => {
  respondWith(SETTINGS);
  await expect(dataProvider.getOne('history', { id: 'x' })).rejects.toThrow('history');
  await expect(dataProvider.getMany('settings', { ids: ['site'] })).rejects.toThrow('settings');
  await expect(dataProvider.delete('settings')).rejects.toThrow('settings');
  expect(sent).toEqual([]);
});
