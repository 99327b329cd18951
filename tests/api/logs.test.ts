import './support/separate-project.ts';
import { randomUUID } from 'node:crypto';
import { getSearchPrefixes } from '@bigorna/domain/account-search';
import type { Endpoint } from '@bigorna/domain/endpoints/endpoint.schemas';
import { ENDPOINTS } from '@bigorna/domain/endpoints/index.schemas';
import { type LogEntry, logEntry } from '@bigorna/domain/entities/portal';
import { STAFF_ACTIONS } from '@bigorna/domain/staff-actions';
import { beforeAll, describe, expect, it } from 'vitest';
import { getReadWriteCounts } from '../../functions/src/platform/firestore.ts';
import { buildAdFields } from './support/ads.ts';
import { getRefusal, type Options, parseData, parseFailure, send } from './support/call.ts';
import { storeComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { createMember } from './support/members.ts';
import { createMod } from './support/mods.ts';
import { getContentRange, getLogEntryId, toListQuery } from './support/staff.ts';
import { createLocalApi, createStaffMember, type Staff } from './support/staff-mods.ts';

const api = await createLocalApi();
const moderator = await createStaffMember('moderator');
const admin = await createStaffMember();
const owner = await createStaffMember('super_admin');
// The emulator adds imported data to every project, so delete the entries of the data set.
beforeAll(() => firestore.recursiveDelete(firestore.collection('logs')), 60_000);

const at = (minute: number): Date => new Date(Date.UTC(2026, 9, 1, 12, minute));
const FORBIDDEN = '403 forbidden';

/** Stores a log entry, by default with a unique target. Returns its id. */
const storeEntry = async (given: Partial<LogEntry> = {}): Promise<string> => {
  const id = randomUUID();
  const target = given.target ?? `ads/${id}`;
  const entry = {
    actor: admin.uid,
    action: 'edit:ad',
    target,
    about: [target],
    before: { weight: 1 },
    after: { weight: 2 },
  };
  const stored = logEntry.parse({ ...entry, reason: null, request_id: 'prova', at: at(0), ...given });
  await firestore.doc(`logs/${id}`).set(stored);
  return id;
};

const list = (filter: object, parts: object = {}, who = admin) =>
  api.call('adminListLogs', who, { query: toListQuery({ filter, ...parts }) });
const listIds = async (filter: object, parts: object = {}) =>
  parseData('adminListLogs', await list(filter, parts)).map(({ id }) => id);
const history = (about: string, who: Staff) =>
  api.call('adminHistory', who, { query: toListQuery({ filter: { about } }) });
const read = (id: string, who = admin) => api.ask('adminGetLog', who, { params: { id } });
const undo = (id: string, who = admin) => api.call('undoLog', who, { params: { id } });

describe('log', () => {
  it('is sorted newest or oldest first, in ranges and after a cursor (R131)', async () => {
    const actor = `alguem-${randomUUID()}`;
    const ids = [
      await storeEntry({ actor, at: at(1) }),
      await storeEntry({ actor, at: at(2) }),
      await storeEntry({ actor, at: at(3) }),
    ];
    const newest = ids.toReversed();
    expect(await listIds({ actor })).toEqual(newest);
    expect(await listIds({ actor }, { sort: ['at', 'ASC'] })).toEqual(ids);
    expect(getContentRange(await list({ actor }, { range: [1, 1] }))).toBe('1-1/3');
    expect(await listIds({ actor }, { range: [1, 5], after: newest[0] })).toEqual(newest.slice(1));
    expect(await listIds({ id: [ids[1], ids[0]] })).toEqual([ids[1], ids[0]]);
  });

  it('is filtered by actor, action, subject and time, in any combination (R131)', async () => {
    const [actor, target] = [`alguem-${randomUUID()}`, `faq/${randomUUID()}`];
    const given = { actor, action: 'edit:faq', target, about: [target] };
    const expectedId = await storeEntry({ ...given, at: at(5) });
    const others = [
      await storeEntry({ ...given, actor: 'outra', at: at(5) }),
      await storeEntry({ ...given, action: 'delete:faq', at: at(5) }),
      await storeEntry({ ...given, target: 'faq/outra', about: ['faq/outra'], at: at(5) }),
      await storeEntry({ ...given, at: at(1) }),
      await storeEntry({ ...given, at: at(9) }),
    ];
    const filters = { actor, action: 'edit:faq', about: target };
    const times = { from: at(4).toISOString(), to: at(6).toISOString() };
    expect(await listIds({ ...filters, ...times })).toEqual([expectedId]);
    const several = await listIds({ ...filters, action: ['edit:faq', 'delete:faq'], ...times });
    expect(several.toSorted()).toEqual([expectedId, others[1]].toSorted());
    for (const left of [
      ['actor'],
      ['action'],
      ['about'],
      ['actor', 'action'],
      ['actor', 'about'],
      ['action', 'about'],
    ]) {
      const some = Object.fromEntries(Object.entries(filters).filter(([name]) => !left.includes(name)));
      const ids = await listIds({ ...some, ...times });
      expect(ids, left.join()).toContain(expectedId);
      expect(ids.length, left.join()).toBeGreaterThan(1);
    }
    expect(await listIds(filters)).toEqual(expect.arrayContaining([expectedId, others[3], others[4]]));
  });

  it('is searched by the name or id of a mod or an account, also with filters (R131)', async () => {
    const [member, mod] = [await createMember(), await createMod()];
    const search = getSearchPrefixes({ username: member.username, display_name: `Zélia ${mod.word}` });
    await firestore.doc(`users/${member.uid}`).update({ search });
    const onMod = { target: `mods/${mod.id}`, about: [`mods/${mod.id}`] };
    const edit = await storeEntry({ ...onMod, action: 'edit:mod', at: at(1) });
    const reject = await storeEntry({ ...onMod, action: 'reject:mod', at: at(2) });
    const target = `mods/${mod.id}/comments/c1`;
    const hide = await storeEntry({
      action: 'hide:comment',
      target,
      about: [target, `users/${member.uid}`],
      at: at(3),
    });
    expect(await listIds({ q: ` prova ${mod.word.toUpperCase()} ` })).toEqual([reject, edit]);
    expect(await listIds({ q: mod.id })).toEqual([reject, edit]);
    expect(await listIds({ q: mod.id, action: ['edit:mod', 'hide:comment'] })).toEqual([edit]);
    expect(await listIds({ q: `zelia ${mod.word}` })).toEqual([hide]);
    expect(await listIds({ q: member.uid })).toEqual([hide]);
    expect(await listIds({ q: member.uid, actor: 'outra' })).toEqual([]);
    expect(await listIds({ q: '@' })).toEqual([]);
    const actions = Object.keys(STAFF_ACTIONS).slice(0, 8);
    expect(await listIds({ q: mod.word, action: [...actions, 'hide:comment'] })).toContain(hide);
    const sixteen = { action: Object.keys(STAFF_ACTIONS).slice(0, 16), actor: admin.uid };
    expect(await listIds({ q: mod.word, ...sixteen })).toEqual([edit]);
    expect(await listIds({ q: 'a', actor: 'outra' })).toEqual([]);
    expect(await listIds({ q: `nada-tem-este-nome-${randomUUID()}` })).toEqual([]);
    expect(getRefusal(await list({ q: mod.id, about: onMod.target }))).toBe('400 invalid_request');
    expect(getRefusal(await list({ q: 'x'.repeat(500) }))).toBe('400 invalid_request');
    expect(getRefusal(await list({ q: mod.id }, {}, moderator))).toBe(FORBIDDEN);
  });

  it('names actor and subject while they exist (R131)', async () => {
    const [member, mod] = [await createMember(), await createMod()];
    const comment = `mods/${mod.id}/comments/c1`;
    const getCard = async (given: Partial<LogEntry>) => {
      const { actor_name, target_name } = await read(await storeEntry(given));
      return [actor_name, target_name];
    };
    const name = 'Pessoa de Prova';
    expect(await getCard({ target: `mods/${mod.id}` })).toEqual([name, `Prova ${mod.word}`]);
    expect(await getCard({ target: comment })).toEqual([name, `Prova ${mod.word}`]);
    const release = `mods/${mod.id}/releases/${mod.releaseId}`;
    expect(await getCard({ target: release })).toEqual([name, `Prova ${mod.word} 1.2.0`]);
    const gone = { target: `mods/${mod.id}/releases/foi-se`, before: { version: '0.9.0' }, after: {} };
    expect(await getCard(gone)).toEqual([name, `Prova ${mod.word} 0.9.0`]);
    expect(await getCard({ target: `users/${member.uid}` })).toEqual([name, name]);
    const about = ['reports/r1', `mods/${mod.id}`];
    expect(await getCard({ target: 'reports/r1', about })).toEqual([name, `Prova ${mod.word}`]);
    expect(await getCard({ target: `users/${randomUUID()}`, actor: null })).toEqual([null, null]);
    expect(await getCard({ target: 'settings/site', actor: 'saiu' })).toEqual([null, null]);
  });

  it('names the previous and the new mod when the mod of the week changed (R026, R131)', async () => {
    const [previous, chosen] = [await createMod(), await createMod()];
    const card = await read(
      await storeEntry({
        action: 'choose:mod_of_the_week',
        target: 'settings/site',
        about: ['settings/site', `mods/${chosen.id}`, `mods/${previous.id}`],
        before: { mod_of_the_week: previous.id },
        after: { mod_of_the_week: chosen.id },
      }),
    );
    expect(card.target_name).toBe(`Prova ${chosen.word}`);
    expect(card.names).toMatchObject({ [chosen.id]: `Prova ${chosen.word}`, [previous.id]: `Prova ${previous.word}` });
  });

  it('names the records in the changes, and those in lists only in a single entry (R131)', async () => {
    const [mod, other, member] = [await createMod(), await createMod(), await createMember()];
    const [actor, name] = [`alguem-${randomUUID()}`, 'Pessoa de Prova'];
    const getNames = async (after: Record<string, unknown>) => {
      const id = await storeEntry({ actor, before: {}, after });
      const inList = parseData('adminListLogs', await list({ id: [id] }))[0]?.names;
      return [(await read(id)).names, inList];
    };
    const dependencies = [mod.id, other.id, 'sumiu'];
    const names = { [mod.id]: `Prova ${mod.word}`, [other.id]: `Prova ${other.word}` };
    expect(await getNames({ dependencies })).toEqual([names, {}]);
    const replied = { [member.uid]: name };
    expect(await getNames({ replied_by: member.uid })).toEqual([replied, replied]);
    const filter = { mod_id: mod.id, release_id: mod.releaseId, uid: member.uid, about: `mods/${other.id}` };
    const filtered = {
      [mod.id]: `Prova ${mod.word}`,
      [mod.releaseId]: '1.2.0',
      [member.uid]: name,
      [`mods/${other.id}`]: `Prova ${other.word}`,
    };
    expect(await getNames({ filter })).toEqual([filtered, filtered]);
  });

  it('shows an entry whose filter names no document (R131)', async () => {
    const id = await storeEntry({ action: 'export:list', after: { filter: { about: 'mods/..', release_id: 'x' } } });
    expect((await read(id)).names).not.toHaveProperty('mods/..');
  });

  it('names a deleted record by its logged fields, without personal data (R131)', async () => {
    const getName = async (given: Partial<LogEntry>) => (await read(await storeEntry(given))).target_name;
    expect(await getName({ before: { title: 'Forja' }, after: null })).toBe('Forja');
    const question = { 'pt-BR': 'Como?' };
    expect(await getName({ target: 'faq/foi-se', before: null, after: { question } })).toBe('Como?');
    expect(await getName({ target: 'users/foi-se', after: { display_name: 'changed' } })).toBeNull();
  });

  it('costs at most 37 reads for a page of 15 entries, with one lookup per name (R131)', async () => {
    const action = `prova:${randomUUID().slice(0, 8)}`;
    const mods = await Promise.all(Array.from({ length: 15 }, () => createMod()));
    for (let i = 0; i < 30; i += 1) {
      const target = `mods/${mods[i % 15]?.id}`;
      await storeEntry({
        action,
        target,
        about: [target],
        at: at(i),
        actor: [admin, moderator, owner][i % 3]?.uid ?? null,
      });
    }
    const before = getReadWriteCounts().reads;
    const response = await list({ action });
    const reads = getReadWriteCounts().reads - before;
    expect(getContentRange(response)).toBe('0-14/30');
    // Reads: 15 entries, the count, 15 mods, 3 people, undone entries, the current account, and the site settings.
    expect(reads).toBeGreaterThanOrEqual(15 + 1 + 15 + 3);
    expect(reads).toBeLessThanOrEqual(15 + 1 + 15 + 3 + 1 + 2);
  });

  it('refuses an invalid query with its fields (R131)', async () => {
    for (const [filter, path] of [
      [{ cor: 'azul' }, 'filter.cor'],
      [{ from: 'ontem' }, 'filter.from'],
      [{ from: '0000-01-01T00:00:00Z' }, 'filter.from'],
      [{ actor: 'a/b' }, 'filter.actor'],
    ] as const) {
      expect(parseFailure(await list(filter)).errors?.map((error) => error.path)).toEqual([path]);
    }
    expect(getRefusal(await api.call('adminGetLog', admin, { params: { id: 'nada' } }))).toMatch(/^404 /);
  });

  it('is for admins, while moderators read only the history of mods and comments (R126, R131)', async () => {
    const mod = `mods/${randomUUID()}`;
    const comment = `${mod}/comments/c1`;
    const about = [comment, mod, 'users/alguem'];
    const id = await storeEntry({ action: 'hide:comment', target: comment, about });
    expect(getRefusal(await list({}, {}, moderator))).toEqual(FORBIDDEN);
    expect(getRefusal(await api.call('adminGetLog', moderator, { params: { id } }))).toEqual(FORBIDDEN);
    for (const path of [mod, comment]) {
      for (const who of [moderator, admin, owner]) {
        expect(parseData('adminHistory', await history(path, who)).map((entry) => entry.id)).toEqual([id]);
      }
    }
    for (const path of ['users/alguem', 'settings/site', `${mod}/releases/r1`, `${mod}/private/moderation`, 'ads/x']) {
      expect(getRefusal(await history(path, moderator)), path).toEqual(FORBIDDEN);
      expect((await history(path, admin)).status, path).toBe(200);
    }
    const none = await api.call('adminHistory', moderator, { query: '' });
    expect(parseFailure(none).errors).toMatchObject([{ path: 'filter.about', code: 'required' }]);
    const byId = await api.call('adminHistory', moderator, {
      query: toListQuery({ filter: { about: mod, id: [id] } }),
    });
    expect(parseFailure(byId).errors).toMatchObject([{ path: 'filter.id', code: 'unknown_field' }]);
  });

  it('cannot be changed by any call (R131)', async () => {
    const id = await storeEntry();
    const stored = (await firestore.doc(`logs/${id}`).get()).data();
    const about = Object.values<Endpoint>(ENDPOINTS).filter(({ path }) => /^\/admin\/(logs|history)/.test(path));
    expect(about.filter(({ method }) => method !== 'get').map(({ path }) => path)).toEqual(['/admin/logs/{id}/undo']);
    const body: Options = { token: owner.token, body: { reason: 'outro' } };
    for (const method of ['put', 'post', 'delete', 'patch']) {
      expect((await send(method, `/api/admin/logs/${id}`, { ...body, origin: api.origin })).status).toBe(404);
    }
    expect((await firestore.doc(`logs/${id}`).get()).data()).toEqual(stored);
  });
});

describe('undo from the log', () => {
  const createAd = async (): Promise<string> => {
    const dates = { starts_at: at(0).toISOString(), ends_at: at(9).toISOString() };
    const body = buildAdFields({ placement: 'listing', active: false, ...dates });
    return getLogEntryId(await api.call('adminCreateAd', admin, { body })) ?? '';
  };
  const getAdId = async (entry: string): Promise<string> => (await read(entry)).target.split('/')[1] ?? '';
  const change = async (id: string, fields: object) => {
    const { updated_at: _seen, ...stored } = await api.ask('adminGetAd', admin, { params: { id } });
    return (
      getLogEntryId(await api.call('adminUpdateAd', admin, { params: { id }, body: { ...stored, ...fields } })) ?? ''
    );
  };
  const getWeight = async (id: string) => (await api.ask('adminGetAd', admin, { params: { id } })).weight;

  it('restores previous fields, is logged, and works once (R131)', async () => {
    const id = await getAdId(await createAd());
    const edit = await change(id, { weight: 50 });
    expect(await read(edit)).toMatchObject({ undone_by: null, can_undo: true });
    const undone = await undo(edit);
    expect(parseData('undoLog', undone)).toMatchObject({
      action: 'edit:ad',
      actor: admin.uid,
      before: { weight: 50 },
      after: { weight: 1 },
      undoes: edit,
      can_undo: true,
    });
    expect(await getWeight(id)).toBe(1);
    expect(await read(edit)).toMatchObject({ undone_by: getLogEntryId(undone), can_undo: false });
    expect(getRefusal(await undo(edit))).toBe('409 undo_not_possible');
    expect((await undo(getLogEntryId(undone) ?? '')).status).toBe(200);
    expect(await getWeight(id)).toBe(50);
  });

  it('refuses fields that changed later, and keeps changes of other fields (R131)', async () => {
    const id = await getAdId(await createAd());
    const first = await change(id, { weight: 50 });
    await change(id, { title: 'Outro' });
    expect((await undo(first)).status).toBe(200);
    expect(await api.ask('adminGetAd', admin, { params: { id } })).toMatchObject({ weight: 1, title: 'Outro' });
    const second = await change(id, { weight: 60 });
    await change(id, { weight: 70 });
    expect(getRefusal(await undo(second))).toBe('409 stale');
    expect(await getWeight(id)).toBe(70);
  });

  it('deletes a created ad, and restores a deleted ad with its id (R131)', async () => {
    const createdEntry = await createAd();
    const id = await getAdId(createdEntry);
    const stored = await api.ask('adminGetAd', admin, { params: { id } });
    const undoneResponse = await undo(createdEntry);
    expect(parseData('undoLog', undoneResponse)).toMatchObject({
      action: 'delete:ad',
      after: null,
      undoes: createdEntry,
    });
    expect(getRefusal(await undo(createdEntry))).toBe('409 undo_not_possible');
    expect((await undo(getLogEntryId(undoneResponse) ?? '')).status).toBe(200);
    expect(await api.ask('adminGetAd', admin, { params: { id } })).toEqual({
      ...stored,
      updated_at: expect.any(String),
    });
    const deletedEntry = getLogEntryId(await api.call('adminDeleteAd', admin, { params: { id } })) ?? '';
    expect((await undo(deletedEntry)).status).toBe(200);
    expect(getRefusal(await undo(deletedEntry))).toBe('409 undo_not_possible');
  });

  it('is applied once when two requests arrive at the same time (R131)', async () => {
    const id = await getAdId(await createAd());
    const edit = await change(id, { weight: 50 });
    const both = await Promise.all([undo(edit), undo(edit)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await getWeight(id)).toBe(1);
  });

  it('requires the permission of the undone action, and shows who may undo (R126, R131)', async () => {
    const [mod, member] = [await createMod(), await createMember()];
    const comment = await storeComment(mod.id, member);
    const params = { mod: mod.id, id: comment };
    const hidden = getLogEntryId(await api.call('hideComment', admin, { params, body: {} })) ?? '';
    const edit = await change(await getAdId(await createAd()), { weight: 2 });
    const feature = getLogEntryId(await api.call('featureMod', admin, { params: { id: mod.id }, body: {} })) ?? '';
    const about = parseData('adminHistory', await history(`mods/${mod.id}`, moderator));
    expect(about.map(({ action, can_undo }) => [action, can_undo])).toEqual([
      ['feature:mod', false],
      ['hide:comment', true],
    ]);
    expect(getRefusal(await undo(feature, moderator))).toEqual(FORBIDDEN);
    expect(getRefusal(await undo(edit, moderator))).toEqual(FORBIDDEN);
    expect((await undo(hidden, moderator)).status).toBe(200);
    expect((await undo(feature)).status).toBe(200);
  });

  it('is refused for an action that cannot be undone (R131)', async () => {
    for (const action of ['remove:comment', 'revoke:sessions', 'coisa:nenhuma']) {
      const id = await storeEntry({ action });
      expect(await read(id, owner)).toMatchObject({ can_undo: false });
      expect(getRefusal(await undo(id, owner)), action).toBe('409 undo_not_possible');
    }
    expect(getRefusal(await undo('nada'))).toBe('404 record_not_found');
  });

  it('is refused if it would restore a name of the media kit, which the log does not have (R131)', async () => {
    const kit = { params: { id: 'main' } };
    const { id: _id, updated_at: _seen, ...before } = await api.ask('adminGetMediaKit', admin, kit);
    const body = { ...before, full_name: `Casa ${randomUUID()}`, headline: { 'pt-BR': 'Outra' } };
    expect(getLogEntryId(await api.call('adminUpdateMediaKit', admin, { ...kit, body }))).toBeNull();
    const [entry] = parseData('adminListLogs', await list({ about: 'media_kit/main' }));
    expect(entry).toMatchObject({ before: { full_name: 'changed' }, can_undo: false });
    expect(getRefusal(await undo(entry?.id ?? ''))).toBe('409 undo_not_possible');
    const headline = { 'pt-BR': 'Mais uma' };
    const other =
      getLogEntryId(await api.call('adminUpdateMediaKit', admin, { ...kit, body: { ...body, headline } })) ?? '';
    expect(await read(other)).toMatchObject({ can_undo: true });
    expect((await undo(other)).status).toBe(200);
    expect(await api.ask('adminGetMediaKit', admin, kit)).toMatchObject({ headline: body.headline });
  });
});

describe('staff actions', () => {
  it('are logged without personal data (R131)', async () => {
    const secret = `segredo-${randomUUID().slice(0, 8)}`;
    const [member, mod] = [await createMember(), await createMod()];
    const message = { name: secret, email: `${secret}@bigorna.test`, subject: secret, message: secret, uid: null };
    await firestore.doc('contact_messages/sigilo').set({ ...message, created_at: at(0), handled_at: null });
    const comment = await storeComment(mod.id, member, { text: secret });
    const params = { mod: mod.id, id: comment };
    const kit = { params: { id: 'main' } };
    const { id: _id, updated_at: _seen, ...before } = await api.ask('adminGetMediaKit', admin, kit);
    const done = [
      await api.call('adminUpdateUser', admin, {
        params: { id: member.uid },
        body: { full_name: secret, bio: secret, display_name: 'Outro Nome' },
      }),
      await api.call('handleContactMessage', admin, { params: { id: 'sigilo' }, body: { note: secret } }),
      await api.call('reopenContactMessage', admin, { params: { id: 'sigilo' }, body: {} }),
      await api.call('replyToComment', admin, { params, body: { text: `Resposta ${secret}` } }),
      await api.call('removeReply', admin, { params, body: {} }),
      await api.call('hideComment', moderator, { params, body: {} }),
      await api.call('restoreComment', moderator, { params, body: {} }),
      await api.call('removeComment', moderator, { params, body: {} }),
      await api.call('adminUpdateMediaKit', admin, {
        ...kit,
        body: { ...before, full_name: secret, email: message.email },
      }),
    ];
    expect(done.map(({ status }) => status)).toEqual(done.map(() => 200));
    const requests = done.map(({ headers }) => headers.get('x-request-id'));
    const { docs } = await firestore.collection('logs').where('request_id', 'in', requests).get();
    const stored = requests.map((request) => docs.find((entry) => entry.get('request_id') === request));
    for (const entry of stored) {
      expect(entry).toBeDefined();
      expect(JSON.stringify(entry?.data()), entry?.get('action')).not.toContain(secret);
      expect(JSON.stringify(entry?.data()), entry?.get('action')).not.toContain(member.email);
    }
    expect(stored[0]?.get('after')).toMatchObject({ full_name: 'changed', bio: 'changed' });
  });
});
