import type { Report } from '@bigorna/domain/entities/member';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, call, dataOf, failureOf, refusal } from './support/call.ts';
import { putComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { type Member, makeMember, signedIn } from './support/members.ts';
import { makeModWithoutFile } from './support/mods.ts';
import { entryIdOf, entryOf, putReport, question, undo } from './support/staff.ts';

const FOLLOWED = { timeout: 30_000, interval: 300 };
let moderator: Member & { token: string };
let reporter: Member;
beforeAll(async () => {
  [moderator, reporter] = await Promise.all([signedIn('moderator'), makeMember()]);
});

const list = (parts: Parameters<typeof question>[0], token = moderator.token) =>
  call('adminListReports', { query: question(parts), token });
const read = (id: string) => ask('adminGetReport', { params: { id }, token: moderator.token });
const resolve = (id: string, body: object) => call('resolveReport', { params: { id }, body, token: moderator.token });
const reopen = (id: string) => call('reopenReport', { params: { id }, token: moderator.token });
const stored = async (id: string) => (await firestore.doc(`reports/${id}`).get()).data();
const onMember = ({ uid }: Member, given: Partial<Report> = {}) =>
  putReport({ subject: 'member', path: `profiles/${uid}` }, reporter.uid, given);

describe('reports', () => {
  it('R128 say what they are about as it is now, whose that is, who reported it, and how many are alike', async () => {
    const [mod, author] = await Promise.all([makeModWithoutFile({ createdBy: moderator.uid }), makeMember()]);
    const comment = await putComment(mod.id, author, { text: 'Compre aqui', hidden: true });
    const path = `mods/${mod.id}/comments/${comment}`;
    const ids = await Promise.all([
      putReport({ subject: 'mod', path: `mods/${mod.id}` }, reporter.uid),
      putReport({ subject: 'comment', path }, reporter.uid),
      onMember(author),
    ]);
    const abouts = [
      { name: `Prova ${mod.word}`, text: 'Uma entrada de prova.', uid: moderator.uid, state: 'approved' },
      { name: 'Pessoa de Prova', text: 'Compre aqui', uid: author.uid, state: 'hidden' },
      { name: 'Pessoa de Prova', text: '', uid: author.uid, state: 'active' },
    ];
    const wanted = ids.map((id, i) => ({ id, about: abouts[i], reporter: 'Pessoa de Prova', alike: 1, outcome: null }));
    await vi.waitFor(async () => expect(await Promise.all(ids.map(read))).toMatchObject(wanted), FOLLOWED);
    expect(dataOf('adminListReports', await list({ filter: { id: ids } }))).toMatchObject(wanted);
    await firestore.doc(path).delete();
    expect(await read(ids[1] ?? '')).toMatchObject({ about: null });
  });

  it('R128 are listed by what they are about, those that wait apart, the longest waiting first', async () => {
    const member = await makeMember();
    const old = (days: number) => ({ created_at: new Date(Date.now() - (days + 4000) * 86_400_000) });
    const [first, second, done] = [
      await onMember(member, old(2)),
      await onMember(member, old(1)),
      await onMember(member, old(3)),
    ];
    await resolve(done, { outcome: 'dismissed', all: false });
    const mine = async (filter: object) =>
      dataOf('adminListReports', await list({ filter, range: [0, 14] }))
        .map(({ id }) => id)
        .filter((id) => [first, second, done].includes(id));
    expect(await mine({ open: true })).toEqual([first, second]);
    expect(await mine({ open: true, subject: 'member' })).toEqual([first, second]);
    expect(await mine({ open: true, subject: 'mod' })).toEqual([]);
    expect(await mine({ open: false })).toEqual([done]);
    expect(await mine({ open: false, subject: 'member' })).toEqual([done]);
    expect(await mine({ subject: 'member' })).toEqual([done, first, second]);
    expect(await mine({})).toEqual([done, first, second]);
    const bad = await list({ filter: { subject: 'nada' } });
    expect(failureOf(bad).errors).toMatchObject([{ path: 'filter.subject' }]);
  });

  it('R128 are resolved together with all alike, thanked for where upheld, once, and logged', async () => {
    const [member, other] = await Promise.all([makeMember(), makeMember()]);
    const [one, two, elsewhere] = [await onMember(member), await onMember(member), await onMember(other)];
    await vi.waitFor(
      async () => expect(await stored(one)).toMatchObject({ alike: 2, about_uid: member.uid }),
      FOLLOWED,
    );
    const reply = await resolve(one, { outcome: 'upheld', note: 'Conferido.' });
    expect(dataOf('resolveReport', reply)).toMatchObject({
      outcome: 'upheld',
      resolved_by: moderator.uid,
      note: 'Conferido.',
      alike: 0,
    });
    expect(await stored(two)).toMatchObject({ outcome: 'upheld', resolved_by: moderator.uid });
    expect(await stored(elsewhere)).toMatchObject({ resolved_at: null });
    const entry = await entryOf(reply);
    expect(entry).toMatchObject({ action: 'resolve:report', target: `reports/${one}`, reason: 'Conferido.' });
    expect(entry.about).toEqual([`reports/${one}`, `users/${member.uid}`]);
    expect(entryIdOf(await resolve(one, { outcome: 'upheld' }))).toBeNull();
    expect(refusal(await resolve(two, { outcome: 'dismissed' }))).toEqual({ status: 409, code: 'stale' });
    const watchful = firestore.doc(`users/${reporter.uid}/achievements/watchful_eye`);
    const unlocked = async () => ((await watchful.get()).get('unlocked_at') ?? null) !== null;
    await vi.waitFor(async () => expect(await unlocked()).toBe(true), { timeout: 60_000, interval: 1000 });
  });

  it('R128 one alone leaves the others waiting; opened again it waits with them', async () => {
    const member = await makeMember();
    const [one, two] = [await onMember(member), await onMember(member)];
    await resolve(one, { outcome: 'dismissed', all: false });
    expect(await stored(two)).toMatchObject({ resolved_at: null });
    expect(entryIdOf(await reopen(one))).not.toBeNull();
    expect(entryIdOf(await reopen(one))).toBeNull();
    await vi.waitFor(
      async () => expect(await read(one)).toMatchObject({ outcome: null, note: '', alike: 2 }),
      FOLLOWED,
    );
  });

  it('R128 R131 both ways undone from the log, as long as they are as it left them', async () => {
    const member = await makeMember();
    const [one, two] = [await onMember(member), await onMember(member)];
    const resolved = await resolve(one, { outcome: 'upheld' });
    const undone = await undo(resolved, moderator);
    expect(dataOf('undoLog', undone)).toMatchObject({ action: 'reopen:report', undoes: entryIdOf(resolved) });
    for (const id of [one, two]) expect(await stored(id)).toMatchObject({ resolved_at: null });
    await resolve(one, { outcome: 'dismissed' });
    const opened = await reopen(one);
    expect((await undo(opened, moderator)).status).toBe(200);
    expect(await stored(one)).toMatchObject({ outcome: 'dismissed' });
    const again = await reopen(one);
    await resolve(one, { outcome: 'upheld' });
    expect(refusal(await undo(again, moderator))).toEqual({ status: 409, code: 'stale' });
  });

  it('R126 are for moderators and above, and refuse what makes no sense', async () => {
    const [user, id] = [await signedIn(), await onMember(await makeMember())];
    const body = { outcome: 'upheld' };
    expect((await list({}, user.token)).status).toBe(403);
    expect((await call('resolveReport', { params: { id }, body, token: user.token })).status).toBe(403);
    expect(failureOf(await resolve(id, { outcome: 'talvez' })).errors).toMatchObject([{ path: 'outcome' }]);
    expect(failureOf(await resolve(id, { ...body, note: 'a'.repeat(2001) })).errors).toMatchObject([
      { path: 'note', code: 'too_long' },
    ]);
    expect(refusal(await resolve('nenhum', body))).toEqual({ status: 404, code: 'record_not_found' });
    expect(await stored(id)).toMatchObject({ resolved_at: null });
    expect((await resolve(id, body)).status).toBe(200);
  });
});
