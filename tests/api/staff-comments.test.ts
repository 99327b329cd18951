import { randomUUID } from 'node:crypto';
import { BULK } from '@bigorna/domain/limits';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, call, dataOf, failureOf, refusal } from './support/call.ts';
import { putComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { type Member, makeMember, signedIn } from './support/members.ts';
import { makeModWithoutFile, type TestMod } from './support/mods.ts';
import { entryIdOf, entryOf, putReport, question, rangeOf, undo } from './support/staff.ts';

type SignedIn = Member & { token: string };
/** Queues follow a report by the trigger. */
const FOLLOWED = { timeout: 30_000, interval: 300 };

let mod: TestMod;
let author: Member;
let reporter: Member;
let moderator: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  [mod, author, reporter, moderator, admin] = await Promise.all([
    makeModWithoutFile(),
    makeMember(),
    makeMember(),
    signedIn('moderator'),
    signedIn('admin'),
  ]);
});

const keyOf = (id: string): string => `${mod.id}:${id}`;
const pathOf = (id: string): string => `mods/${mod.id}/comments/${id}`;
const stored = async (path: string) => (await firestore.doc(path).get()).data();
const reportOn = (id: string) => putReport({ subject: 'comment', path: pathOf(id) }, reporter.uid);
const list = (parts: Parameters<typeof question>[0], token = moderator.token) =>
  call('adminListComments', { query: question(parts), token });
const keysOf = async (parts: Parameters<typeof question>[0]): Promise<string[]> => {
  const reply = await list(parts);
  return dataOf('adminListComments', reply).map(({ id }) => id);
};
const act = (name: 'hideComment' | 'restoreComment' | 'removeComment', id: string, body?: object) =>
  call(name, { params: { mod: mod.id, id }, token: moderator.token, ...(body === undefined ? {} : { body }) });
const bulk = (action: string, ids: readonly string[], token = moderator.token) =>
  call('bulkComments', { body: { action, ids, reason: 'Em lote' }, token });

describe('the list of comments', () => {
  it('R129 has those of a mod, a writer or a kind, newest first, with the mod’s name, shown and hidden apart', async () => {
    const [own, writer] = await Promise.all([makeModWithoutFile(), makeMember()]);
    const at = (minute: number) => new Date(Date.UTC(2026, 9, 1, 12, minute));
    const first = await putComment(own.id, writer, { created_at: at(1) });
    const second = await putComment(own.id, writer, { created_at: at(2), hidden: true, kind: 'bug' });
    const third = await putComment(own.id, author, { created_at: at(3) });
    const keys = (...ids: string[]) => ids.map((id) => `${own.id}:${id}`);
    expect(await keysOf({ filter: { mod_id: own.id } })).toEqual(keys(third, second, first));
    expect(await keysOf({ filter: { mod_id: own.id, queue: 'new' } })).toEqual(keys(third, first));
    expect(await keysOf({ filter: { mod_id: own.id, queue: 'hidden' } })).toEqual(keys(second));
    expect(await keysOf({ filter: { uid: writer.uid } })).toEqual(keys(second, first));
    expect(await keysOf({ filter: { uid: writer.uid, queue: 'hidden' } })).toEqual(keys(second));
    expect(await keysOf({ filter: { uid: writer.uid }, sort: ['created_at', 'ASC'] })).toEqual(keys(first, second));
    expect(await keysOf({ filter: { kind: 'bug', queue: 'hidden' }, range: [0, 99] })).toContain(keys(second)[0]);
    const after = `${own.id}:${third}`;
    expect(await keysOf({ filter: { mod_id: own.id }, range: [1, 1], after })).toEqual(keys(second));
    const reply = await list({ filter: { id: keys(first, 'nenhum').concat('lixo') } });
    expect(dataOf('adminListComments', reply)).toMatchObject([
      {
        id: keys(first)[0],
        comment_id: first,
        mod_id: own.id,
        mod_title: `Prova ${own.word}`,
        mod_slug: own.slug,
        reports: [],
      },
    ]);
    const two = await list({ filter: { mod_id: own.id, uid: writer.uid } });
    expect(failureOf(two)).toMatchObject({ code: 'invalid_request', errors: [{ code: 'invalid_value' }] });
  });

  it('R129 has the reported ones once each with all that was said of them, the longest waiting first', async () => {
    const [first, second] = [await putComment(mod.id, author), await putComment(mod.id, author)];
    const ago = (minutes: number) => ({ created_at: new Date(Date.now() - minutes * 60_000 - 365 * 86_400_000) });
    const about = (id: string) => ({ subject: 'comment', path: pathOf(id) }) as const;
    await putReport(about(second), reporter.uid, { ...ago(1), reason: 'offensive' });
    await putReport(about(first), reporter.uid, { ...ago(3), reason: 'spam' });
    await putReport(about(first), author.uid, { ...ago(2), reason: 'malware' });
    const mine = async () => {
      const reply = await list({ filter: { queue: 'reported' }, range: [0, 49] });
      return dataOf('adminListComments', reply).filter(({ comment_id }) => [first, second].includes(comment_id));
    };
    await vi.waitFor(
      async () =>
        expect(
          (await mine()).map(({ comment_id, reports }) => [comment_id, reports.map(({ reason }) => reason)]),
        ).toEqual([
          [first, ['spam', 'malware']],
          [second, ['offensive']],
        ]),
      FOLLOWED,
    );
    const behind = await keysOf({ filter: { queue: 'reported' }, range: [1, 49], after: keyOf(first) });
    expect(behind).toContain(keyOf(second));
    expect(behind).not.toContain(keyOf(first));
    expect(await ask('adminGetComment', { params: { id: keyOf(first) }, token: moderator.token })).toMatchObject({
      reports: [{ reason: 'spam' }, { reason: 'malware' }],
    });
    await act('hideComment', first, { reason: 'Sim' });
    expect((await mine()).map(({ comment_id }) => comment_id)).toEqual([second]);
    expect((await list({ filter: { queue: 'reported' }, range: [0, 49], after: keyOf(first) })).status).toBe(200);
    await act('restoreComment', second, {});
    expect(await mine()).toEqual([]);
  });

  it('R129 leaves the queue when its writer deletes it, and what was said of it stays to be read', async () => {
    const id = await putComment(mod.id, author);
    const report = await reportOn(id);
    const leads = async () => (await stored(`reports/${report}`))?.lead;
    await vi.waitFor(async () => expect(await leads()).toBe(true), FOLLOWED);
    await firestore.doc(pathOf(id)).delete();
    await vi.waitFor(async () => expect(await leads()).toBe(false), FOLLOWED);
    expect(await keysOf({ filter: { queue: 'reported' }, range: [0, 99] })).not.toContain(keyOf(id));
    const params = { id: report };
    expect(await ask('adminGetReport', { params, token: moderator.token })).toMatchObject({
      about: null,
      outcome: null,
    });
  });

  it('R129 is for moderators and above; a comment that is not there says so', async () => {
    const user = await signedIn();
    expect(refusal(await list({}, user.token))).toEqual({ status: 403, code: 'forbidden' });
    expect(rangeOf(await list({ range: [0, 0] }))).toMatch(/^0-0\/\d+$/);
    const get = (id: string) => call('adminGetComment', { params: { id }, token: moderator.token });
    expect(refusal(await get(keyOf('nenhum')))).toEqual({ status: 404, code: 'comment_not_found' });
    expect((await get('sem-mod')).status).toBe(400);
  });
});

describe('deciding about a reported comment', () => {
  const acts = [
    ['hideComment', 'upheld', {}],
    ['removeComment', 'upheld', undefined],
    ['restoreComment', 'dismissed', {}],
  ] as const;
  it.each(acts)('R129 %s has its open reports %s in the same step, and no others', async (name, outcome, body) => {
    const [id, other] = [
      await putComment(mod.id, author, { hidden: name === 'restoreComment' }),
      await putComment(mod.id, author),
    ];
    const [mine, theirs] = [await reportOn(id), await reportOn(other)];
    const reply = await act(name, id, body);
    expect(await stored(`reports/${mine}`)).toMatchObject({ outcome, resolved_by: moderator.uid });
    expect((await stored(`reports/${mine}`))?.resolved_at).not.toBeNull();
    expect(await stored(`reports/${theirs}`)).toMatchObject({ resolved_at: null });
    const entry = await entryOf(reply);
    expect(entry.after).toMatchObject({ reports: [mine] });
    expect(entry.about).toEqual([pathOf(id), `mods/${mod.id}`, `users/${author.uid}`]);
  });

  it('R129 keeping a shown comment dismisses its reports, once', async () => {
    const id = await putComment(mod.id, author);
    const report = await reportOn(id);
    expect(entryIdOf(await act('restoreComment', id, {}))).not.toBeNull();
    expect(await stored(`reports/${report}`)).toMatchObject({ outcome: 'dismissed' });
    expect(entryIdOf(await act('restoreComment', id, {}))).toBeNull();
  });

  it('R129 R131 is undone from the log: shown again, its reports waiting again; not after somebody else decided', async () => {
    const id = await putComment(mod.id, author);
    const report = await reportOn(id);
    const hidden = await act('hideComment', id, { reason: 'Engano' });
    const undone = await undo(hidden, moderator);
    expect(dataOf('undoLog', undone)).toMatchObject({ action: 'restore:comment', undoes: entryIdOf(hidden) });
    expect(await stored(pathOf(id))).toMatchObject({ hidden: false });
    expect(await stored(`reports/${report}`)).toMatchObject({ resolved_at: null });
    expect(await stored(`reports/${report}`)).not.toHaveProperty('outcome');
    const again = await act('hideComment', id, {});
    await act('restoreComment', id, {});
    expect(refusal(await undo(again, moderator))).toEqual({ status: 409, code: 'stale' });
    const last = await act('hideComment', id, {});
    await act('removeComment', id);
    expect(refusal(await undo(last, moderator))).toEqual({ status: 409, code: 'stale' });
  });
});

describe('several comments at once', () => {
  it('R129 are decided each on its own, and each says how it went', async () => {
    const ids = await Promise.all([putComment(mod.id, author), putComment(mod.id, author, { hidden: true })]);
    const keys = [...ids.map(keyOf), keyOf('nenhum'), keyOf(ids[0] ?? '')];
    const reply = await bulk('hide', keys);
    expect(dataOf('bulkComments', reply)).toEqual([
      { id: keys[0], ok: true, code: null, message: null },
      { id: keys[1], ok: true, code: null, message: null },
      { id: keys[2], ok: false, code: 'comment_not_found', message: 'Comentário não encontrado' },
    ]);
    for (const id of ids) expect(await stored(pathOf(id))).toMatchObject({ hidden: true });
    await bulk('restore', keys);
    for (const id of ids) expect(await stored(pathOf(id))).toMatchObject({ hidden: false });
    await bulk('remove', keys);
    for (const id of ids) expect(await stored(pathOf(id))).toBeUndefined();
  });

  it('R129 are at most a hundred, of known keys and acts, by moderators and above', async () => {
    const id = await putComment(mod.id, author);
    const bad: [string, string[]][] = [
      ['hide', []],
      ['hide', Array.from({ length: BULK.max + 1 }, () => keyOf(randomUUID()))],
      ['hide', ['sem-mod']],
      ['esconder', [keyOf(id)]],
    ];
    for (const [action, ids] of bad) expect((await bulk(action, ids)).status).toBe(400);
    expect((await bulk('hide', [keyOf(id)], (await signedIn()).token)).status).toBe(403);
    expect((await bulk('hide', [keyOf(id)], admin.token)).status).toBe(200);
  });
});
