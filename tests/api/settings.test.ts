import { afterAll, describe, expect, it, vi } from 'vitest';
import { askAs, callAs, callEndpoint, callForData, getRefusal, parseData, parseFailure } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { createSignedInMember } from './support/members.ts';
import { getLogEntry, getLogEntryId, undo } from './support/staff.ts';

/** Each process updates its cached settings after a few seconds. */
const TRIGGER_WAIT = { timeout: 30_000, interval: 300 };
const params = { id: 'site' };

const [owner, admin] = await Promise.all([createSignedInMember('super_admin'), createSignedInMember('admin')]);
afterAll(() => firestore.doc('settings/site').update({ admin_panel_access: 'staff' }));

const set = (body: object, token = owner.token) => callEndpoint('adminUpdateSettings', { params, body, token });
const entersPanel = async ({ token }: { token: string }): Promise<number> =>
  (await callEndpoint('adminOverview', { token })).status;

describe('site settings', () => {
  it('decide who enters the console, reach site and staff, and can be undone (R074, R132)', async () => {
    expect(await entersPanel(admin)).toBe(200);
    const chosen = (await askAs('adminGetSettings', owner, { params })).mod_of_the_week;
    const strict = await set({ admin_panel_access: 'super_admin' });
    expect(parseData('adminUpdateSettings', strict)).toMatchObject({
      admin_panel_access: 'super_admin',
      mod_of_the_week: chosen,
    });
    expect(await getLogEntry(strict)).toMatchObject({
      action: 'edit:settings',
      target: 'settings/site',
      before: { admin_panel_access: 'staff' },
      after: { admin_panel_access: 'super_admin' },
    });
    expect(getLogEntryId(await set({ admin_panel_access: 'super_admin' }))).toBeNull();
    await vi.waitFor(async () => expect(await entersPanel(admin)).toBe(403), TRIGGER_WAIT);
    await vi.waitFor(
      async () => expect((await callForData('site')).admin_panel_access).toBe('super_admin'),
      TRIGGER_WAIT,
    );
    expect(await entersPanel(owner)).toBe(200);
    expect((await undo(strict, owner)).status).toBe(200);
    await vi.waitFor(async () => expect(await entersPanel(admin)).toBe(200), TRIGGER_WAIT);
    expect(getRefusal(await undo(strict, owner))).toBe('409 undo_not_possible');
  }, 100_000);

  it('are for super_admin alone, and refuse unknown values and stale requests (R126, R132)', async () => {
    expect(getRefusal(await set({ admin_panel_access: 'staff' }, admin.token))).toBe('403 forbidden');
    expect(parseFailure(await callAs('adminGetSettings', admin, { params })).code).toBe('forbidden');
    const missing = { id: 'outra' };
    expect(parseFailure(await callAs('adminGetSettings', owner, { params: missing })).code).toBe('record_not_found');
    const wrong = await set({ admin_panel_access: 'todos' });
    expect(parseFailure(wrong).errors).toMatchObject([{ path: 'admin_panel_access', code: 'unknown_value' }]);
    const staleResponse = await set({ admin_panel_access: 'staff', updated_at: '2020-01-01T00:00:00Z' });
    expect(getRefusal(staleResponse)).toBe('409 stale');
  });
});
