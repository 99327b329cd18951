import type { Report } from '@bigorna/domain/entities/member';
import { describe, expect, it, vi } from 'vitest';
import { askAs, callAs, callEndpoint, getRefusal, parseData, parseFailure } from './support/call.ts';
import { storeComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { createMember, createSignedInMember, type Member } from './support/members.ts';
import { createModWithExternalFile } from './support/mods.ts';
import { getLogEntry, getLogEntryId, storeReport, toListQuery, undo } from './support/staff.ts';

const TRIGGER_WAIT = { timeout: 30_000, interval: 300 };
const [moderator, reporter] = await Promise.all([createSignedInMember('moderator'), createMember()]);

const list = (parts: Parameters<typeof toListQuery>[0], token = moderator.token) =>
  callEndpoint('adminListReports', { query: toListQuery(parts), token });
const read = (id: string) => askAs('adminGetReport', moderator, { params: { id } });
const resolve = (id: string, body: object) => callAs('resolveReport', moderator, { params: { id }, body });
const reopen = (id: string) => callAs('reopenReport', moderator, { params: { id } });
const getStored = async (id: string) => (await firestore.doc(`reports/${id}`).get()).data();
const reportMember = ({ uid }: Member, given: Partial<Report> = {}) =>
  storeReport({ subject: 'member', path: `profiles/${uid}` }, reporter.uid, given);

describe('reports', () => {
  it('have their current subject, its owner, the reporter and the number of reports (R128)', async () => {
    const [mod, author] = await Promise.all([createModWithExternalFile({ createdBy: moderator.uid }), createMember()]);
    const comment = await storeComment(mod.id, author, { text: 'Compre aqui', hidden: true });
    const path = `mods/${mod.id}/comments/${comment}`;
    const ids = await Promise.all([
      storeReport({ subject: 'mod', path: `mods/${mod.id}` }, reporter.uid),
      storeReport({ subject: 'comment', path }, reporter.uid),
      reportMember(author),
    ]);
    const owner = (can_ban: boolean) => ({ name: 'Pessoa de Prova', can_ban });
    const abouts = [
      {
        name: `Prova ${mod.word}`,
        text: 'Uma entrada de prova.',
        uid: moderator.uid,
        state: 'approved',
        owner: owner(false),
      },
      { name: 'Pessoa de Prova', text: 'Compre aqui', uid: author.uid, state: 'hidden', owner: owner(true) },
      { name: 'Pessoa de Prova', text: '', uid: author.uid, state: 'active', owner: owner(true) },
    ];
    const expectedRows = ids.map((id, i) => ({
      id,
      about: abouts[i],
      reporter: 'Pessoa de Prova',
      alike: 1,
      outcome: null,
    }));
    await vi.waitFor(async () => expect(await Promise.all(ids.map(read))).toMatchObject(expectedRows), TRIGGER_WAIT);
    expect(parseData('adminListReports', await list({ filter: { id: ids } }))).toMatchObject(expectedRows);
    await firestore.doc(path).delete();
    expect(await read(ids[1] ?? '')).toMatchObject({ about: null });
  });

  it('are filtered by subject, state and date, oldest first (R128)', async () => {
    const member = await createMember();
    const old = (days: number) => ({ created_at: new Date(Date.now() - (days + 4000) * 86_400_000) });
    const [first, second, done] = [
      await reportMember(member, old(2)),
      await reportMember(member, old(1)),
      await reportMember(member, old(3)),
    ];
    await resolve(done, { outcome: 'dismissed', all: false });
    await vi.waitFor(async () => expect(await getStored(first)).toMatchObject({ lead: true, alike: 2 }), TRIGGER_WAIT);
    const mine = async (filter: object) =>
      parseData('adminListReports', await list({ filter, range: [0, 14] }))
        .map(({ id }) => id)
        .filter((id) => [first, second, done].includes(id));
    expect(await mine({ open: true })).toEqual([first]);
    expect(await mine({ open: true, subject: 'member' })).toEqual([first]);
    expect(await mine({ open: true, subject: 'mod' })).toEqual([]);
    expect(await mine({ open: false })).toEqual([done]);
    expect(await mine({ open: false, subject: 'member' })).toEqual([done]);
    const from = old(2.5).created_at.toISOString();
    for (const subject of [{}, { subject: 'member' }]) {
      expect(await mine({ open: true, ...subject, from })).toEqual([first]);
      expect(await mine({ open: false, ...subject, to: from })).toEqual([done]);
      expect(await mine({ open: false, ...subject, from })).toEqual([]);
      expect(await mine({ ...subject, to: from })).toEqual([done]);
    }
    expect(await mine({ subject: 'member' })).toEqual([done, first, second]);
    expect(await mine({})).toEqual([done, first, second]);
    const bad = await list({ filter: { subject: 'nada' } });
    expect(parseFailure(bad).errors).toMatchObject([{ path: 'filter.subject' }]);
  });

  it('about one subject share one row, also after the subject was deleted (R128)', async () => {
    const [mod, author, other] = await Promise.all([
      createModWithExternalFile({ createdBy: moderator.uid }),
      createMember(),
      createMember(),
    ]);
    const path = `mods/${mod.id}/comments/${await storeComment(mod.id, author)}`;
    const old = (days: number) => ({ created_at: new Date(Date.now() - (days + 5000) * 86_400_000) });
    const first = await storeReport({ subject: 'comment', path }, reporter.uid, { reason: 'spam', ...old(2) });
    const second = await storeReport({ subject: 'comment', path }, other.uid, { reason: 'offensive', ...old(1) });
    const findRow = async () =>
      parseData('adminListReports', await list({ filter: { open: true, subject: 'comment' }, range: [0, 14] })).filter(
        (row) => row.path === path,
      );
    const others = [{ id: second, uid: other.uid, reporter: 'Pessoa de Prova', reason: 'offensive' }];
    await vi.waitFor(
      async () => expect(await findRow()).toMatchObject([{ id: first, reason: 'spam', alike: 2, others }]),
      TRIGGER_WAIT,
    );
    await firestore.doc(path).delete();
    await vi.waitFor(async () => expect(await getStored(first)).toMatchObject({ lead: 'gone' }), TRIGGER_WAIT);
    expect(await findRow()).toMatchObject([{ id: first, about: null, others }]);
    await resolve(first, { outcome: 'dismissed', all: false });
    await vi.waitFor(async () => expect(await findRow()).toMatchObject([{ id: second, others: [] }]), TRIGGER_WAIT);
  });

  it('are resolved and logged once with all similar reports, and count for achievements (R128)', async () => {
    const [member, other] = await Promise.all([createMember(), createMember()]);
    const [one, two, aboutOther] = [await reportMember(member), await reportMember(member), await reportMember(other)];
    await vi.waitFor(
      async () => expect(await getStored(one)).toMatchObject({ alike: 2, about_uid: member.uid }),
      TRIGGER_WAIT,
    );
    const response = await resolve(one, { outcome: 'upheld', note: 'Conferido.' });
    expect(parseData('resolveReport', response)).toMatchObject({
      outcome: 'upheld',
      resolved_by: moderator.uid,
      resolved_by_name: expect.any(String),
      note: 'Conferido.',
      alike: 0,
    });
    expect(await getStored(two)).toMatchObject({ outcome: 'upheld', resolved_by: moderator.uid });
    expect(await getStored(aboutOther)).toMatchObject({ resolved_at: null });
    const entry = await getLogEntry(response);
    expect(entry).toMatchObject({ action: 'resolve:report', target: `reports/${one}`, reason: 'Conferido.' });
    expect(entry.about).toEqual([`reports/${one}`, `users/${member.uid}`]);
    expect(getLogEntryId(await resolve(one, { outcome: 'upheld' }))).toBeNull();
    expect(getRefusal(await resolve(two, { outcome: 'dismissed' }))).toBe('409 stale');
    const watchful = firestore.doc(`users/${reporter.uid}/achievements/watchful_eye`);
    const unlocked = async () => ((await watchful.get()).get('unlocked_at') ?? null) !== null;
    await vi.waitFor(async () => expect(await unlocked()).toBe(true), { timeout: 60_000, interval: 1000 });
  });

  it('can be decided alone, without similar reports, and wait again when reopened (R128)', async () => {
    const member = await createMember();
    const [one, two] = [await reportMember(member), await reportMember(member)];
    await resolve(one, { outcome: 'dismissed', all: false });
    expect(await getStored(two)).toMatchObject({ resolved_at: null, lead: true, alike: 1 });
    expect(getLogEntryId(await reopen(one))).not.toBeNull();
    expect(await getStored(one)).toMatchObject({ lead: true, alike: 2 });
    expect(await read(one)).toMatchObject({ outcome: null, resolved_by: null, resolved_by_name: null, alike: 2 });
    expect(getLogEntryId(await reopen(one))).toBeNull();
  });

  it('are restored when a decision or reopening is undone, unless changed since (R128, R131)', async () => {
    const member = await createMember();
    // The trigger stores the owner of the target, at any time before or after the decision.
    const given = { about_uid: member.uid };
    const [one, two] = [await reportMember(member, given), await reportMember(member, given)];
    const colleague = await createSignedInMember('moderator');
    const resolved = await resolve(one, { outcome: 'upheld', note: 'Conferido.' });
    const before = await Promise.all([one, two].map(getStored));
    const undone = await undo(resolved, moderator);
    const reopening = parseData('undoLog', undone);
    expect(reopening).toMatchObject({ action: 'reopen:report', undoes: getLogEntryId(resolved) });
    for (const id of [one, two]) expect(await getStored(id)).toMatchObject({ resolved_at: null, lead: id === one });
    expect(await read(one)).toMatchObject({ outcome: null, note: 'Conferido.' });
    expect((await callAs('undoLog', moderator, { params: { id: reopening.id } })).status).toBe(200);
    expect(await Promise.all([one, two].map(getStored))).toEqual(before);
    const opened = await reopen(two);
    for (const id of [one, two]) expect(await getStored(id)).toMatchObject({ resolved_at: null, lead: id === one });
    expect((await undo(opened, colleague)).status).toBe(200);
    expect(await Promise.all([one, two].map(getStored))).toEqual(before);
    // A later decision about both names only one of the reports in the log.
    const openedAgain = await reopen(two);
    const later = await resolve(one, { outcome: 'dismissed' });
    expect((await undo(later, moderator)).status).toBe(200);
    expect(getRefusal(await undo(openedAgain, colleague))).toBe('409 stale');
    await resolve(one, { outcome: 'upheld' });
    const again = await reopen(one);
    const other = await resolve(one, { outcome: 'dismissed' });
    expect(getRefusal(await undo(again, moderator))).toBe('409 stale');
    expect((await undo(other, moderator)).status).toBe(200);
    expect(getRefusal(await undo(again, moderator))).toBe('409 stale');
  });

  it('are for moderators and above, and refuse invalid requests (R126)', async () => {
    const [user, id] = [await createSignedInMember(), await reportMember(await createMember())];
    const body = { outcome: 'upheld' };
    expect((await list({}, user.token)).status).toBe(403);
    expect((await callAs('resolveReport', user, { params: { id }, body })).status).toBe(403);
    expect(parseFailure(await resolve(id, { outcome: 'talvez' })).errors).toMatchObject([{ path: 'outcome' }]);
    expect(parseFailure(await resolve(id, { ...body, note: 'a'.repeat(2001) })).errors).toMatchObject([
      { path: 'note', code: 'too_long' },
    ]);
    expect(getRefusal(await resolve('nenhum', body))).toBe('404 record_not_found');
    expect(await getStored(id)).toMatchObject({ resolved_at: null });
    expect((await resolve(id, body)).status).toBe(200);
  });
});
