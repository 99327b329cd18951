import { buildUrl } from '@bigorna/client/url';
import { ENDPOINT_TABLE } from '@bigorna/domain/endpoints/index';
import { beforeEach, expect, it, vi } from 'vitest';
import { dataProvider } from './data-provider.ts';
import { httpClient } from './http-client.ts';

vi.mock('./http-client.ts', () => ({ httpClient: vi.fn() }));

const SETTINGS = {
  id: 'site',
  updated_at: '2026-01-01T00:00:00.000Z',
  admin_panel_access: 'staff',
  mod_of_the_week: null,
};
const respondWith = (json: unknown) =>
  vi
    .mocked(httpClient)
    .mockResolvedValue({ status: 200, headers: new Headers({ 'content-range': 'rows */0' }), body: '', json });
const getSentUrl = () => vi.mocked(httpClient).mock.lastCall?.[0];

beforeEach(() => vi.stubGlobal('location', { origin: 'http://host' }));

it('reads lists and records at the paths of their endpoints', async () => {
  respondWith([]);
  await dataProvider.getMany('comments-moderation', { ids: [] });
  expect(getSentUrl()).toMatch(`${buildUrl(ENDPOINT_TABLE.adminListComments)}?`);
  respondWith(SETTINGS);
  expect(await dataProvider.getOne('settings', { id: 'site' })).toEqual({ data: SETTINGS });
  expect(getSentUrl()).toBe(buildUrl(ENDPOINT_TABLE.adminGetSettings, { params: { id: 'site' } }));
});

it('rejects a response that does not match the schema of its endpoint', async () => {
  respondWith({ ...SETTINGS, admin_panel_access: 'everybody' });
  await expect(dataProvider.getOne('settings', { id: 'site' })).rejects.toThrow('admin_panel_access');
});

it('sends nothing for a view without an endpoint, and no writes', async () => {
  vi.mocked(httpClient).mockClear();
  await expect(dataProvider.getOne('history', { id: 'x' })).rejects.toThrow('history');
  await expect(dataProvider.delete('settings')).rejects.toThrow('settings');
  expect(httpClient).not.toHaveBeenCalled();
});
