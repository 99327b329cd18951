import { randomUUID } from 'node:crypto';
import { BULK } from '@bigorna/domain/limits';
import { describe, expect, it, vi } from 'vitest';
import { askAs, callAs, callEndpoint, getRefusal, parseData, parseFailure } from './support/call.ts';
import { storeComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { createMember, createSignedInMember } from './support/members.ts';
import { createModWithExternalFile } from './support/mods.ts';
import { getContentRange, getLogEntry, getLogEntryId, storeReport, toListQuery, undo } from './support/staff.ts';
import { getStored } from './support/stored.ts';

/** The trigger updates the queues after a report. */
const TRIGGER_WAIT = { timeout: 30_000, interval: 300 };

const [mod, author, reporter, moderator, admin] = await Promise.all([
  createModWithExternalFile(),
  createMember(),
  createMember(),
  createSignedInMember('moderator'),
  createSignedInMember('admin'),
]);

const getKey = (id: string): string => `${mod.id}:${id}`;
const getPath = (id: string): string => `mods/${mod.id}/comments/${id}`;
const storeReportOn = (id: string) => storeReport({ subject: 'comment', path: getPath(id) }, reporter.uid);
const list = (parts: Parameters<typeof toListQuery>[0], token = moderator.token) =>
  callEndpoint('adminListComments', { query: toListQuery(parts), token });
const listKeys = async (parts: Parameters<typeof toListQuery>[0]): Promise<string[]> => {
  const response = await list(parts);
  return parseData('adminListComments', response).map(({ id }) => id);
};
const runAction = (name: 'hideComment' | 'restoreComment' | 'removeComment', id: string, body: object) =>
  callAs(name, moderator, { params: { mod: mod.id, id }, body });
const bulk = (action: string, ids: readonly string[], token = moderator.token) =>
  callEndpoint('bulkComments', { body: { action, ids, reason: 'Em lote' }, token });

describe('list of comments', () => {
  it('filters by mod, author, kinds, date and visibility at once, newest first (R129)', async () => {
    const [freshMod, writer] = await Promise.all([createModWithExternalFile(), createMember()]);
    const at = (minute: number) => new Date(Date.UTC(2026, 9, 1, 12, minute));
    const first = await storeComment(freshMod.id, writer, { created_at: at(1) });
    const second = await storeComment(freshMod.id, writer, { created_at: at(2), hidden: true, kind: 'bug' });
    const third = await storeComment(freshMod.id, author, { created_at: at(3) });
    const keys = (...ids: string[]) => ids.map((id) => `${freshMod.id}:${id}`);
    expect(await listKeys({ filter: { mod_id: freshMod.id } })).toEqual(keys(third, second, first));
    expect(await listKeys({ filter: { mod_id: freshMod.id, queue: 'new' } })).toEqual(keys(third, first));
    expect(await listKeys({ filter: { mod_id: freshMod.id, queue: 'hidden' } })).toEqual(keys(second));
    expect(await listKeys({ filter: { uid: writer.uid } })).toEqual(keys(second, first));
    expect(await listKeys({ filter: { uid: writer.uid, queue: 'hidden' } })).toEqual(keys(second));
    expect(await listKeys({ filter: { uid: writer.uid }, sort: ['created_at', 'ASC'] })).toEqual(keys(first, second));
    expect(await listKeys({ filter: { kind: 'bug', queue: 'hidden' }, range: [0, 99] })).toContain(keys(second)[0]);
    const after = `${freshMod.id}:${third}`;
    expect(await listKeys({ filter: { mod_id: freshMod.id }, range: [1, 1], after })).toEqual(keys(second));
    const elsewhere = getKey(await storeComment(mod.id, writer));
    const afterElsewhere = await list({ filter: { mod_id: freshMod.id }, range: [1, 1], after: elsewhere });
    expect(parseFailure(afterElsewhere)).toMatchObject({ code: 'invalid_request', errors: [{ path: 'after' }] });
    const response = await list({ filter: { id: keys(first, 'nenhum').concat('lixo') } });
    expect(parseData('adminListComments', response)).toMatchObject([
      {
        id: keys(first)[0],
        comment_id: first,
        mod_id: freshMod.id,
        mod_title: `Prova ${freshMod.word}`,
        mod_slug: freshMod.slug,
        reports: [],
      },
    ]);
    const [from, to] = [at(2).toISOString(), at(3).toISOString()];
    const find = (filter: object) => listKeys({ filter: { mod_id: freshMod.id, ...filter } });
    expect(await find({ uid: writer.uid })).toEqual(keys(second, first));
    expect(await find({ uid: writer.uid, from })).toEqual(keys(second));
    expect(await find({ from, to })).toEqual(keys(third, second));
    expect(await find({ kind: ['bug', 'comment'], queue: 'new' })).toEqual(keys(third, first));
    expect(await find({ kind: 'bug', uid: writer.uid, queue: 'new' })).toEqual([]);
    expect(await find({ uid: author.uid, kind: ['comment'], queue: 'new', from, to })).toEqual(keys(third));
    expect(await listKeys({ filter: { uid: writer.uid, kind: ['bug'], to } })).toEqual(keys(second));
    const reported = await list({ filter: { queue: 'reported', uid: writer.uid } });
    expect(parseFailure(reported)).toMatchObject({ code: 'invalid_request', errors: [{ path: 'filter.uid' }] });
  });

  it('finds comments by a part of their text, page by page, but not in the reported queue (R129)', async () => {
    const freshMod = await createModWithExternalFile();
    const at = (minute: number) => new Date(Date.UTC(2026, 9, 1, 12, minute));
    const store = (minute: number, text: string, given = {}) =>
      storeComment(freshMod.id, author, { created_at: at(minute), text, ...given });
    const [old, young] = [await store(1, 'A FORNALHA não acende'), await store(3, 'Que fornalha boa')];
    await store(2, 'Outro assunto');
    const hidden = await store(4, 'fornalha escondida', { hidden: true });
    const keys = (...ids: string[]) => ids.map((id) => `${freshMod.id}:${id}`);
    const find = (filter: object, rest = {}) => listKeys({ filter: { mod_id: freshMod.id, ...filter }, ...rest });
    expect(await find({ q: ' fornálha ' })).toEqual(keys(hidden, young, old));
    expect(await find({ q: 'fornalha', queue: 'new' })).toEqual(keys(young, old));
    expect(await find({ q: 'fornalha' }, { range: [1, 1], after: keys(hidden)[0] })).toEqual(keys(young));
    expect(getContentRange(await list({ filter: { mod_id: freshMod.id, q: 'fornalha' }, range: [0, 0] }))).toBe(
      '0-0/3',
    );
    expect(await find({ q: 'nada disso' })).toEqual([]);
    expect(await find({ q: '' })).toHaveLength(4);
    const reported = await list({ filter: { queue: 'reported', q: 'fornalha' } });
    expect(parseFailure(reported).errors).toMatchObject([{ path: 'filter.q' }]);
  });

  it('has each reported comment once with all its reports, oldest first (R129)', async () => {
    const [first, second] = [await storeComment(mod.id, author), await storeComment(mod.id, author)];
    const ago = (minutes: number) => ({ created_at: new Date(Date.now() - minutes * 60_000 - 365 * 86_400_000) });
    const about = (id: string) => ({ subject: 'comment', path: getPath(id) }) as const;
    await storeReport(about(second), reporter.uid, { ...ago(1), reason: 'offensive' });
    await storeReport(about(first), reporter.uid, { ...ago(3), reason: 'spam' });
    await storeReport(about(first), author.uid, { ...ago(2), reason: 'malware' });
    const mine = async () => {
      const response = await list({ filter: { queue: 'reported' }, range: [0, 49] });
      return parseData('adminListComments', response).filter(({ comment_id }) => [first, second].includes(comment_id));
    };
    await vi.waitFor(
      async () =>
        expect(
          (await mine()).map(({ comment_id, reports }) => [comment_id, reports.map(({ reason }) => reason)]),
        ).toEqual([
          [first, ['spam', 'malware']],
          [second, ['offensive']],
        ]),
      TRIGGER_WAIT,
    );
    const behind = await listKeys({ filter: { queue: 'reported' }, range: [1, 49], after: getKey(first) });
    expect(behind).toContain(getKey(second));
    expect(behind).not.toContain(getKey(first));
    expect(await askAs('adminGetComment', moderator, { params: { id: getKey(first) } })).toMatchObject({
      reports: [{ reason: 'spam' }, { reason: 'malware' }],
    });
    await runAction('hideComment', first, { reason: 'Sim' });
    expect((await mine()).map(({ comment_id }) => comment_id)).toEqual([second]);
    expect((await list({ filter: { queue: 'reported' }, range: [0, 49], after: getKey(first) })).status).toBe(200);
    await runAction('restoreComment', second, {});
    expect(await mine()).toEqual([]);
  });

  it('keeps the reports of a comment after its author deletes it (R129)', async () => {
    const id = await storeComment(mod.id, author);
    const report = await storeReportOn(id);
    const leads = async () => (await getStored(`reports/${report}`))?.lead;
    await vi.waitFor(async () => expect(await leads()).toBe(true), TRIGGER_WAIT);
    await firestore.doc(getPath(id)).delete();
    await vi.waitFor(async () => expect(await leads()).toBe('gone'), TRIGGER_WAIT);
    expect(await listKeys({ filter: { queue: 'reported' }, range: [0, 99] })).not.toContain(getKey(id));
    const params = { id: report };
    expect(await askAs('adminGetReport', moderator, { params })).toMatchObject({
      about: null,
      outcome: null,
    });
  });

  it('is for moderators and above, and returns an error for a missing comment (R129)', async () => {
    const user = await createSignedInMember();
    expect(getRefusal(await list({}, user.token))).toBe('403 forbidden');
    expect(getContentRange(await list({ range: [0, 0] }))).toMatch(/^0-0\/\d+$/);
    const get = (id: string) => callAs('adminGetComment', moderator, { params: { id } });
    expect(getRefusal(await get(getKey('nenhum')))).toBe('404 comment_not_found');
    expect((await get('sem-mod')).status).toBe(400);
  });
});

describe('decision about a reported comment', () => {
  const acts = [
    ['hideComment', 'upheld'],
    ['removeComment', 'upheld'],
    ['restoreComment', 'dismissed'],
  ] as const;
  it.each(acts)(
    '%s sets the open reports of the comment to %s with the reason, and no other reports (R129)',
    async (name, outcome) => {
      const [id, other] = [
        await storeComment(mod.id, author, { hidden: name === 'restoreComment' }),
        await storeComment(mod.id, author),
      ];
      const [mine, theirs] = [await storeReportOn(id), await storeReportOn(other)];
      const response = await runAction(name, id, { reason: 'Conferido.' });
      expect(await getStored(`reports/${mine}`)).toMatchObject({
        outcome,
        resolved_by: moderator.uid,
        note: 'Conferido.',
      });
      expect((await getStored(`reports/${mine}`))?.resolved_at).not.toBeNull();
      expect(await getStored(`reports/${theirs}`)).toMatchObject({ resolved_at: null });
      const entry = await getLogEntry(response);
      expect(entry).toMatchObject({ reason: 'Conferido.', after: { reports: [mine] } });
      expect(entry.about).toEqual([getPath(id), `mods/${mod.id}`, `users/${author.uid}`]);
    },
  );

  it('dismisses the reports once when it keeps a visible comment (R129)', async () => {
    const id = await storeComment(mod.id, author);
    const report = await storeReportOn(id);
    expect(getLogEntryId(await runAction('restoreComment', id, {}))).not.toBeNull();
    expect(await getStored(`reports/${report}`)).toMatchObject({ outcome: 'dismissed' });
    expect(getLogEntryId(await runAction('restoreComment', id, {}))).toBeNull();
  });

  it('its undo reopens the reports; refused if a later decision changed the comment (R129, R131)', async () => {
    const id = await storeComment(mod.id, author);
    const report = await storeReportOn(id);
    const hidden = await runAction('hideComment', id, { reason: 'Engano' });
    const undone = await undo(hidden, moderator);
    expect(parseData('undoLog', undone)).toMatchObject({ action: 'restore:comment', undoes: getLogEntryId(hidden) });
    expect(await getStored(getPath(id))).toMatchObject({ hidden: false });
    expect(await getStored(`reports/${report}`)).toMatchObject({ resolved_at: null, lead: true });
    expect(await getStored(`reports/${report}`)).not.toHaveProperty('outcome');
    // Would leave the reports open.
    const { id: undoEntry, can_undo } = parseData('undoLog', undone);
    expect([can_undo, getLogEntryId(undone)]).toEqual([false, null]);
    expect(getRefusal(await callAs('undoLog', moderator, { params: { id: undoEntry } }))).toBe('409 undo_not_possible');
    const again = await runAction('hideComment', id, {});
    await runAction('restoreComment', id, {});
    expect(getRefusal(await undo(again, moderator))).toBe('409 stale');
    const last = await runAction('hideComment', id, {});
    await runAction('removeComment', id, {});
    expect(getRefusal(await undo(last, moderator))).toBe('409 stale');
  });
});

describe('bulk comment actions', () => {
  it('decide each comment separately and return each result (R129)', async () => {
    const ids = await Promise.all([storeComment(mod.id, author), storeComment(mod.id, author, { hidden: true })]);
    const keys = [...ids.map(getKey), getKey('nenhum'), getKey(ids[0] ?? '')];
    const response = await bulk('hide', keys);
    expect(parseData('bulkComments', response)).toEqual([
      { id: keys[0], ok: true, code: null, message: null, entry: expect.any(String) },
      { id: keys[1], ok: true, code: null, message: null, entry: null },
      { id: keys[2], ok: false, code: 'comment_not_found', message: 'Comentário não encontrado', entry: null },
    ]);
    for (const id of ids) expect(await getStored(getPath(id))).toMatchObject({ hidden: true });
    await bulk('restore', keys);
    for (const id of ids) expect(await getStored(getPath(id))).toMatchObject({ hidden: false });
    const removed = parseData('bulkComments', await bulk('remove', keys.slice(0, 2)));
    expect(removed.map(({ ok, entry }) => [ok, entry])).toEqual([
      [true, null],
      [true, null],
    ]);
    for (const id of ids) expect(await getStored(getPath(id))).toBeUndefined();
  });

  it('return log entries by which each of them can be undone (R129, R131)', async () => {
    const ids = await Promise.all([storeComment(mod.id, author), storeComment(mod.id, author)]);
    const hidden = parseData('bulkComments', await bulk('hide', ids.map(getKey)));
    const undone = await Promise.all(
      hidden.map(({ entry }) => callAs('undoLog', moderator, { params: { id: entry ?? '' } })),
    );
    expect(undone.map(({ status }) => status)).toEqual([200, 200]);
    for (const id of ids) expect(await getStored(getPath(id))).toMatchObject({ hidden: false });
  });

  it('need a moderator or above, a known action and 1 to 100 valid keys (R129)', async () => {
    const id = await storeComment(mod.id, author);
    const bad: [string, string[]][] = [
      ['hide', []],
      ['hide', Array.from({ length: BULK.max + 1 }, () => getKey(randomUUID()))],
      ['hide', ['sem-mod']],
      ['esconder', [getKey(id)]],
    ];
    for (const [action, ids] of bad) expect((await bulk(action, ids)).status).toBe(400);
    expect((await bulk('hide', [getKey(id)], (await createSignedInMember()).token)).status).toBe(403);
    expect((await bulk('hide', [getKey(id)], admin.token)).status).toBe(200);
  });
});
