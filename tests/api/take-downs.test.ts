import { createHash } from 'node:crypto';
import { LOG_ENTRY_HEADER } from '@bigorna/domain/endpoints/admin/dialect';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { zipOf } from '../../functions/src/archives/testing/hand-made-zip.ts';
import { ask, call, dataOf, type Reply, refusal, send } from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { bucket, firestore } from './support/firebase.ts';
import { type Member, signedIn } from './support/members.ts';
import { makeMod, type TestMod } from './support/mods.ts';
import { checked, someJar } from './support/uploads.ts';

type Signed = Member & { token: string };
let staff: Signed;
beforeAll(async () => {
  staff = await signedIn('admin');
});

const FORM = { version: '2.0.0', channel: 'release', game_versions: ['1.21.4'], loaders: ['fabric'] };
const REASON = 'Ladrão de contas de prova';
const TOLD = { timeout: 60_000, interval: 500 };

const published = async (mod: TestMod, bytes: Buffer, given: object = {}) => {
  const { slot } = await checked(staff.token, bytes);
  const body = { ...FORM, slot, ...given };
  return ask('createRelease', { params: { id: mod.id }, token: staff.token, body });
};
const ticketFor = (mod: TestMod, release: string, token: string) =>
  call('issueDownload', { params: { id: mod.id }, token, body: { release_id: release } });
const downloaded = async (mod: TestMod, release: string, { token }: Signed): Promise<string> => {
  const { url } = dataOf('issueDownload', await ticketFor(mod, release, token));
  const answer = await send('get', url);
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
  return url;
};
const statusOf = async (url: string): Promise<number> => {
  const answer = await send('get', url);
  await answer.arrayBuffer();
  return answer.status;
};
const told = async ({ uid }: Signed) => {
  const found = await firestore
    .collection(`users/${uid}/notifications`)
    .where('template', '==', 'file_withdrawn')
    .get();
  return found.docs.map((one) => one.get('values'));
};
const filterOf = (filter: object): string => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const downloadersOf = (filter: object, token: string) =>
  call('adminListDownloaders', { query: filterOf(filter), token });
const namesOf = (reply: Reply) => JSON.parse(reply.text).map(({ id }: { id: string }) => id);
const fileOf = async (mod: TestMod, release: string): Promise<string> =>
  (await firestore.doc(`mods/${mod.id}/releases/${release}/private/file`).get()).get('storage_path');
const isThere = async (path: string): Promise<boolean> => (await bucket.file(path).exists())[0];
const sumOf = (bytes: Buffer, name = 'sha256'): string => createHash(name).update(bytes).digest('hex');
const blocked = async (hash: string) => (await firestore.doc(`blocked_files/${hash}`).get()).data();
const verdictOf = async (mod: TestMod, release: string) =>
  (await firestore.doc(`mods/${mod.id}/releases/${release}`).get()).get('verdict');
const takeDown = (mod: TestMod, release: string, given: object = {}, token = staff.token) =>
  call('takeDownRelease', { params: { mod: mod.id, id: release }, token, body: { reason: REASON, ...given } });

describe('a take-down of a release', () => {
  it('R152 ends every way to it, blocks its file, and tells those who downloaded it, in a list too', async () => {
    const [mod, member, other] = [await makeMod(), await signedIn(), await signedIn()];
    const bytes = someJar();
    const { id } = await published(mod, bytes);
    const used = await downloaded(mod, id, member);
    await downloaded(mod, mod.releaseId, other);
    const unused = dataOf('issueDownload', await ticketFor(mod, id, other.token)).url;
    const hash = sumOf(bytes);
    await vi.waitFor(async () => ask('findFile', { params: { hash } }), FRESH);
    const before = await fileOf(mod, id);

    const reply = await takeDown(mod, id);
    expect(dataOf('takeDownRelease', reply), reply.text).toEqual({ releases: [id], downloaders: 2 });

    expect([await statusOf(used), await statusOf(unused)]).toEqual([404, 404]);
    expect(refusal(await ticketFor(mod, id, member.token)).code).toBe('download_url_unavailable');
    // Whoever was led to the bytes themselves finds nothing there any more.
    expect([await isThere(before), await isThere(await fileOf(mod, id))]).toEqual([false, true]);
    expect(JSON.stringify((await firestore.doc(`pages/${mod.id}`).get()).data())).not.toContain(id);
    await vi.waitFor(async () => expect((await call('findFile', { params: { hash } })).status).toBe(404), FRESH);

    expect(await blocked(hash)).toMatchObject({ name: REASON });
    const back = await call('clearRelease', { params: { mod: mod.id, id }, token: staff.token, body: {} });
    expect(refusal(back)).toEqual({ status: 409, code: 'file_blocked' });
    const again = await checked(staff.token, bytes);
    expect(again).toMatchObject({
      verdict: 'refused',
      findings: [{ code: 'known_malware', values: { name: REASON } }],
    });

    await vi.waitFor(
      async () => expect(await told(member)).toEqual([{ title: `Prova ${mod.word}`, version: '2.0.0' }]),
      TOLD,
    );
    expect(await told(other)).toEqual([]);
    expect(namesOf(await downloadersOf({ mod_id: mod.id, release_id: id }, staff.token))).toEqual([member.uid]);
    expect(namesOf(await downloadersOf({ mod_id: mod.id }, staff.token)).toSorted()).toEqual(
      [member.uid, other.uid].toSorted(),
    );
    const logged = await firestore.collection('logs').where('about', 'array-contains', `mods/${mod.id}`).get();
    const entry = logged.docs.find((one) => one.get('action') === 'withdraw:release');
    expect(entry?.data()).toMatchObject({ actor: staff.uid, reason: REASON });
    // Begun again it changes nothing, and tells nobody twice.
    expect((await takeDown(mod, id)).status).toBe(200);
    expect(await told(member)).toHaveLength(1);
  }, 180_000);

  it('R152 of one that is hosted elsewhere ends its ticket; with its file left free it can come back', async () => {
    const [mod, member] = await Promise.all([makeMod(), signedIn()]);
    const body = { ...FORM, external_url: 'https://exemplo.example/prova.jar' };
    const { id } = await ask('createRelease', { params: { id: mod.id }, token: staff.token, body });
    const clear = () => call('clearRelease', { params: { mod: mod.id, id }, token: staff.token, body: {} });
    await clear();
    const { url } = dataOf('issueDownload', await ticketFor(mod, id, member.token));
    expect((await takeDown(mod, id, { block: false })).status).toBe(200);
    expect(await statusOf(url)).toBe(404);
    expect((await clear()).status).toBe(200);
  });

  it('R126 asks for the permission to edit releases, and for a reason; the list shows e-mail to those who may see it', async () => {
    const [mod, member, moderator] = [await makeMod(), await signedIn(), await signedIn('moderator')];
    await downloaded(mod, mod.releaseId, member);
    for (const { token } of [member, moderator])
      expect(refusal(await takeDown(mod, mod.releaseId, {}, token))).toEqual({ status: 403, code: 'forbidden' });
    expect(refusal(await takeDown(mod, mod.releaseId, { reason: ' ' })).code).toBe('invalid_request');
    expect(await verdictOf(mod, mod.releaseId)).toBe('clear');
    const filter = { mod_id: mod.id, release_id: mod.releaseId };
    expect(refusal(await downloadersOf(filter, member.token))).toEqual({ status: 403, code: 'forbidden' });
    expect(JSON.parse((await downloadersOf(filter, moderator.token)).text)).toMatchObject([
      { id: member.uid, email: null },
    ]);
    expect(JSON.parse((await downloadersOf(filter, staff.token)).text)).toMatchObject([
      { id: member.uid, email: expect.stringContaining('@') },
    ]);
    const file = (token: string) =>
      call('adminExport', { params: { resource: 'downloaders' }, query: filterOf(filter), token });
    expect((await file(moderator.token)).status).toBe(403);
    const exported = await file(staff.token);
    expect(exported.text).toContain(member.uid);
    expect(exported.headers.get(LOG_ENTRY_HEADER)).toBeTruthy();
  });
});

describe('a take-down of a mod', () => {
  it('R152 takes all its releases away, and leaves those of others', async () => {
    const [mod, other] = [await makeMod(), await makeMod()];
    const { id } = await published(mod, someJar());
    const reply = await call('takeDownMod', { params: { id: mod.id }, token: staff.token, body: { reason: REASON } });
    expect(dataOf('takeDownMod', reply).releases.toSorted()).toEqual([id, mod.releaseId].toSorted());
    expect((await firestore.doc(`pages/${mod.id}`).get()).get('releases')).toEqual([]);
    expect([await verdictOf(mod, id), await verdictOf(mod, mod.releaseId)]).toEqual(['refused', 'refused']);
    expect(await verdictOf(other, other.releaseId)).toBe('clear');
  });
});

describe('a blocked file', () => {
  const block = (hash: string, name = REASON, token = staff.token) =>
    call('adminCreateBlockedFile', { token, body: { hash, name, reason: REASON } });
  const cardOf = (id: string) => ask('adminGetBlockedFile', { params: { id }, token: staff.token });

  it('R152 is found in every release that is it or holds it, and all of them are taken down by one act', async () => {
    const [mod, other] = [await makeMod(), await makeMod()];
    const inner = zipOf({ 'a.txt': `interior ${mod.id}` });
    const outer = zipOf({ 'fabric.mod.json': '{"id":"a","version":"2.0.0"}', 'META-INF/jars/a.jar': inner });
    const holding = await published(mod, outer);
    const clean = await published(other, someJar());
    const hash = sumOf(inner);
    expect((await block(hash)).status).toBe(200);
    expect((await cardOf(hash)).releases).toMatchObject([{ mod_id: mod.id, release_id: holding.id, verdict: 'clear' }]);
    const body = { reason: REASON };
    const reply = await call('takeDownFile', { params: { hash }, token: staff.token, body });
    expect(dataOf('takeDownFile', reply).releases).toEqual([holding.id]);
    expect([await verdictOf(mod, holding.id), await verdictOf(other, clean.id)]).toEqual(['refused', 'clear']);
    expect((await checked(staff.token, outer)).findings).toMatchObject([{ code: 'known_malware' }]);
    const back = await call('clearRelease', { params: { mod: mod.id, id: holding.id }, token: staff.token, body: {} });
    expect(refusal(back)).toEqual({ status: 409, code: 'file_blocked' });
  });

  it.each(['sha256', 'sha512'])(
    'R152 by %s is refused as an upload, and as a release where it was checked before',
    async (name) => {
      const [mod, bytes] = [await makeMod(), someJar()];
      const before = await checked(staff.token, bytes);
      expect(before.verdict).toBe('clear');
      expect((await block(sumOf(bytes, name).toUpperCase())).status).toBe(200);
      const body = { ...FORM, slot: before.slot };
      const made = await call('createRelease', { params: { id: mod.id }, token: staff.token, body });
      expect(refusal(made)).toEqual({ status: 409, code: 'file_blocked' });
      expect(await checked(staff.token, bytes)).toMatchObject({
        verdict: 'refused',
        findings: [{ code: 'known_malware' }],
      });

      const freed = await call('adminDeleteBlockedFile', { params: { id: sumOf(bytes, name) }, token: staff.token });
      expect(freed.status, freed.text).toBe(200);
      expect((await checked(staff.token, bytes)).verdict).toBe('clear');
      const undone = await call('undoLog', {
        params: { id: freed.headers.get(LOG_ENTRY_HEADER) ?? '' },
        token: staff.token,
      });
      expect(undone.status, undone.text).toBe(200);
      expect((await checked(staff.token, bytes)).verdict).toBe('refused');
    },
  );

  it('R126 is written by those who edit releases, leaves an entry in the log, and is a hash', async () => {
    const moderator = await signedIn('moderator');
    const hash = sumOf(someJar());
    expect(refusal(await block(hash, REASON, moderator.token))).toEqual({ status: 403, code: 'forbidden' });
    expect(refusal(await block('abc')).code).toBe('invalid_request');
    const made = await block(hash);
    const entry = await firestore.doc(`logs/${made.headers.get(LOG_ENTRY_HEADER)}`).get();
    const kept = { action: 'create:blocked_file', actor: staff.uid, after: { name: REASON }, reason: REASON };
    expect(entry.data()).toMatchObject(kept);
    expect((await block(hash, 'outro nome')).headers.get(LOG_ENTRY_HEADER)).toBeNull();
    expect(await blocked(hash)).toMatchObject({ name: REASON });
    const listed = await call('adminListBlockedFiles', { token: staff.token });
    expect(namesOf(listed)).toContain(hash);
    const row = { reason: REASON, blocked_by: { id: staff.uid, name: expect.any(String) } };
    expect(await cardOf(hash)).toMatchObject(row);
  });
});
