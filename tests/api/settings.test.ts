import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, call, dataOf, failureOf, refusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { type Member, signedIn } from './support/members.ts';
import { entryIdOf, entryOf, undo } from './support/staff.ts';

/** Each process follows the setting by itself, a few seconds late. */
const FOLLOWED = { timeout: 30_000, interval: 300 };
const params = { id: 'site' };

let owner: Member & { token: string };
let admin: Member & { token: string };
beforeAll(async () => {
  [owner, admin] = await Promise.all([signedIn('super_admin'), signedIn('admin')]);
});
afterAll(() => firestore.doc('settings/site').update({ admin_panel_access: 'staff' }));

const set = (body: object, token = owner.token) => call('adminUpdateSettings', { params, body, token });
const entersPanel = async ({ token }: { token: string }): Promise<number> =>
  (await call('adminOverview', { token })).status;

describe('the site’s settings', () => {
  it('R074 R132 say who enters the panel, in both readings, and can be undone', async () => {
    expect(await entersPanel(admin)).toBe(200);
    const chosen = (await ask('adminGetSettings', { params, token: owner.token })).mod_of_the_week;
    const strict = await set({ admin_panel_access: 'super_admin' });
    expect(dataOf('adminUpdateSettings', strict)).toMatchObject({
      admin_panel_access: 'super_admin',
      mod_of_the_week: chosen,
    });
    expect(await entryOf(strict)).toMatchObject({
      action: 'edit:settings',
      target: 'settings/site',
      before: { admin_panel_access: 'staff' },
      after: { admin_panel_access: 'super_admin' },
    });
    expect(entryIdOf(await set({ admin_panel_access: 'super_admin' }))).toBeNull();
    await vi.waitFor(async () => expect(await entersPanel(admin)).toBe(403), FOLLOWED);
    await vi.waitFor(async () => expect((await ask('site')).admin_panel_access).toBe('super_admin'), FOLLOWED);
    expect(await entersPanel(owner)).toBe(200);
    expect((await undo(strict, owner)).status).toBe(200);
    await vi.waitFor(async () => expect(await entersPanel(admin)).toBe(200), FOLLOWED);
    expect(refusal(await undo(strict, owner))).toEqual({ status: 409, code: 'undo_not_possible' });
  }, 100_000);

  it('R126 R132 are for super_admin alone, and hold nothing else', async () => {
    expect(refusal(await set({ admin_panel_access: 'staff' }, admin.token))).toEqual({
      status: 403,
      code: 'forbidden',
    });
    expect(refusal(await call('adminGetSettings', { params, token: admin.token })).code).toBe('forbidden');
    const missing = { id: 'outra' };
    expect(refusal(await call('adminGetSettings', { params: missing, token: owner.token })).code).toBe(
      'record_not_found',
    );
    const wrong = await set({ admin_panel_access: 'todos' });
    expect(failureOf(wrong).errors).toMatchObject([{ path: 'admin_panel_access', code: 'unknown_value' }]);
    const late = await set({ admin_panel_access: 'staff', updated_at: '2020-01-01T00:00:00Z' });
    expect(refusal(late)).toEqual({ status: 409, code: 'stale' });
  });
});
