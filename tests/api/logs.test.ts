import './support/own-project.ts';
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@bigorna/domain/endpoints/endpoint';
import { ENDPOINTS } from '@bigorna/domain/endpoints/index';
import { type LogEntry, logEntry } from '@bigorna/domain/entities/portal';
import { beforeAll, describe, expect, it } from 'vitest';
import { readsAndWrites } from '../../functions/src/platform/firestore.ts';
import { dataOf, failureOf, type Options, refusal, send } from './support/call.ts';
import { putComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { makeMember } from './support/members.ts';
import { makeMod } from './support/mods.ts';
import { question, rangeOf } from './support/staff.ts';
import { entryIdOf, ownApi, type Staff, staffMember } from './support/staff-mods.ts';

const api = ownApi();
let moderator: Staff;
let admin: Staff;
let owner: Staff;
beforeAll(async () => {
  // The emulator shows imported data in every project, and with it the data set's own entries.
  await firestore.recursiveDelete(firestore.collection('logs'));
  [moderator, admin, owner] = [await staffMember('moderator'), await staffMember(), await staffMember('super_admin')];
}, 60_000);

const at = (minute: number): Date => new Date(Date.UTC(2026, 9, 1, 12, minute));
const FORBIDDEN = { status: 403, code: 'forbidden' };

/** An entry of the log; of what nobody else does, so that a test finds its own. */
const putEntry = async (given: Partial<LogEntry> = {}): Promise<string> => {
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
  api.call('adminListLogs', who, { query: question({ filter, ...parts }) });
const idsOf = async (filter: object, parts: object = {}) =>
  dataOf('adminListLogs', await list(filter, parts)).map(({ id }) => id);
const history = (about: string, who: Staff) =>
  api.call('adminHistory', who, { query: question({ filter: { about } }) });
const read = (id: string, who = admin) => api.ask('adminGetLog', who, { params: { id } });
const undo = (id: string, who = admin) => api.call('undoLog', who, { params: { id } });

describe('the log', () => {
  it('R131 is listed newest first, or oldest first, in ranges and behind an entry', async () => {
    const actor = `alguem-${randomUUID()}`;
    const ids = [
      await putEntry({ actor, at: at(1) }),
      await putEntry({ actor, at: at(2) }),
      await putEntry({ actor, at: at(3) }),
    ];
    const newest = ids.toReversed();
    expect(await idsOf({ actor })).toEqual(newest);
    expect(await idsOf({ actor }, { sort: ['at', 'ASC'] })).toEqual(ids);
    expect(rangeOf(await list({ actor }, { range: [1, 1] }))).toBe('1-1/3');
    expect(await idsOf({ actor }, { range: [1, 5], after: newest[0] })).toEqual(newest.slice(1));
    expect(await idsOf({ id: [ids[1], ids[0]] })).toEqual([ids[1], ids[0]]);
  });

  it('R131 is filtered by actor, action, record and time, each with every other', async () => {
    const [actor, target] = [`alguem-${randomUUID()}`, `faq/${randomUUID()}`];
    const given = { actor, action: 'edit:faq', target, about: [target] };
    const wanted = await putEntry({ ...given, at: at(5) });
    const others = [
      await putEntry({ ...given, actor: 'outra', at: at(5) }),
      await putEntry({ ...given, action: 'delete:faq', at: at(5) }),
      await putEntry({ ...given, target: 'faq/outra', about: ['faq/outra'], at: at(5) }),
      await putEntry({ ...given, at: at(1) }),
      await putEntry({ ...given, at: at(9) }),
    ];
    const filters = { actor, action: 'edit:faq', about: target };
    const times = { from: at(4).toISOString(), to: at(6).toISOString() };
    expect(await idsOf({ ...filters, ...times })).toEqual([wanted]);
    for (const left of [
      ['actor'],
      ['action'],
      ['about'],
      ['actor', 'action'],
      ['actor', 'about'],
      ['action', 'about'],
    ]) {
      const some = Object.fromEntries(Object.entries(filters).filter(([name]) => !left.includes(name)));
      const ids = await idsOf({ ...some, ...times });
      expect(ids, left.join()).toContain(wanted);
      expect(ids.length, left.join()).toBeGreaterThan(1);
    }
    expect(await idsOf(filters)).toEqual(expect.arrayContaining([wanted, others[3], others[4]]));
  });

  it('R131 names who acted and on what, where they still are', async () => {
    const [member, mod] = [await makeMember(), await makeMod()];
    const comment = `mods/${mod.id}/comments/c1`;
    const card = async (given: Partial<LogEntry>) => {
      const { actor_name, target_name } = await read(await putEntry(given));
      return [actor_name, target_name];
    };
    const name = 'Pessoa de Prova';
    expect(await card({ target: `mods/${mod.id}` })).toEqual([name, `Prova ${mod.word}`]);
    expect(await card({ target: comment })).toEqual([name, `Prova ${mod.word}`]);
    expect(await card({ target: `users/${member.uid}` })).toEqual([name, name]);
    const about = ['reports/r1', `mods/${mod.id}`];
    expect(await card({ target: 'reports/r1', about })).toEqual([name, `Prova ${mod.word}`]);
    expect(await card({ target: `users/${randomUUID()}`, actor: null })).toEqual([null, null]);
    expect(await card({ target: 'settings/site', actor: 'saiu' })).toEqual([null, null]);
  });

  it('R131 costs at most 60 reads a page, each name looked up once', async () => {
    const action = `prova:${randomUUID().slice(0, 8)}`;
    const mods = await Promise.all(Array.from({ length: 15 }, () => makeMod()));
    for (let i = 0; i < 30; i += 1) {
      const target = `mods/${mods[i % 15]?.id}`;
      await putEntry({
        action,
        target,
        about: [target],
        at: at(i),
        actor: [admin, moderator, owner][i % 3]?.uid ?? null,
      });
    }
    const before = readsAndWrites().reads;
    const reply = await list({ action });
    const reads = readsAndWrites().reads - before;
    expect(rangeOf(reply)).toBe('0-14/30');
    // 15 entries, their count, each of another mod, 3 people, what was undone, the reader's account and the site's settings.
    expect(reads).toBeGreaterThanOrEqual(15 + 1 + 15 + 3);
    expect(reads).toBeLessThanOrEqual(15 + 1 + 15 + 3 + 1 + 2);
  });

  it('R131 a question that makes no sense is refused, naming what is wrong', async () => {
    for (const [filter, path] of [
      [{ cor: 'azul' }, 'filter.cor'],
      [{ from: 'ontem' }, 'filter.from'],
      [{ from: '0000-01-01T00:00:00Z' }, 'filter.from'],
      [{ actor: 'a/b' }, 'filter.actor'],
    ] as const) {
      expect(failureOf(await list(filter)).errors?.map((error) => error.path)).toEqual([path]);
    }
    expect(refusal(await api.call('adminGetLog', admin, { params: { id: 'nada' } }))).toMatchObject({ status: 404 });
  });

  it('R126 R131 is for admins; moderators read the history of mods and of comments, and of nothing else', async () => {
    const mod = `mods/${randomUUID()}`;
    const comment = `${mod}/comments/c1`;
    const about = [comment, mod, 'users/alguem'];
    const id = await putEntry({ action: 'hide:comment', target: comment, about });
    expect(refusal(await list({}, {}, moderator))).toEqual(FORBIDDEN);
    expect(refusal(await api.call('adminGetLog', moderator, { params: { id } }))).toEqual(FORBIDDEN);
    for (const path of [mod, comment]) {
      for (const who of [moderator, admin, owner]) {
        expect(dataOf('adminHistory', await history(path, who)).map((entry) => entry.id)).toEqual([id]);
      }
    }
    for (const path of ['users/alguem', 'settings/site', `${mod}/releases/r1`, `${mod}/private/moderation`, 'ads/x']) {
      expect(refusal(await history(path, moderator)), path).toEqual(FORBIDDEN);
      expect((await history(path, admin)).status, path).toBe(200);
    }
    const none = await api.call('adminHistory', moderator, { query: '' });
    expect(failureOf(none).errors).toMatchObject([{ path: 'filter.about', code: 'required' }]);
    const byId = await api.call('adminHistory', moderator, { query: question({ filter: { about: mod, id: [id] } }) });
    expect(failureOf(byId).errors).toMatchObject([{ path: 'filter.id', code: 'unknown_field' }]);
  });

  it('R131 can be changed by no call, whoever asks', async () => {
    const id = await putEntry();
    const stored = (await firestore.doc(`logs/${id}`).get()).data();
    const about = Object.values<Endpoint>(ENDPOINTS).filter(({ path }) => /^\/admin\/(logs|history)/.test(path));
    expect(about.filter(({ method }) => method !== 'get').map(({ path }) => path)).toEqual(['/admin/logs/{id}/undo']);
    const body: Options = { token: owner.token, body: { reason: 'outro' } };
    for (const method of ['put', 'post', 'delete', 'patch']) {
      expect((await send(method, `/api/admin/logs/${id}`, { ...body, origin: api.origin() })).status).toBe(404);
    }
    expect((await firestore.doc(`logs/${id}`).get()).data()).toEqual(stored);
  });
});

describe('undoing from the log', () => {
  const newAd = async (): Promise<string> => {
    const body = {
      title: 'Prova',
      image_url: '/media/ads/x.webp',
      width: 10,
      height: 10,
      alt: { 'pt-BR': 'Prova' },
      link: 'https://loja.example/',
      placement: 'listing',
      weight: 1,
      starts_at: at(0).toISOString(),
      ends_at: at(9).toISOString(),
      active: false,
    };
    return entryIdOf(await api.call('adminCreateAd', admin, { body })) ?? '';
  };
  const adOf = async (entry: string): Promise<string> => (await read(entry)).target.split('/')[1] ?? '';
  const change = async (id: string, fields: object) => {
    const { updated_at: _seen, ...stored } = await api.ask('adminGetAd', admin, { params: { id } });
    return entryIdOf(await api.call('adminUpdateAd', admin, { params: { id }, body: { ...stored, ...fields } })) ?? '';
  };
  const weightOf = async (id: string) => (await api.ask('adminGetAd', admin, { params: { id } })).weight;

  it('R131 brings former fields back, says so in the log, and only once', async () => {
    const id = await adOf(await newAd());
    const edit = await change(id, { weight: 50 });
    expect(await read(edit)).toMatchObject({ undone_by: null, can_undo: true });
    const undone = await undo(edit);
    expect(dataOf('undoLog', undone)).toMatchObject({
      action: 'edit:ad',
      actor: admin.uid,
      before: { weight: 50 },
      after: { weight: 1 },
      undoes: edit,
      can_undo: true,
    });
    expect(await weightOf(id)).toBe(1);
    expect(await read(edit)).toMatchObject({ undone_by: entryIdOf(undone), can_undo: false });
    expect(refusal(await undo(edit))).toEqual({ status: 409, code: 'undo_not_possible' });
    expect((await undo(entryIdOf(undone) ?? '')).status).toBe(200);
    expect(await weightOf(id)).toBe(50);
  });

  it('R131 leaves what somebody changed further, and keeps what they changed besides', async () => {
    const id = await adOf(await newAd());
    const first = await change(id, { weight: 50 });
    await change(id, { title: 'Outro' });
    expect((await undo(first)).status).toBe(200);
    expect(await api.ask('adminGetAd', admin, { params: { id } })).toMatchObject({ weight: 1, title: 'Outro' });
    const second = await change(id, { weight: 60 });
    await change(id, { weight: 70 });
    expect(refusal(await undo(second))).toEqual({ status: 409, code: 'stale' });
    expect(await weightOf(id)).toBe(70);
  });

  it('R131 takes a new record away and brings a deleted one back, under its id', async () => {
    const made = await newAd();
    const id = await adOf(made);
    const stored = await api.ask('adminGetAd', admin, { params: { id } });
    const taken = await undo(made);
    expect(dataOf('undoLog', taken)).toMatchObject({ action: 'delete:ad', after: null, undoes: made });
    expect(refusal(await undo(made))).toEqual({ status: 409, code: 'undo_not_possible' });
    expect((await undo(entryIdOf(taken) ?? '')).status).toBe(200);
    expect(await api.ask('adminGetAd', admin, { params: { id } })).toEqual({
      ...stored,
      updated_at: expect.any(String),
    });
    const gone = entryIdOf(await api.call('adminDeleteAd', admin, { params: { id } })) ?? '';
    expect((await undo(gone)).status).toBe(200);
    expect(refusal(await undo(gone))).toEqual({ status: 409, code: 'undo_not_possible' });
  });

  it('R131 of two at once, one is refused', async () => {
    const id = await adOf(await newAd());
    const edit = await change(id, { weight: 50 });
    const both = await Promise.all([undo(edit), undo(edit)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await weightOf(id)).toBe(1);
  });

  it('R126 R131 takes the permission of what is undone, and is said beforehand', async () => {
    const [mod, member] = [await makeMod(), await makeMember()];
    const comment = await putComment(mod.id, member);
    const params = { mod: mod.id, id: comment };
    const hidden = entryIdOf(await api.call('hideComment', admin, { params, body: {} })) ?? '';
    const edit = await change(await adOf(await newAd()), { weight: 2 });
    const feature = entryIdOf(await api.call('featureMod', admin, { params: { id: mod.id }, body: {} })) ?? '';
    const about = dataOf('adminHistory', await history(`mods/${mod.id}`, moderator));
    expect(about.map(({ action, can_undo }) => [action, can_undo])).toEqual([
      ['feature:mod', false],
      ['hide:comment', true],
    ]);
    expect(refusal(await undo(feature, moderator))).toEqual(FORBIDDEN);
    expect(refusal(await undo(edit, moderator))).toEqual(FORBIDDEN);
    expect((await undo(hidden, moderator)).status).toBe(200);
    expect((await undo(feature)).status).toBe(200);
  });

  it('R131 what cannot be undone says so', async () => {
    for (const action of ['remove:comment', 'revoke:sessions', 'coisa:nenhuma']) {
      const id = await putEntry({ action });
      expect(await read(id, owner)).toMatchObject({ can_undo: false });
      expect(refusal(await undo(id, owner)), action).toEqual({ status: 409, code: 'undo_not_possible' });
    }
    expect(refusal(await undo('nada'))).toEqual({ status: 404, code: 'record_not_found' });
  });

  it('R131 a media kit whose name changed is not brought back: the log does not hold the name', async () => {
    const kit = { params: { id: 'main' } };
    const { id: _id, updated_at: _seen, ...before } = await api.ask('adminGetMediaKit', admin, kit);
    const body = { ...before, full_name: `Casa ${randomUUID()}`, headline: { 'pt-BR': 'Outra' } };
    const entry = entryIdOf(await api.call('adminUpdateMediaKit', admin, { ...kit, body })) ?? '';
    expect(refusal(await undo(entry))).toEqual({ status: 409, code: 'undo_not_possible' });
    const headline = { 'pt-BR': 'Mais uma' };
    const other =
      entryIdOf(await api.call('adminUpdateMediaKit', admin, { ...kit, body: { ...body, headline } })) ?? '';
    expect((await undo(other)).status).toBe(200);
    expect(await api.ask('adminGetMediaKit', admin, kit)).toMatchObject({ headline: body.headline });
  });
});

describe('what staff do', () => {
  it('R131 is logged without a word that is somebody’s own', async () => {
    const secret = `segredo-${randomUUID().slice(0, 8)}`;
    const [member, mod] = [await makeMember(), await makeMod()];
    const message = { name: secret, email: `${secret}@bigorna.test`, subject: secret, message: secret, uid: null };
    await firestore.doc('contact_messages/sigilo').set({ ...message, created_at: at(0), handled_at: null });
    const comment = await putComment(mod.id, member, { text: secret });
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
      await api.call('removeComment', moderator, { params }),
      await api.call('adminUpdateMediaKit', admin, {
        ...kit,
        body: { ...before, full_name: secret, email: message.email },
      }),
    ];
    expect(done.map(({ status }) => status)).toEqual(done.map(() => 200));
    const entries = done.map((reply) => entryIdOf(reply) ?? 'none');
    const stored = await firestore.getAll(...entries.map((id) => firestore.doc(`logs/${id}`)));
    for (const entry of stored) {
      expect(entry.exists, entry.id).toBe(true);
      expect(JSON.stringify(entry.data()), entry.get('action')).not.toContain(secret);
      expect(JSON.stringify(entry.data()), entry.get('action')).not.toContain(member.email);
    }
    expect(stored[0]?.get('after')).toMatchObject({ full_name: 'changed', bio: 'changed' });
  });
});
