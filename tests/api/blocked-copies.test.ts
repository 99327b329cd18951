import { describe, expect, it, vi } from 'vitest';
import { buildTestZip } from '../../functions/src/files/archives/testing/build-raw-zip.ts';
import { type ApiResponse, callAs, getRefusal, parseData } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { createSignedInMember } from './support/members.ts';
import { createMod, type TestMod } from './support/mods.ts';
import { downloadMod, getHash, getVerdict, publishRelease } from './support/releases.ts';
import { undo } from './support/staff.ts';
import { buildJar } from './support/uploads.ts';

const staff = await createSignedInMember('admin');

const REASON = 'Ladrão de contas de prova';

const publish = async (mod: TestMod, bytes: Buffer): Promise<string> => (await publishRelease(staff, mod, bytes)).id;
const getStatus = async ({ id }: TestMod) => (await firestore.doc(`mods/${id}`).get()).get('status');
const block = (hash: string) =>
  callAs('adminCreateBlockedFile', staff, { body: { hash, name: REASON, reason: REASON } });
const takeDownFile = (hash: string) => callAs('takeDownFile', staff, { params: { hash }, body: { reason: REASON } });

type ModAction = 'approveMod' | 'archiveMod' | 'restoreMod' | 'undeleteMod' | 'deleteMod' | 'rejectMod';
const runAction = (action: ModAction, { id }: TestMod, body: object = {}): Promise<ApiResponse> =>
  callAs(action, staff, { params: { id }, ...(action === 'deleteMod' ? {} : { body }) });
const expectDone = (response: ApiResponse): ApiResponse => {
  expect(response.status, response.text).toBe(200);
  return response;
};

describe('file in several mods', () => {
  it('is taken down in all of them, also in a soft-deleted mod that is restored later (R152)', async () => {
    const mods = [await createMod(), await createMod(), await createMod()] as const;
    const bytes = buildJar();
    const ids: string[] = [];
    for (const mod of mods) ids.push(await publish(mod, bytes));
    const [, deleted] = mods;
    expectDone(await runAction('deleteMod', deleted));
    const response = await takeDownFile(getHash(bytes));
    expect(parseData('takeDownFile', expectDone(response)).releases.toSorted()).toEqual(ids.toSorted());
    for (const [i, mod] of mods.entries()) expect(await getVerdict(mod, ids[i] ?? '')).toBe('refused');
    expectDone(await runAction('undeleteMod', deleted));
    expect(JSON.stringify((await firestore.doc(`pages/${deleted.id}`).get()).get('releases'))).not.toContain(ids[1]);
    // A second take-down of the file succeeds too.
    expect((await takeDownFile(getHash(bytes))).status).toBe(200);
  }, 120_000);

  it('is taken down in the other mods only if the take-down blocks it (R152)', async () => {
    const [mod, other, clean] = [await createMod(), await createMod(), await createMod()];
    const bytes = buildJar();
    const [one, two] = [await publish(mod, bytes), await publish(other, bytes)];
    const takeDown = (body: object) => callAs('takeDownRelease', staff, { params: { mod: mod.id, id: one }, body });
    expectDone(await takeDown({ reason: REASON, block: false }));
    expect([await getVerdict(mod, one), await getVerdict(other, two)]).toEqual(['refused', 'clear']);
    expectDone(await takeDown({ reason: REASON }));
    expect([await getVerdict(other, two), await getVerdict(clean, clean.releaseId)]).toEqual(['refused', 'clear']);
  });

  it('is found by SHA-512 when another file contains it (R152)', async () => {
    const mod = await createMod();
    const inner = buildTestZip({ 'a.txt': `interior ${mod.id}` });
    const id = await publish(mod, buildTestZip({ 'fabric.mod.json': '{"id":"a","version":"2.0.0"}', 'a.jar': inner }));
    expect(parseData('takeDownFile', expectDone(await takeDownFile(getHash(inner, 'sha512')))).releases).toEqual([id]);
    expect(await getVerdict(mod, id)).toBe('refused');
  });
});

describe('mod with a blocked file', () => {
  const createUndo = (response: ApiResponse) => () => undo(response, staff);
  const runExpected = async (action: ModAction, mod: TestMod, body?: object): Promise<ApiResponse> =>
    expectDone(await runAction(action, mod, body));

  it.each<[string, 'pending' | 'approved', (mod: TestMod) => Promise<() => Promise<ApiResponse>>]>([
    ['is approved', 'pending', async (mod) => () => runAction('approveMod', mod)],
    [
      'is restored',
      'approved',
      async (mod) => (await runExpected('archiveMod', mod)) && (() => runAction('restoreMod', mod)),
    ],
    [
      'is undeleted',
      'approved',
      async (mod) => (await runExpected('deleteMod', mod)) && (() => runAction('undeleteMod', mod)),
    ],
    [
      'returns by undo of its rejection',
      'approved',
      async (mod) => createUndo(await runExpected('rejectMod', mod, { reason: 'Um motivo de prova' })),
    ],
    ['returns by undo of its archiving', 'approved', async (mod) => createUndo(await runExpected('archiveMod', mod))],
    ['returns by undo of its deletion', 'approved', async (mod) => createUndo(await runExpected('deleteMod', mod))],
  ])('%s only after the file is unblocked (R152)', async (_how, status, prepare) => {
    const mod = await createMod({ status });
    const republish = await prepare(mod);
    expectDone(await block(mod.sha256));
    expect(getRefusal(await republish())).toBe('409 file_blocked');
    expect(await getStatus(mod)).not.toBe('approved');
    expectDone(await callAs('adminDeleteBlockedFile', staff, { params: { id: mod.sha256 } }));
    expectDone(await republish());
    expect(await getStatus(mod)).toBe('approved');
  });
});

describe('member whose earlier downloads have no release ids', () => {
  it('is notified and listed for an older release, even after a recorded download (R152)', async () => {
    const [mod, member] = [await createMod(), await createSignedInMember()];
    const id = await publish(mod, buildJar());
    await firestore.doc(`mods/${mod.id}/downloaders/${member.uid}`).set({ uid: member.uid, first_at: new Date() });
    await downloadMod(mod, member, { release_id: mod.releaseId });
    expectDone(await callAs('takeDownRelease', staff, { params: { mod: mod.id, id }, body: { reason: REASON } }));
    const getNotifications = () =>
      firestore.collection(`users/${member.uid}/notifications`).where('template', '==', 'file_withdrawn').get();
    await vi.waitFor(async () => expect((await getNotifications()).size).toBe(1), { timeout: 60_000, interval: 500 });
    const filter = encodeURIComponent(JSON.stringify({ mod_id: mod.id, release_id: id }));
    const listed = await callAs('adminListDownloaders', staff, { query: `?filter=${filter}` });
    expect(JSON.parse(listed.text)).toMatchObject([{ id: member.uid }]);
  }, 120_000);
});
