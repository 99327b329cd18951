import { createHash } from 'node:crypto';
import { LOG_ENTRY_HEADER } from '@bigorna/domain/endpoints/admin/dialect';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { zipOf } from '../../functions/src/archives/testing/hand-made-zip.ts';
import { ask, call, dataOf, type Reply, refusal, send } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { type Member, signedIn } from './support/members.ts';
import { makeMod, type TestMod } from './support/mods.ts';
import { checked, someJar } from './support/uploads.ts';

let staff: Member & { token: string };
beforeAll(async () => {
  staff = await signedIn('admin');
});

const FORM = { version: '2.0.0', channel: 'release', game_versions: ['1.21.4'], loaders: ['fabric'] };
const REASON = 'Ladrão de contas de prova';

const sumOf = (bytes: Buffer, name = 'sha256'): string => createHash(name).update(bytes).digest('hex');
const published = async (mod: TestMod, bytes: Buffer): Promise<string> => {
  const { slot } = await checked(staff.token, bytes);
  const params = { id: mod.id };
  return (await ask('createRelease', { params, token: staff.token, body: { ...FORM, slot } })).id;
};
const verdictOf = async (mod: TestMod, release: string) =>
  (await firestore.doc(`mods/${mod.id}/releases/${release}`).get()).get('verdict');
const statusOf = async ({ id }: TestMod) => (await firestore.doc(`mods/${id}`).get()).get('status');
const block = (hash: string) =>
  call('adminCreateBlockedFile', { token: staff.token, body: { hash, name: REASON, reason: REASON } });
const takeDownFile = (hash: string) =>
  call('takeDownFile', { params: { hash }, token: staff.token, body: { reason: REASON } });

type Verb = 'approveMod' | 'archiveMod' | 'restoreMod' | 'undeleteMod' | 'deleteMod' | 'rejectMod';
const act = (verb: Verb, { id }: TestMod, body: object = {}): Promise<Reply> =>
  call(verb, { params: { id }, token: staff.token, ...(verb === 'deleteMod' ? {} : { body }) });
const done = (reply: Reply): Reply => {
  expect(reply.status, reply.text).toBe(200);
  return reply;
};

describe('a file in several mods', () => {
  it('R152 is taken down in all of them, in one that lies in the trash too, which comes back without it', async () => {
    const mods = [await makeMod(), await makeMod(), await makeMod()] as const;
    const bytes = someJar();
    const ids: string[] = [];
    for (const mod of mods) ids.push(await published(mod, bytes));
    const [, thrown] = mods;
    done(await act('deleteMod', thrown));
    const reply = await takeDownFile(sumOf(bytes));
    expect(dataOf('takeDownFile', done(reply)).releases.toSorted()).toEqual(ids.toSorted());
    for (const [i, mod] of mods.entries()) expect(await verdictOf(mod, ids[i] ?? '')).toBe('refused');
    done(await act('undeleteMod', thrown));
    expect(JSON.stringify((await firestore.doc(`pages/${thrown.id}`).get()).get('releases'))).not.toContain(ids[1]);
    // Begun again it finds all done.
    expect((await takeDownFile(sumOf(bytes))).status).toBe(200);
  }, 120_000);

  it('R152 goes from the others with the one that is taken down; left free, only that one goes', async () => {
    const [mod, other, clean] = [await makeMod(), await makeMod(), await makeMod()];
    const bytes = someJar();
    const [one, two] = [await published(mod, bytes), await published(other, bytes)];
    const takeDown = (body: object) =>
      call('takeDownRelease', { params: { mod: mod.id, id: one }, token: staff.token, body });
    done(await takeDown({ reason: REASON, block: false }));
    expect([await verdictOf(mod, one), await verdictOf(other, two)]).toEqual(['refused', 'clear']);
    done(await takeDown({ reason: REASON }));
    expect([await verdictOf(other, two), await verdictOf(clean, clean.releaseId)]).toEqual(['refused', 'clear']);
  });

  it('R152 is found by SHA-512 within what holds it', async () => {
    const mod = await makeMod();
    const inner = zipOf({ 'a.txt': `interior ${mod.id}` });
    const id = await published(mod, zipOf({ 'fabric.mod.json': '{"id":"a","version":"2.0.0"}', 'a.jar': inner }));
    expect(dataOf('takeDownFile', done(await takeDownFile(sumOf(inner, 'sha512')))).releases).toEqual([id]);
    expect(await verdictOf(mod, id)).toBe('refused');
  });
});

describe('a mod with a file that was blocked since', () => {
  const undoOf = (reply: Reply) => () =>
    call('undoLog', { params: { id: reply.headers.get(LOG_ENTRY_HEADER) ?? '' }, token: staff.token });
  const moved = async (verb: Verb, mod: TestMod, body?: object): Promise<Reply> => done(await act(verb, mod, body));

  it.each<[string, 'pending' | 'approved', (mod: TestMod) => Promise<() => Promise<Reply>>]>([
    ['is approved', 'pending', async (mod) => () => act('approveMod', mod)],
    ['is restored', 'approved', async (mod) => (await moved('archiveMod', mod)) && (() => act('restoreMod', mod))],
    ['is undeleted', 'approved', async (mod) => (await moved('deleteMod', mod)) && (() => act('undeleteMod', mod))],
    [
      'is no more rejected',
      'approved',
      async (mod) => undoOf(await moved('rejectMod', mod, { reason: 'Um motivo de prova' })),
    ],
    ['is no more archived', 'approved', async (mod) => undoOf(await moved('archiveMod', mod))],
    ['is no more deleted', 'approved', async (mod) => undoOf(await moved('deleteMod', mod))],
  ])('R152 %s only once the file is free again', async (_how, status, prepare) => {
    const mod = await makeMod({ status });
    const back = await prepare(mod);
    done(await block(mod.sha256));
    expect(refusal(await back())).toEqual({ status: 409, code: 'file_blocked' });
    expect(await statusOf(mod)).not.toBe('approved');
    done(await call('adminDeleteBlockedFile', { params: { id: mod.sha256 }, token: staff.token }));
    done(await back());
    expect(await statusOf(mod)).toBe('approved');
  });
});

describe('a member of whom it was not kept which releases they have', () => {
  it('R152 is told and listed for an earlier one, after the next download too', async () => {
    const [mod, member] = [await makeMod(), await signedIn()];
    const id = await published(mod, someJar());
    await firestore.doc(`mods/${mod.id}/downloaders/${member.uid}`).set({ uid: member.uid, first_at: new Date() });
    const body = { release_id: mod.releaseId };
    const ticket = await ask('issueDownload', { params: { id: mod.id }, token: member.token, body });
    await (await send('get', ticket.url)).arrayBuffer();
    done(await call('takeDownRelease', { params: { mod: mod.id, id }, token: staff.token, body: { reason: REASON } }));
    const told = () =>
      firestore.collection(`users/${member.uid}/notifications`).where('template', '==', 'file_withdrawn').get();
    await vi.waitFor(async () => expect((await told()).size).toBe(1), { timeout: 60_000, interval: 500 });
    const filter = encodeURIComponent(JSON.stringify({ mod_id: mod.id, release_id: id }));
    const listed = await call('adminListDownloaders', { query: `?filter=${filter}`, token: staff.token });
    expect(JSON.parse(listed.text)).toMatchObject([{ id: member.uid }]);
  }, 120_000);
});
