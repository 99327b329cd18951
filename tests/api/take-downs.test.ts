import { describe, expect, it, vi } from 'vitest';
import { buildTestZip } from '../../functions/src/files/archives/testing/build-raw-zip.ts';
import {
  type ApiResponse,
  askAs,
  callAs,
  callEndpoint,
  callForData,
  getRefusal,
  parseData,
  parseFailure,
  send,
} from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { createSignedInMember, type Member } from './support/members.ts';
import { createMod, type TestMod } from './support/mods.ts';
import {
  downloadMod,
  getFilePath,
  getHash,
  getVerdict,
  objectExists,
  publishRelease,
  RELEASE_FORM,
} from './support/releases.ts';
import { getLogEntry, getLogEntryId, undo } from './support/staff.ts';
import { listNotifications } from './support/stored.ts';
import { buildJar, uploadAndInspect } from './support/uploads.ts';

type Signed = Member & { token: string };
const staff = await createSignedInMember('admin');

const REASON = 'Ladrão de contas de prova';
const NOTIFY_WAIT = { timeout: 60_000, interval: 500 };

const requestTicket = (mod: TestMod, release: string, token: string) =>
  callEndpoint('issueDownload', { params: { id: mod.id }, token, body: { release_id: release } });
const getStatus = async (url: string): Promise<number> => {
  const response = await send('get', url);
  await response.arrayBuffer();
  return response.status;
};
const getNotifications = async ({ uid }: Signed) => {
  const notifications = await listNotifications(uid);
  return notifications.filter(({ template }) => template === 'file_withdrawn').map(({ values }) => values);
};
const buildFilter = (filter: object): string => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const listDownloaders = (filter: object, token: string) =>
  callEndpoint('adminListDownloaders', { query: buildFilter(filter), token });
const parseIds = (response: ApiResponse) => JSON.parse(response.text).map(({ id }: { id: string }) => id);
const getBlockedFile = async (hash: string) => (await firestore.doc(`blocked_files/${hash}`).get()).data();
const takeDown = (mod: TestMod, release: string, given: object = {}, token = staff.token) =>
  callEndpoint('takeDownRelease', { params: { mod: mod.id, id: release }, token, body: { reason: REASON, ...given } });

describe('take-down of a release', () => {
  it('is shown in the console, even for a withdrawn release, until the release is clear (R152)', async () => {
    const mod = await createMod();
    const first = await publishRelease(staff, mod, buildJar());
    const second = await publishRelease(staff, mod, buildJar(), { version: '2.1.0' });
    const on = (id: string) => ({ params: { mod: mod.id, id }, token: staff.token });
    const getTakenDown = async () => {
      const options = { params: { id: mod.id }, token: staff.token };
      const { all_releases } = await callForData('adminGetMod', options);
      return Object.fromEntries(all_releases.map(({ id, taken_down }) => [id, taken_down]));
    };
    await callForData('withdrawRelease', { ...on(first.id), body: { reason: REASON } });
    expect(await getTakenDown()).toMatchObject({ [first.id]: false, [second.id]: false });
    for (const { id } of [first, second]) await takeDown(mod, id, { block: false });
    expect(await getTakenDown()).toMatchObject({ [first.id]: true, [second.id]: true, [mod.releaseId]: false });
    await callForData('clearRelease', { ...on(second.id), body: {} });
    await callForData('withdrawRelease', { ...on(second.id), body: { reason: REASON } });
    expect(await getTakenDown()).toMatchObject({ [first.id]: true, [second.id]: false });
  });

  it('ends all access, blocks the file, and notifies and lists its downloaders (R152)', async () => {
    const [mod, member, other] = [await createMod(), await createSignedInMember(), await createSignedInMember()];
    const bytes = buildJar();
    const { id } = await publishRelease(staff, mod, bytes);
    const used = await downloadMod(mod, member, { release_id: id });
    await downloadMod(mod, other, { release_id: mod.releaseId });
    const unused = parseData('issueDownload', await requestTicket(mod, id, other.token)).url;
    const hash = getHash(bytes);
    await vi.waitFor(async () => callForData('findFile', { params: { hash } }), FRESH);
    const before = await getFilePath(mod, id);

    const response = await takeDown(mod, id);
    const result = parseData('takeDownRelease', response);
    expect(result, response.text).toMatchObject({ state: 'done', pending: 0, releases: [id], downloaders: 2 });
    const progress = (token: string) => callEndpoint('getTakeDown', { params: { id: result.id }, token });
    expect(parseData('getTakeDown', await progress(staff.token))).toEqual(result);
    expect(getRefusal(await progress(member.token))).toBe('403 forbidden');

    expect([await getStatus(used), await getStatus(unused)]).toEqual([404, 404]);
    expect(parseFailure(await requestTicket(mod, id, member.token)).code).toBe('download_url_unavailable');
    // The previous path of the bytes is empty.
    expect([await objectExists(before), await objectExists(await getFilePath(mod, id))]).toEqual([false, true]);
    expect(JSON.stringify((await firestore.doc(`pages/${mod.id}`).get()).data())).not.toContain(id);
    await vi.waitFor(
      async () => expect((await callEndpoint('findFile', { params: { hash } })).status).toBe(404),
      FRESH,
    );

    expect(await getBlockedFile(hash)).toMatchObject({ name: REASON });
    const clearResponse = await callAs('clearRelease', staff, { params: { mod: mod.id, id }, body: {} });
    expect(getRefusal(clearResponse)).toBe('409 file_blocked');
    const again = await uploadAndInspect(staff.token, bytes);
    expect(again).toMatchObject({
      verdict: 'refused',
      findings: [{ code: 'known_malware', values: { name: REASON } }],
    });

    await vi.waitFor(
      async () => expect(await getNotifications(member)).toEqual([{ title: `Prova ${mod.word}`, version: '2.0.0' }]),
      NOTIFY_WAIT,
    );
    expect(await getNotifications(other)).toEqual([]);
    expect(parseIds(await listDownloaders({ mod_id: mod.id, release_id: id }, staff.token))).toEqual([member.uid]);
    expect(parseIds(await listDownloaders({ mod_id: mod.id }, staff.token)).toSorted()).toEqual(
      [member.uid, other.uid].toSorted(),
    );
    const logged = await firestore.collection('logs').where('about', 'array-contains', `mods/${mod.id}`).get();
    const entry = logged.docs.find((one) => one.get('action') === 'withdraw:release');
    expect(entry?.data()).toMatchObject({
      actor: staff.uid,
      reason: REASON,
      after: { verdict: 'refused', taken_down: true },
    });
    // A repeated take-down changes nothing and notifies nobody twice.
    expect((await takeDown(mod, id)).status).toBe(200);
    expect(await getNotifications(member)).toHaveLength(1);
  }, 180_000);

  it('notifies everybody again when it is repeated after the release was clear (R152)', async () => {
    const [mod, early, late] = [await createMod(), await createSignedInMember(), await createSignedInMember()];
    const on = { params: { mod: mod.id, id: mod.releaseId }, token: staff.token };
    const countNotices = async () => [(await getNotifications(early)).length, (await getNotifications(late)).length];
    await downloadMod(mod, early, { release_id: mod.releaseId });
    await takeDown(mod, mod.releaseId, { block: false });
    await vi.waitFor(async () => expect(await countNotices()).toEqual([1, 0]), NOTIFY_WAIT);
    const { docs } = await firestore.collection(`users/${early.uid}/notifications`).get();
    const first = docs.find((one) => one.get('template') === 'file_withdrawn');
    await callForData('clearRelease', { ...on, body: {} });
    await downloadMod(mod, late, { release_id: mod.releaseId });
    await takeDown(mod, mod.releaseId, { block: false });
    await vi.waitFor(async () => expect(await countNotices()).toEqual([1, 1]), NOTIFY_WAIT);
    const again = await first?.ref.get();
    expect(again?.updateTime?.toMillis()).toBeGreaterThan(first?.updateTime.toMillis() ?? 0);
  }, 180_000);

  it('notifies again after two undos made the release clear (R152, R209)', async () => {
    const [mod, early, late] = [await createMod(), await createSignedInMember(), await createSignedInMember()];
    const { id } = await publishRelease(staff, mod, buildJar());
    await downloadMod(mod, early, { release_id: id });
    const params = { mod: mod.id, id };
    const edited = await callAs('updateRelease', staff, { params, body: { loaders: ['neoforge'] } });
    expect(await getVerdict(mod, id)).toBe('pending');
    await takeDown(mod, id, { block: false });
    await vi.waitFor(async () => expect(await getNotifications(early)).toHaveLength(1), NOTIFY_WAIT);
    const logged = await firestore.collection('logs').where('target', '==', `mods/${mod.id}/releases/${id}`).get();
    const entry = logged.docs.find((one) => one.get('action') === 'withdraw:release');
    expect((await callAs('undoLog', staff, { params: { id: entry?.id ?? '' } })).status).toBe(200);
    expect((await undo(edited, staff)).status).toBe(200);
    expect(await getVerdict(mod, id)).toBe('clear');
    await downloadMod(mod, late, { release_id: id });
    await takeDown(mod, id, { block: false });
    await vi.waitFor(async () => expect(await getNotifications(late)).toHaveLength(1), NOTIFY_WAIT);
  }, 180_000);

  it('notifies those who downloaded after a mistaken clear, once the clear is undone (R152)', async () => {
    const [mod, late] = [await createMod(), await createSignedInMember()];
    const on = { params: { mod: mod.id, id: mod.releaseId }, body: {} };
    await takeDown(mod, mod.releaseId, { block: false });
    const cleared = await callAs('clearRelease', staff, on);
    await downloadMod(mod, late, { release_id: mod.releaseId });
    expect((await undo(cleared, staff)).status).toBe(200);
    expect(await getVerdict(mod, mod.releaseId)).toBe('refused');
    await vi.waitFor(async () => expect(await getNotifications(late)).toHaveLength(1), NOTIFY_WAIT);
  }, 120_000);

  it('ends tickets of an external release, which can be cleared again if not blocked (R152)', async () => {
    const [mod, member] = await Promise.all([createMod(), createSignedInMember()]);
    const body = { ...RELEASE_FORM, external_url: 'https://exemplo.example/prova.jar' };
    const { id } = await askAs('createRelease', staff, { params: { id: mod.id }, body });
    const clear = () => callAs('clearRelease', staff, { params: { mod: mod.id, id }, body: {} });
    await clear();
    const { url } = parseData('issueDownload', await requestTicket(mod, id, member.token));
    expect((await takeDown(mod, id, { block: false })).status).toBe(200);
    expect(await getStatus(url)).toBe(404);
    expect((await clear()).status).toBe(200);
  });

  it('needs permission and a reason, and shows e-mails only to permitted staff (R126)', async () => {
    const [mod, member, moderator] = [
      await createMod(),
      await createSignedInMember(),
      await createSignedInMember('moderator'),
    ];
    await downloadMod(mod, member, { release_id: mod.releaseId });
    for (const { token } of [member, moderator])
      expect(getRefusal(await takeDown(mod, mod.releaseId, {}, token))).toBe('403 forbidden');
    expect(parseFailure(await takeDown(mod, mod.releaseId, { reason: ' ' })).code).toBe('invalid_request');
    expect(await getVerdict(mod, mod.releaseId)).toBe('clear');
    const filter = { mod_id: mod.id, release_id: mod.releaseId };
    expect(getRefusal(await listDownloaders(filter, member.token))).toBe('403 forbidden');
    expect(JSON.parse((await listDownloaders(filter, moderator.token)).text)).toMatchObject([
      { id: member.uid, email: null },
    ]);
    expect(JSON.parse((await listDownloaders(filter, staff.token)).text)).toMatchObject([
      { id: member.uid, email: expect.stringContaining('@') },
    ]);
    const file = (token: string) =>
      callEndpoint('adminExport', { params: { resource: 'downloaders' }, query: buildFilter(filter), token });
    expect((await file(moderator.token)).status).toBe(403);
    const exported = await file(staff.token);
    expect(exported.text).toContain(member.uid);
    expect(getLogEntryId(exported)).toBeTruthy();
  });
});

describe('take-down of a mod', () => {
  it('withdraws all its releases and no others (R152)', async () => {
    const [mod, other] = [await createMod(), await createMod()];
    const { id } = await publishRelease(staff, mod, buildJar());
    const response = await callAs('takeDownMod', staff, { params: { id: mod.id }, body: { reason: REASON } });
    expect(parseData('takeDownMod', response).releases.toSorted()).toEqual([id, mod.releaseId].toSorted());
    expect((await firestore.doc(`pages/${mod.id}`).get()).get('releases')).toEqual([]);
    expect([await getVerdict(mod, id), await getVerdict(mod, mod.releaseId)]).toEqual(['refused', 'refused']);
    expect(await getVerdict(other, other.releaseId)).toBe('clear');
  });
});

describe('take-down by creator', () => {
  const countCreated = (query: Record<string, string>, token = staff.token) =>
    callEndpoint('countCreated', { query: `?${new URLSearchParams(query)}`, token });
  const takeDownCreated = (body: object, token = staff.token) =>
    callEndpoint('takeDownCreated', { body: { reason: REASON, block: false, ...body }, token });

  it('counts and withdraws only the releases of one account or one time span (R209)', async () => {
    const [uploader, first, second] = [await createSignedInMember('admin'), await createMod(), await createMod()];
    const publishAs = (mod: TestMod, who: Signed, version: string) => publishRelease(who, mod, buildJar(), { version });
    const early = await publishAs(first, uploader, '2.0.0');
    const between = new Date().toISOString();
    const late = await publishAs(second, uploader, '2.0.0');
    const others = await publishAs(second, staff, '2.1.0');
    const by = { uid: uploader.uid };
    const preview = async (query: Record<string, string>) => parseData('countCreated', await countCreated(query));
    expect(await preview(by)).toEqual({ releases: 2, mods: 2 });
    expect(await preview({ ...by, from: between })).toEqual({ releases: 1, mods: 1 });
    expect(await preview({ ...by, to: between })).toEqual({ releases: 1, mods: 1 });

    expect(getRefusal(await takeDownCreated({ ...by, count: 1 }))).toBe('409 stale');
    expect(await getVerdict(first, early.id)).toBe('clear');
    const part = await takeDownCreated({ ...by, from: between, count: 1 });
    expect(parseData('takeDownCreated', part).releases, part.text).toEqual([late.id]);
    expect(await preview(by)).toEqual({ releases: 1, mods: 1 });
    expect((await takeDownCreated({ ...by, count: 1 })).status).toBe(200);
    const verdicts = [await getVerdict(first, early.id), await getVerdict(second, late.id)];
    expect(verdicts).toEqual(['refused', 'refused']);
    expect([await getVerdict(second, others.id), await getVerdict(first, first.releaseId)]).toEqual(['clear', 'clear']);

    const logged = await firestore.collection('logs').where('about', 'array-contains', `mods/${first.id}`).get();
    const entry = logged.docs.find((one) => one.get('action') === 'withdraw:release');
    const undone = await callAs('undoLog', staff, { params: { id: entry?.id ?? '' } });
    expect(undone.status, undone.text).toBe(200);
    expect(await getVerdict(first, early.id)).toBe('clear');
  }, 120_000);

  it('includes releases that were only withdrawn: blocks their files and notifies (R209)', async () => {
    const [uploader, mod, member] = [
      await createSignedInMember('admin'),
      await createMod(),
      await createSignedInMember(),
    ];
    const bytes = buildJar();
    const { id } = await publishRelease(uploader, mod, bytes);
    await downloadMod(mod, member, { release_id: id });
    const options = { params: { mod: mod.id, id }, token: staff.token, body: { reason: REASON } };
    await callForData('withdrawRelease', options);
    const by = { uid: uploader.uid };
    expect(parseData('countCreated', await countCreated(by))).toEqual({ releases: 1, mods: 1 });
    const done = parseData('takeDownCreated', await takeDownCreated({ ...by, count: 1, block: true }));
    expect(done).toMatchObject({ state: 'done', releases: [id] });
    expect(await getBlockedFile(getHash(bytes))).toMatchObject({ name: REASON });
    await vi.waitFor(async () => expect(await getNotifications(member)).toHaveLength(1), NOTIFY_WAIT);
    expect(parseData('countCreated', await countCreated(by))).toEqual({ releases: 0, mods: 0 });
    const logged = await firestore.collection('logs').where('target', '==', `mods/${mod.id}/releases/${id}`).get();
    const entries = logged.docs.map((one) => one.data()).filter(({ after }) => after?.taken_down === true);
    expect(entries).toMatchObject([{ action: 'withdraw:release', actor: staff.uid, reason: REASON }]);
  }, 120_000);

  it('needs the permission, and either an account or a complete time span (R209, R126)', async () => {
    const [moderator, by] = [await createSignedInMember('moderator'), { uid: staff.uid }];
    expect(getRefusal(await countCreated(by, moderator.token))).toBe('403 forbidden');
    expect(getRefusal(await takeDownCreated({ ...by, count: 0 }, moderator.token))).toBe('403 forbidden');
    const from = new Date().toISOString();
    expect(getRefusal(await countCreated({ from }))).toBe('400 invalid_request');
    expect(getRefusal(await takeDownCreated({ from, count: 0 }))).toBe('400 invalid_request');
    expect((await countCreated(by)).status).toBe(200);
  });
});

describe('whole list of downloaders', () => {
  it('continues an export after a given row, only for the same list and staff member (R209)', async () => {
    const [mod, other] = [await createMod(), await createSignedInMember('admin')];
    const members = await Promise.all([createSignedInMember(), createSignedInMember(), createSignedInMember()]);
    for (const member of members) await downloadMod(mod, member, { release_id: mod.releaseId });
    const [first = '', ...rest] = members.map(({ uid }) => uid).toSorted();
    const file = (given: Record<string, string>, token = staff.token) => {
      const query = new URLSearchParams({ filter: JSON.stringify({ mod_id: mod.id }), ...given });
      return callEndpoint('adminExport', { params: { resource: 'downloaders' }, query: `?${query}`, token });
    };
    const parseRows = ({ text }: ApiResponse) => [...text.matchAll(/\r\n"([^"]+)";/g)].map(([, id]) => id);
    const begun = await file({});
    const entry = getLogEntryId(begun) ?? '';
    expect(parseRows(begun)).toEqual([first, ...rest]);
    const next = await file({ after: first, entry });
    expect(parseRows(next)).toEqual(rest);
    expect(getLogEntryId(next)).toBe(entry);
    expect(next.headers.has('x-truncated')).toBe(true);
    const end = await file({ after: rest.at(-1) ?? '', entry });
    expect([parseRows(end), end.headers.has('x-truncated')]).toEqual([[], false]);
    const logged = await firestore.collection('logs').where('target', '==', 'exports/downloaders').get();
    expect(logged.docs.filter((one) => one.get('after.filter.mod_id') === mod.id)).toHaveLength(1);

    const invalid = '400 invalid_request';
    expect(getRefusal(await file({ after: first }))).toBe(invalid);
    expect(getRefusal(await file({ after: first, entry }, other.token))).toBe(invalid);
    const elsewhere = JSON.stringify({ mod_id: mod.id, release_id: mod.releaseId });
    expect(getRefusal(await file({ after: first, entry, filter: elsewhere }))).toBe(invalid);
  });
});

describe('blocked file', () => {
  const block = (hash: string, name = REASON, token = staff.token) =>
    callEndpoint('adminCreateBlockedFile', { token, body: { hash, name, reason: REASON } });
  const getCard = (id: string) => askAs('adminGetBlockedFile', staff, { params: { id } });

  it('is found in a release that contains it, and a take-down withdraws that release (R152)', async () => {
    const [mod, other] = [await createMod(), await createMod()];
    const inner = buildTestZip({ 'a.txt': `interior ${mod.id}` });
    const outer = buildTestZip({ 'fabric.mod.json': '{"id":"a","version":"2.0.0"}', 'META-INF/jars/a.jar': inner });
    const holding = await publishRelease(staff, mod, outer);
    const clean = await publishRelease(staff, other, buildJar());
    const hash = getHash(inner);
    expect((await block(hash)).status).toBe(200);
    expect((await getCard(hash)).releases).toMatchObject([
      { mod_id: mod.id, release_id: holding.id, verdict: 'clear' },
    ]);
    const body = { reason: REASON };
    const response = await callAs('takeDownFile', staff, { params: { hash }, body });
    expect(parseData('takeDownFile', response).releases).toEqual([holding.id]);
    expect([await getVerdict(mod, holding.id), await getVerdict(other, clean.id)]).toEqual(['refused', 'clear']);
    expect((await uploadAndInspect(staff.token, outer)).findings).toMatchObject([{ code: 'known_malware' }]);
    const clearResponse = await callAs('clearRelease', staff, { params: { mod: mod.id, id: holding.id }, body: {} });
    expect(getRefusal(clearResponse)).toBe('409 file_blocked');
  });

  it.each(['sha256', 'sha512'])(
    'blocked by %s is refused as an upload, and as a release of an earlier upload (R152)',
    async (name) => {
      const [mod, bytes] = [await createMod(), buildJar()];
      const before = await uploadAndInspect(staff.token, bytes);
      expect(before.verdict).toBe('clear');
      expect((await block(getHash(bytes, name).toUpperCase())).status).toBe(200);
      const body = { ...RELEASE_FORM, slot: before.slot };
      const made = await callAs('createRelease', staff, { params: { id: mod.id }, body });
      expect(getRefusal(made)).toBe('409 file_blocked');
      expect(await uploadAndInspect(staff.token, bytes)).toMatchObject({
        verdict: 'refused',
        findings: [{ code: 'known_malware' }],
      });

      const freed = await callAs('adminDeleteBlockedFile', staff, { params: { id: getHash(bytes, name) } });
      expect(freed.status, freed.text).toBe(200);
      expect((await uploadAndInspect(staff.token, bytes)).verdict).toBe('clear');
      const undone = await undo(freed, staff);
      expect(undone.status, undone.text).toBe(200);
      expect((await uploadAndInspect(staff.token, bytes)).verdict).toBe('refused');
    },
  );

  it('is created only by staff who may edit releases, is logged, and needs a hash (R126)', async () => {
    const moderator = await createSignedInMember('moderator');
    const hash = getHash(buildJar());
    expect(getRefusal(await block(hash, REASON, moderator.token))).toBe('403 forbidden');
    expect(parseFailure(await block('abc')).code).toBe('invalid_request');
    const made = await block(hash);
    const expectedEntry = { action: 'create:blocked_file', actor: staff.uid, after: { name: REASON }, reason: REASON };
    expect(await getLogEntry(made)).toMatchObject(expectedEntry);
    expect(getLogEntryId(await block(hash, 'outro nome'))).toBeNull();
    expect(await getBlockedFile(hash)).toMatchObject({ name: REASON });
    const listed = await callAs('adminListBlockedFiles', staff);
    expect(parseIds(listed)).toContain(hash);
    const row = { reason: REASON, blocked_by: { id: staff.uid, name: expect.any(String) } };
    expect(await getCard(hash)).toMatchObject(row);
  });
});
