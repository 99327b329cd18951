import './support/own-project.ts';
import { randomUUID } from 'node:crypto';
import type { EndpointId } from '@bigorna/domain/endpoints/index';
import type { ModStatus } from '@bigorna/domain/mod-status';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { refusal } from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { makeModWithoutFile, type TestMod } from './support/mods.ts';
import { entryIdOf, ownApi, type Staff, staffMember, storedAt } from './support/staff-mods.ts';

const api = ownApi();
let admin: Staff;
let moderator: Staff;
beforeAll(async () => {
  [admin, moderator] = await Promise.all([staffMember('admin'), staffMember('moderator')]);
});

const on = ({ id }: { id: string }, body: object = {}) => ({ params: { id }, body });
/** What a call left in the log. */
const leave = async (id: EndpointId, who: Staff, about: { params?: Record<string, string>; body?: object }) => {
  const reply = await api.call(id, who, about);
  expect(reply.status, reply.text).toBe(200);
  return entryIdOf(reply) ?? '';
};
const undo = (who: Staff, entry: string) => api.call('undoLog', who, { params: { id: entry } });
/** All that staff see of a mod but when it changed and which state was kept last. */
const stateOf = async (mod: { id: string }) => {
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

describe('undoing what was done to a mod', () => {
  it.each(MOVES)(
    'R123 R131 %s of a %s one %o: as it was before, in the log as %s, once',
    async (id, status, body, action) => {
      const mod = await makeModWithoutFile({ status });
      const before = await stateOf(mod);
      const entry = await leave(id, admin, id === 'adminDeleteMod' ? { params: { id: mod.id } } : on(mod, body));
      expect(await stateOf(mod)).not.toEqual(before);
      const reply = await undo(admin, entry);
      expect(reply.status, reply.text).toBe(200);
      expect(JSON.parse(reply.text).data).toMatchObject({ action, undoes: entry, actor: admin.uid });
      expect(await stateOf(mod)).toEqual(before);
      expect(refusal(await undo(admin, entry))).toEqual({ status: 409, code: 'undo_not_possible' });
    },
  );

  it('R131 an undone undo is the deed again', async () => {
    const mod = await makeModWithoutFile({ status: 'pending' });
    const approved = await leave('approveMod', moderator, on(mod));
    const undone = JSON.parse((await undo(moderator, approved)).text).data.id;
    expect((await undo(moderator, undone)).status).toBe(200);
    expect(await storedAt(`mods/${mod.id}`)).toMatchObject({ status: 'approved' });
  });

  it('R131 of what moved on is refused as stale and changes nothing', async () => {
    const mod = await makeModWithoutFile({ status: 'pending' });
    const approved = await leave('approveMod', moderator, on(mod));
    await leave('rejectMod', moderator, on(mod, { reason: 'Uma razão' }));
    const before = await stateOf(mod);
    expect(refusal(await undo(moderator, approved))).toEqual({ status: 409, code: 'stale' });
    expect(await stateOf(mod)).toEqual(before);
  });

  it('R131 two fields changed by two people: each is undone alone', async () => {
    const mod = await makeModWithoutFile();
    const title = await leave('adminUpdateMod', admin, on(mod, { title: 'Primeira' }));
    await leave('adminUpdateMod', admin, on(mod, { license: 'GPL' }));
    expect((await undo(admin, title)).status).toBe(200);
    expect(await stateOf(mod)).toMatchObject({ title: `Prova ${mod.word}`, license: 'GPL' });
  });

  it('R131 needs the permission of what is undone', async () => {
    const mod = await makeModWithoutFile();
    const edited = await leave('adminUpdateMod', admin, on(mod, { title: 'Primeira' }));
    expect(refusal(await undo(moderator, edited))).toEqual({ status: 403, code: 'forbidden' });
    expect((await undo(admin, edited)).status).toBe(200);
  });

  it('R131 of an edit of a mod thrown away since is refused', async () => {
    const mod = await makeModWithoutFile();
    const edited = await leave('adminUpdateMod', admin, on(mod, { title: 'Primeira' }));
    await leave('adminDeleteMod', admin, { params: { id: mod.id } });
    expect(refusal(await undo(admin, edited))).toEqual({ status: 409, code: 'stale' });
  });

  it('R123 a mod made by mistake is thrown away', async () => {
    const reply = await api.call('adminCreateMod', admin, {
      body: { title: `Engano ${randomUUID()}`, author: 'Eu', content_type: 'mod' },
    });
    const { id } = JSON.parse(reply.text);
    expect((await undo(admin, entryIdOf(reply) ?? '')).status).toBe(200);
    expect(await api.ask('adminGetMod', admin, { params: { id } })).toMatchObject({
      status: 'archived',
      deleted_at: expect.any(String),
    });
  });

  it('R123 a revert is undone too', async () => {
    const mod = await makeModWithoutFile();
    await leave('adminUpdateMod', admin, on(mod, { title: 'Primeira' }));
    const reverted = await leave('revertMod', admin, on(mod, { revision: 1 }));
    expect(await stateOf(mod)).toMatchObject({ title: `Prova ${mod.word}` });
    expect((await undo(admin, reverted)).status).toBe(200);
    expect(await stateOf(mod)).toMatchObject({ title: 'Primeira' });
  });
});

describe('R026 the mod of the week', () => {
  const choose = (modId: string | null, who = admin) =>
    api.call('chooseModOfTheWeek', who, { body: { mod_id: modId } });
  const ofTheWeek = async () => (await api.ask('home', undefined)).mod_of_the_week?.id;
  const chosen = async () => (await storedAt('settings/site'))?.mod_of_the_week;

  it('is the chosen one on the home within seconds, and undone the former', async () => {
    const [first, second]: [TestMod, TestMod] = (await Promise.all([makeModWithoutFile(), makeModWithoutFile()])) as [
      TestMod,
      TestMod,
    ];
    expect((await choose(first.id)).status).toBe(200);
    await vi.waitFor(async () => expect(await ofTheWeek()).toBe(first.id), FRESH);
    const reply = await choose(second.id);
    expect(JSON.parse(reply.text).data).toEqual({ mod_id: second.id });
    const entry = entryIdOf(reply) ?? '';
    expect(await storedAt(`logs/${entry}`)).toMatchObject({
      action: 'choose:mod_of_the_week',
      target: 'settings/site',
      about: ['settings/site', `mods/${first.id}`, `mods/${second.id}`],
      before: { mod_of_the_week: first.id },
      after: { mod_of_the_week: second.id },
    });
    expect(entryIdOf(await choose(second.id))).toBeNull();
    await vi.waitFor(async () => expect(await ofTheWeek()).toBe(second.id), FRESH);
    expect((await undo(admin, entry)).status).toBe(200);
    expect(await chosen()).toBe(first.id);
    expect((await choose(null)).status).toBe(200);
    await vi.waitFor(async () => expect(await ofTheWeek()).not.toBe(first.id), FRESH);
    expect(await chosen()).toBeNull();
  });

  it('is one that visitors see, and for those who may choose it', async () => {
    const [draft, mod] = await Promise.all([makeModWithoutFile({ status: 'draft' }), makeModWithoutFile()]);
    expect(refusal(await choose(draft.id))).toEqual({ status: 409, code: 'move_not_allowed' });
    expect(refusal(await choose('nada'))).toEqual({ status: 404, code: 'mod_not_found' });
    expect(refusal(await choose(mod.id, moderator))).toEqual({ status: 403, code: 'forbidden' });
    expect((await choose(mod.id)).status).toBe(200);
    const left = entryIdOf(await choose(null)) ?? '';
    await api.ask('adminDeleteMod', admin, { params: { id: mod.id } });
    expect(refusal(await undo(admin, left)).status).toBe(404);
  });
});
