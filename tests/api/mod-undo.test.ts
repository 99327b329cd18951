import './support/separate-project.ts';
import { randomUUID } from 'node:crypto';
import type { EndpointId } from '@bigorna/domain/endpoints/index.schemas';
import type { ModStatus } from '@bigorna/domain/mod-status';
import { describe, expect, it, vi } from 'vitest';
import { getRefusal } from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { createModWithExternalFile, type TestMod } from './support/mods.ts';
import { getLogEntryId } from './support/staff.ts';
import { createLocalApi, createStaffMember, type Staff } from './support/staff-mods.ts';
import { getStored } from './support/stored.ts';

const api = await createLocalApi();
const [admin, moderator] = await Promise.all([createStaffMember('admin'), createStaffMember('moderator')]);

const on = ({ id }: { id: string }, body: object = {}) => ({ params: { id }, body });
/** Calls an endpoint, which must succeed. Returns the id of its log entry. */
const callAndGetEntry = async (
  id: EndpointId,
  who: Staff,
  about: { params?: Record<string, string>; body?: object },
) => {
  const response = await api.call(id, who, about);
  expect(response.status, response.text).toBe(200);
  return getLogEntryId(response) ?? '';
};
const undo = (who: Staff, entry: string) => api.call('undoLog', who, { params: { id: entry } });
/** Staff view of a mod without dates, revision number and reason. */
const getState = async (mod: { id: string }) => {
  const {
    updated_at: _at,
    revision: _kept,
    decided_at: _decided,
    published_at: _published,
    reason: _reason,
    ...state
  } = await api.ask('adminGetMod', admin, { params: { id: mod.id } });
  return state;
};

const MOVES: readonly (readonly [EndpointId, ModStatus, object, string])[] = [
  ['submitMod', 'draft', {}, 'edit:mod'],
  ['approveMod', 'pending', {}, 'reopen:mod'],
  ['rejectMod', 'pending', { reason_code: 'malware' }, 'reopen:mod'],
  ['rejectMod', 'approved', { reason: 'Uma razão' }, 'approve:mod'],
  ['reopenMod', 'rejected', {}, 'reject:mod'],
  ['archiveMod', 'approved', {}, 'restore:mod'],
  ['featureMod', 'approved', {}, 'unfeature:mod'],
  [
    'adminUpdateMod',
    'approved',
    {
      title: 'Outra',
      description: 'Outra',
      slug: 'outra-coisa-inteira',
      links: { source: 'https://a.example', issues: null, site: null },
    },
    'edit:mod',
  ],
  ['adminDeleteMod', 'approved', {}, 'undelete:mod'],
];

describe('undo of mod actions', () => {
  it.each(MOVES)(
    '%s of a %s mod with %o: restores the earlier state once, logged as %s (R123, R131)',
    async (id, status, body, action) => {
      const mod = await createModWithExternalFile({ status });
      const before = await getState(mod);
      const entry = await callAndGetEntry(
        id,
        admin,
        id === 'adminDeleteMod' ? { params: { id: mod.id } } : on(mod, body),
      );
      expect(await getState(mod)).not.toEqual(before);
      const response = await undo(admin, entry);
      expect(response.status, response.text).toBe(200);
      expect(JSON.parse(response.text).data).toMatchObject({ action, undoes: entry, actor: admin.uid });
      expect(await getState(mod)).toEqual(before);
      expect(getRefusal(await undo(admin, entry))).toBe('409 undo_not_possible');
    },
  );

  it('repeats the action when an undo is undone (R131)', async () => {
    const mod = await createModWithExternalFile({ status: 'pending' });
    const approved = await callAndGetEntry('approveMod', moderator, on(mod));
    const undone = JSON.parse((await undo(moderator, approved)).text).data.id;
    expect((await undo(moderator, undone)).status).toBe(200);
    expect(await getStored(`mods/${mod.id}`)).toMatchObject({ status: 'approved' });
  });

  it('refuses a mod that changed after the action: stale, without changes (R131)', async () => {
    const mod = await createModWithExternalFile({ status: 'pending' });
    const approved = await callAndGetEntry('approveMod', moderator, on(mod));
    await callAndGetEntry('rejectMod', moderator, on(mod, { reason: 'Uma razão' }));
    const before = await getState(mod);
    expect(getRefusal(await undo(moderator, approved))).toBe('409 stale');
    expect(await getState(mod)).toEqual(before);
  });

  it('reverts changes by two people separately (R131)', async () => {
    const mod = await createModWithExternalFile();
    const title = await callAndGetEntry('adminUpdateMod', admin, on(mod, { title: 'Primeira' }));
    await callAndGetEntry('adminUpdateMod', admin, on(mod, { license: 'GPL' }));
    expect((await undo(admin, title)).status).toBe(200);
    expect(await getState(mod)).toMatchObject({ title: `Prova ${mod.word}`, license: 'GPL' });
  });

  it('needs the permission of the undone action (R131)', async () => {
    const mod = await createModWithExternalFile();
    const edited = await callAndGetEntry('adminUpdateMod', admin, on(mod, { title: 'Primeira' }));
    expect(getRefusal(await undo(moderator, edited))).toBe('403 forbidden');
    expect((await undo(admin, edited)).status).toBe(200);
  });

  it('refuses an edit of a mod that was soft-deleted after the edit (R131)', async () => {
    const mod = await createModWithExternalFile();
    const edited = await callAndGetEntry('adminUpdateMod', admin, on(mod, { title: 'Primeira' }));
    await callAndGetEntry('adminDeleteMod', admin, { params: { id: mod.id } });
    expect(getRefusal(await undo(admin, edited))).toBe('409 stale');
  });

  it('soft-deletes a mod that was created by mistake (R123)', async () => {
    const response = await api.call('adminCreateMod', admin, {
      body: { title: `Engano ${randomUUID()}`, author: 'Eu', content_type: 'mod' },
    });
    const { id } = JSON.parse(response.text);
    expect((await undo(admin, getLogEntryId(response) ?? '')).status).toBe(200);
    expect(await api.ask('adminGetMod', admin, { params: { id } })).toMatchObject({
      status: 'archived',
      deleted_at: expect.any(String),
    });
  });

  it('undoes the return to an earlier revision (R123)', async () => {
    const mod = await createModWithExternalFile();
    await callAndGetEntry('adminUpdateMod', admin, on(mod, { title: 'Primeira' }));
    const reverted = await callAndGetEntry('revertMod', admin, on(mod, { revision: 1 }));
    expect(await getState(mod)).toMatchObject({ title: `Prova ${mod.word}` });
    expect((await undo(admin, reverted)).status).toBe(200);
    expect(await getState(mod)).toMatchObject({ title: 'Primeira' });
  });
});

describe('mod of the week (R026)', () => {
  const choose = (modId: string | null, who = admin) =>
    api.call('chooseModOfTheWeek', who, { body: { mod_id: modId } });
  const getModOfTheWeek = async () => (await api.ask('home', undefined)).mod_of_the_week?.id;
  const getChosen = async () => (await getStored('settings/site'))?.mod_of_the_week;

  it('shows the chosen mod on home within seconds, and undo restores the previous one', async () => {
    const [first, second]: [TestMod, TestMod] = (await Promise.all([
      createModWithExternalFile(),
      createModWithExternalFile(),
    ])) as [TestMod, TestMod];
    expect((await choose(first.id)).status).toBe(200);
    await vi.waitFor(async () => expect(await getModOfTheWeek()).toBe(first.id), FRESH);
    const response = await choose(second.id);
    expect(JSON.parse(response.text).data).toEqual({ mod_id: second.id });
    const entry = getLogEntryId(response) ?? '';
    expect(await getStored(`logs/${entry}`)).toMatchObject({
      action: 'choose:mod_of_the_week',
      target: 'settings/site',
      about: ['settings/site', `mods/${second.id}`, `mods/${first.id}`],
      before: { mod_of_the_week: first.id },
      after: { mod_of_the_week: second.id },
    });
    expect(getLogEntryId(await choose(second.id))).toBeNull();
    await vi.waitFor(async () => expect(await getModOfTheWeek()).toBe(second.id), FRESH);
    expect((await undo(admin, entry)).status).toBe(200);
    expect(await getChosen()).toBe(first.id);
    expect((await choose(null)).status).toBe(200);
    await vi.waitFor(async () => expect(await getModOfTheWeek()).not.toBe(first.id), FRESH);
    expect(await getChosen()).toBeNull();
  });

  it('is not named in the log when the portal chooses it again (R131)', async () => {
    const mod = (await createModWithExternalFile()) as TestMod;
    const [first, automatic] = [await choose(mod.id), await choose(null)].map((one) => getLogEntryId(one) ?? '');
    const readEntry = (id = '') => api.ask('adminGetLog', admin, { params: { id } });
    expect(await readEntry(first)).toMatchObject({ target_name: `Prova ${mod.word}` });
    expect(await readEntry(automatic)).toMatchObject({ target_name: null, names: { [mod.id]: `Prova ${mod.word}` } });
  });

  it('must be visible, and needs the permission to choose it', async () => {
    const [draft, mod] = await Promise.all([
      createModWithExternalFile({ status: 'draft' }),
      createModWithExternalFile(),
    ]);
    expect(getRefusal(await choose(draft.id))).toBe('409 move_not_allowed');
    expect(getRefusal(await choose('nada'))).toBe('404 mod_not_found');
    expect(getRefusal(await choose(mod.id, moderator))).toBe('403 forbidden');
    expect((await choose(mod.id)).status).toBe(200);
    const left = getLogEntryId(await choose(null)) ?? '';
    await api.ask('adminDeleteMod', admin, { params: { id: mod.id } });
    expect(getRefusal(await undo(admin, left))).toMatch(/^404 /);
  });
});
