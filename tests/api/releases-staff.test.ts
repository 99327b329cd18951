import { createHash, randomUUID } from 'node:crypto';
import { LOG_ENTRY_HEADER } from '@bigorna/domain/endpoints/admin/dialect';
import type { StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, call, dataOf, failureOf, messageOf, type Reply, refusal, send } from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { bucket, firestore } from './support/firebase.ts';
import { type Member, signedIn } from './support/members.ts';
import { makeMod, makeModWithoutFile, type TestMod } from './support/mods.ts';
import { checked, someJar } from './support/uploads.ts';

type Staff = Member & { token: string };
let staff: Staff;
beforeAll(async () => {
  staff = await signedIn('admin');
});

const FORM = { version: '2.0.0', channel: 'release', game_versions: ['1.21.4'], loaders: ['fabric'] };
const EXTERNAL = { ...FORM, external_url: 'https://exemplo.example/arquivos/prova-2.0.0.jar' };

const create = (mod: Pick<TestMod, 'id'>, body: object, token = staff.token) =>
  call('createRelease', { params: { id: mod.id }, token, body });
const created = async (mod: TestMod, body: object): Promise<StaffRelease> => {
  const reply = await create(mod, body);
  expect(reply.status, reply.text).toBe(200);
  return dataOf('createRelease', reply);
};
/** A release of a fresh file. */
const uploadedTo = async (mod: TestMod, given: object = {}): Promise<StaffRelease & { bytes: Buffer }> => {
  const bytes = someJar();
  const { slot } = await checked(staff.token, bytes);
  return { ...(await created(mod, { ...FORM, slot, ...given })), bytes };
};
type Verb = 'updateRelease' | 'clearRelease' | 'withdrawRelease' | 'deleteRelease';
const act = (id: Verb, mod: TestMod, release: Pick<StaffRelease, 'id'>, body?: object) =>
  call(id, { params: { mod: mod.id, id: release.id }, token: staff.token, ...(body ? { body } : {}) });
const withdraw = (mod: TestMod, release: StaffRelease) =>
  act('withdrawRelease', mod, release, { reason: 'Avisaram que trava o jogo' });

const fileOf = async (mod: TestMod, { id }: Pick<StaffRelease, 'id'>): Promise<string> =>
  (await firestore.doc(`mods/${mod.id}/releases/${id}/private/file`).get()).get('storage_path');
const exists = async (path: string): Promise<boolean> => (await bucket.file(path).exists())[0];
const pageOf = async ({ id }: TestMod) => (await firestore.doc(`pages/${id}`).get()).data();
/** The releases of the last approved state that is kept. */
const newestRevision = async ({ id }: TestMod) => {
  const number = (await firestore.doc(`mods/${id}/private/moderation`).get()).get('revision');
  const kept = await firestore.doc(`mods/${id}/revisions/${number}`).get();
  return kept.get('page').releases.map((release: { id: string }) => release.id);
};
const shownReleases = async (mod: TestMod) => (await pageOf(mod))?.releases.map(({ id }: { id: string }) => id);
const entryOf = async (reply: Reply) =>
  (await firestore.doc(`logs/${reply.headers.get(LOG_ENTRY_HEADER)}`).get()).data();
const undo = (reply: Reply, token = staff.token) =>
  call('undoLog', { params: { id: reply.headers.get(LOG_ENTRY_HEADER) ?? '' }, token });
const ticketFor = (mod: TestMod, { id }: Pick<StaffRelease, 'id'>, token: string) =>
  call('issueDownload', { params: { id: mod.id }, token, body: { release_id: id } });
const faultsOf = (reply: Reply) => failureOf(reply).errors?.map(({ path, code }) => `${path}: ${code}`);

describe('a release from a checked upload', () => {
  it('R133 shows on the mod’s card and page at once, is downloaded by a member, and is found by its hash', async () => {
    const [member, mod] = await Promise.all([signedIn(), makeMod()]);
    const bytes = someJar();
    const { slot } = await checked(staff.token, bytes, 'prova-2.0.0.jar');
    const reply = await create(mod, { ...FORM, slot, loaders: ['quilt', 'fabric'], changelog: 'Mais **ventos**.' });
    expect(reply.status, reply.text).toBe(200);
    const release = dataOf('createRelease', reply);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(release).toMatchObject({ version: '2.0.0', verdict: 'clear', file_size: bytes.length, sha256 });
    expect(release).toMatchObject({ file_name: 'prova-2.0.0.jar', external: false, confirmed_by: null });
    expect((await firestore.doc(`mods/${mod.id}`).get()).data()).toMatchObject({
      version: '2.0.0',
      loader: 'quilt',
      file_size: bytes.length,
      compat: ['fabric@1.21.4', 'quilt@1.21.4'],
    });
    expect(await shownReleases(mod)).toEqual([release.id, mod.releaseId]);
    expect(await newestRevision(mod)).toEqual([release.id, mod.releaseId]);
    expect(await entryOf(reply)).toMatchObject({
      actor: staff.uid,
      action: 'create:release',
      target: `mods/${mod.id}/releases/${release.id}`,
      about: expect.arrayContaining([`mods/${mod.id}`]),
      after: { version: '2.0.0', sha256 },
    });
    const ticket = dataOf('issueDownload', await ticketFor(mod, release, member.token));
    const download = await send('get', ticket.url);
    expect(Buffer.from(await download.arrayBuffer()).equals(bytes)).toBe(true);
    await vi.waitFor(
      async () =>
        expect(await ask('findFile', { params: { hash: sha256 } })).toMatchObject({
          mod: { id: mod.id },
          release: { id: release.id },
        }),
      FRESH,
    );
  });

  it('R133 an upload is taken once: of two releases at once one is made', async () => {
    const mods = await Promise.all([makeMod(), makeMod()]);
    const { slot } = await checked(staff.token, someJar());
    const replies = await Promise.all(mods.map((mod) => create(mod, { ...FORM, slot })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(replies.flatMap((reply) => (reply.status === 400 ? (faultsOf(reply) ?? []) : []))).toEqual([
      'slot: invalid_value',
    ]);
  });

  it('R133 two releases of one mod at once, of other versions: both are there', async () => {
    const mod = await makeMod();
    const slots = await Promise.all([1, 2].map(async () => (await checked(staff.token, someJar())).slot));
    const made = await Promise.all(slots.map((slot, i) => created(mod, { ...FORM, slot, version: `3.${i}.0` })));
    expect((await shownReleases(mod)).toSorted()).toEqual([...made.map(({ id }) => id), mod.releaseId].toSorted());
    expect((await firestore.doc(`mods/${mod.id}`).get()).get('version')).toBe('3.1.0');
  });

  it('R133 is none that visitors see, where the upload was refused', async () => {
    const mod = await makeMod();
    const refused = await checked(staff.token, Buffer.from('nada'));
    expect(refused.verdict).toBe('refused');
    expect(faultsOf(await create(mod, { ...FORM, slot: refused.slot }))).toEqual(['slot: invalid_value']);
    expect((await firestore.collection(`mods/${mod.id}/releases`).get()).size).toBe(1);
  });

  it('R133 an upload a day old, or of the other kind, is not taken; one without a check is not there', async () => {
    const [mod, addon] = await Promise.all([makeMod(), makeMod({ content_type: 'addon' })]);
    const { slot } = await checked(staff.token, someJar());
    expect(faultsOf(await create(addon, { ...FORM, slot, loaders: ['bedrock'] }))).toEqual(['slot: invalid_value']);
    await firestore.doc(`uploads/${slot}`).update({ checked_at: new Date(Date.now() - 25 * 3_600_000) });
    expect(faultsOf(await create(mod, { ...FORM, slot }))).toEqual(['slot: invalid_value']);
    expect(refusal(await create(mod, { ...FORM, slot: randomUUID() }))).toEqual({
      status: 404,
      code: 'file_not_found',
    });
  });

  it('R133 says where the form is not what the manifest says, and where another mod has the same file', async () => {
    const [mod, other] = await Promise.all([makeMod(), makeMod()]);
    const bytes = someJar({ version: '9.9.9', loaders: ['forge'], gameVersions: ['1.20.1'] });
    const [one, two] = [await checked(staff.token, bytes), await checked(staff.token, bytes)];
    const first = await created(mod, { ...FORM, slot: one.slot });
    expect(first.findings).toEqual([
      { code: 'version_differs', values: { archive: '9.9.9', form: '2.0.0' } },
      { code: 'loader_contradicts', values: { archive: 'Forge', form: 'Fabric' } },
      { code: 'game_version_differs', values: { archive: '1.20.1', form: '1.21.4' } },
    ]);
    const said = { version: '9.9.9', loaders: ['forge'], game_versions: ['1.20.1'] };
    const second = await created(other, { ...FORM, ...said, slot: two.slot });
    expect(second.findings).toEqual([
      { code: 'duplicate_file', values: { mod_id: mod.id, title: `Prova ${mod.word}`, version: '2.0.0' } },
    ]);
    // What differs is gone once the form says what the manifest says.
    const mended = await act('updateRelease', mod, first, said);
    expect(dataOf('updateRelease', mended).findings).toEqual([]);
  });

  it('R133 with loaders that its manifest contradicts waits for a person’s word, when made and when edited', async () => {
    const mod = await makeMod();
    const { slot } = await checked(staff.token, someJar());
    const made = await created(mod, { ...FORM, slot, loaders: ['forge'] });
    expect(made.verdict).toBe('pending');
    expect(await shownReleases(mod)).not.toContain(made.id);
    expect(dataOf('clearRelease', await act('clearRelease', mod, made))).toMatchObject({ verdict: 'clear' });
    // What a loader runs beside its own is no contradiction.
    const mended = await act('updateRelease', mod, made, { loaders: ['fabric', 'quilt'] });
    expect(dataOf('updateRelease', mended).verdict).toBe('clear');
    const edited = await act('updateRelease', mod, made, { loaders: ['neoforge'] });
    expect(dataOf('updateRelease', edited)).toMatchObject({ verdict: 'pending', confirmed_by: null });
    expect(await shownReleases(mod)).not.toContain(made.id);
    expect((await undo(edited)).status).toBe(200);
    expect(await shownReleases(mod)).toContain(made.id);
  });

  it('R133 of the same version for the same game: 409; for another loader, or another game version: made', async () => {
    const mod = await makeMod();
    await uploadedTo(mod);
    const { slot } = await checked(staff.token, someJar());
    const again = { ...FORM, slot, game_versions: ['1.20.1', '1.21.4'] };
    expect(refusal(await create(mod, again))).toEqual({ status: 409, code: 'release_exists' });
    expect((await create(mod, { ...again, game_versions: ['1.20.1'] })).status).toBe(200);
  });

  it.each([
    ['without a file', {}, ['slot: required']],
    ['with two', { slot: 'a'.repeat(20), external_url: 'https://a.example/b.jar' }, ['slot: required']],
    ['with a loader of the other kind', { ...EXTERNAL, loaders: ['bedrock'] }, ['loaders.0: unknown_value']],
    ['without a version', { ...EXTERNAL, version: '  ' }, ['version: required']],
    ['that turns its writing', { ...EXTERNAL, version: '1\u202e0' }, ['version: invalid_value']],
    [
      'at an address that is not safe',
      { ...EXTERNAL, external_url: 'http://a.example/b.jar' },
      ['external_url: invalid_value'],
    ],
    [
      'that depends on nothing that is there',
      { ...EXTERNAL, dependencies: [{ mod_id: 'nada', kind: 'required' }] },
      ['dependencies.0.mod_id: invalid_value'],
    ],
  ])('R133 %s: 400', async (_what, body, faults) => {
    const reply = await create(await makeMod(), { ...FORM, ...body });
    expect(refusal(reply)).toEqual({ status: 400, code: 'invalid_request' });
    expect(faultsOf(reply)).toEqual(faults);
  });

  it('R133 is called as files of its kind are', async () => {
    const mod = await makeMod();
    const { slot } = await checked(staff.token, someJar());
    expect(faultsOf(await create(mod, { ...FORM, slot, file_name: 'prova.exe' }))).toEqual([
      'file_name: invalid_value',
    ]);
    expect((await create(mod, { ...FORM, slot, file_name: 'Outro nome.JAR' })).status).toBe(200);
  });
});

describe('a release that is hosted elsewhere', () => {
  it('R133 waits for a person’s word, then shows without a hash and leads there; followers are told then', async () => {
    const [mod, member] = await Promise.all([makeMod(), signedIn()]);
    await firestore
      .doc(`users/${member.uid}/favorites/${mod.id}`)
      .set({ mod_id: mod.id, created_at: new Date('2026-11-02T00:00:00Z') });
    const release = await created(mod, EXTERNAL);
    expect(release).toMatchObject({ verdict: 'pending', external: true, sha256: null, file_size: 0 });
    expect(release).toMatchObject({ file_name: 'prova-2.0.0.jar', findings: [{ code: 'hosted_elsewhere' }] });
    expect(await shownReleases(mod)).not.toContain(release.id);
    expect(refusal(await ticketFor(mod, release, member.token)).code).toBe('download_url_unavailable');
    const cleared = await act('clearRelease', mod, release);
    expect(messageOf(cleared)).toBeTruthy();
    const shown = dataOf('clearRelease', cleared);
    expect(shown).toMatchObject({ verdict: 'clear', confirmed_by: staff.uid });
    expect(Date.parse(shown.published_at)).toBeGreaterThan(Date.parse(release.published_at));
    expect(await shownReleases(mod)).toEqual([release.id, mod.releaseId]);
    const ticket = dataOf('issueDownload', await ticketFor(mod, release, member.token));
    expect((await send('get', ticket.url)).headers.get('location')).toBe(EXTERNAL.external_url);
    const told = firestore.collection(`users/${member.uid}/notifications`).where('template', '==', 'mod_update');
    await vi.waitFor(async () => expect((await told.get()).size).toBe(1), { timeout: 60_000, interval: 500 });
    expect(refusal(await act('clearRelease', mod, release))).toEqual({ status: 409, code: 'move_not_allowed' });
  }, 120_000);

  it('R131 a confirmation is undone: it waits again, with the date that it had', async () => {
    const mod = await makeMod();
    const release = await created(mod, EXTERNAL);
    const cleared = await act('clearRelease', mod, release);
    expect((await undo(cleared)).status).toBe(200);
    const stored = await firestore.doc(`mods/${mod.id}/releases/${release.id}`).get();
    expect(stored.get('verdict')).toBe('pending');
    expect(stored.get('published_at').toDate().toISOString()).toBe(release.published_at);
    expect(await shownReleases(mod)).toEqual([mod.releaseId]);
    expect((await act('clearRelease', mod, release)).status).toBe(200);
  });
});

describe('a release that staff change', () => {
  it('R133 shows what is said of it now, logs the difference alone, and is as it was once that is undone', async () => {
    const mod = await makeMod();
    const other = await makeMod();
    const release = await uploadedTo(mod);
    const dependencies = [{ mod_id: other.id, kind: 'optional' }];
    const reply = await act('updateRelease', mod, release, {
      changelog: 'Outra história',
      dependencies,
      version: '2.0.0',
    });
    expect(dataOf('updateRelease', reply)).toMatchObject({
      changelog: 'Outra história',
      dependencies: [{ mod_id: other.id, slug: other.slug, kind: 'optional' }],
    });
    expect((await pageOf(mod))?.releases[0]).toMatchObject({ id: release.id, changelog: 'Outra história' });
    const entry = await entryOf(reply);
    expect(entry).toMatchObject({ action: 'edit:release', before: { changelog: '', dependencies: [] } });
    expect(Object.keys(entry?.after).toSorted()).toEqual(['changelog', 'dependencies']);
    expect((await undo(reply)).status).toBe(200);
    expect((await pageOf(mod))?.releases[0]).toMatchObject({ id: release.id, changelog: '', dependencies: [] });
    expect(refusal(await undo(reply))).toMatchObject({ status: 409 });
  });

  it('R131 in nothing leaves no entry', async () => {
    const mod = await makeMod();
    const release = await uploadedTo(mod);
    const reply = await act('updateRelease', mod, release, { version: '2.0.0', loaders: ['fabric'] });
    expect(reply.status, reply.text).toBe(200);
    expect(reply.headers.get(LOG_ENTRY_HEADER)).toBeNull();
    expect((await act('updateRelease', mod, release, { channel: 'beta' })).headers.get(LOG_ENTRY_HEADER)).toBeTruthy();
  });

  it('R133 is refused as stale where its mod changed since it was seen', async () => {
    const mod = await makeMod();
    const release = { id: mod.releaseId };
    const seen = async () => {
      const { updated_at } = await ask('adminGetMod', { params: { id: mod.id }, token: staff.token });
      return { updated_at };
    };
    const reason = 'Avisaram que trava o jogo';
    const STEPS = [
      ['updateRelease', { changelog: 'Outra' }],
      ['withdrawRelease', { reason }],
      ['clearRelease', {}],
    ] as const;
    for (const [id, body] of STEPS) {
      const before = await seen();
      const title = `Mudou antes de ${id}`;
      await ask('updateMod', { params: { id: mod.id }, token: staff.token, body: { title } });
      expect(refusal(await act(id, mod, release, { ...body, ...before })), id).toEqual({ status: 409, code: 'stale' });
      const reply = await act(id, mod, release, { ...body, ...(await seen()) });
      expect(reply.status, reply.text).toBe(200);
    }
  });

  it('R133 into one that there is already: 409', async () => {
    const mod = await makeMod();
    const [first] = [await uploadedTo(mod)];
    const second = await uploadedTo(mod, { version: '2.1.0' });
    expect(refusal(await act('updateRelease', mod, second, { version: first.version }))).toEqual({
      status: 409,
      code: 'release_exists',
    });
    expect((await act('updateRelease', mod, second, { version: '2.2.0' })).status).toBe(200);
  });
});

describe('a release that is withdrawn', () => {
  it('R133 is gone for visitors at once, tickets given out before too, and its bytes have another name', async () => {
    const [mod, member] = await Promise.all([makeMod(), signedIn()]);
    const release = await uploadedTo(mod);
    const ticket = dataOf('issueDownload', await ticketFor(mod, release, member.token));
    const before = await fileOf(mod, release);
    const reply = await withdraw(mod, release);
    expect(dataOf('withdrawRelease', reply)).toMatchObject({ verdict: 'refused', reason: 'Avisaram que trava o jogo' });
    expect(await entryOf(reply)).toMatchObject({ reason: 'Avisaram que trava o jogo', after: { verdict: 'refused' } });
    expect((await send('get', ticket.url)).status).toBe(404);
    expect(refusal(await ticketFor(mod, release, member.token)).code).toBe('download_url_unavailable');
    expect(await shownReleases(mod)).toEqual([mod.releaseId]);
    expect((await firestore.doc(`mods/${mod.id}`).get()).get('version')).toBe('1.2.0');
    const after = await fileOf(mod, release);
    expect(after).not.toBe(before);
    expect([await exists(before), await exists(after)]).toEqual([false, true]);
    expect(refusal(await withdraw(mod, release))).toEqual({ status: 409, code: 'move_not_allowed' });
    expect(await exists(after)).toBe(true);

    expect((await act('clearRelease', mod, release)).status).toBe(200);
    const again = dataOf('issueDownload', await ticketFor(mod, release, member.token));
    expect(Buffer.from(await (await send('get', again.url)).arrayBuffer()).equals(release.bytes)).toBe(true);
  });

  it('R131 comes back when that is undone, unless another took its place meanwhile', async () => {
    const mod = await makeMod();
    const release = await uploadedTo(mod);
    const first = await withdraw(mod, release);
    expect((await undo(first)).status).toBe(200);
    expect(await shownReleases(mod)).toEqual([release.id, mod.releaseId]);
    const second = await withdraw(mod, release);
    const replacement = await uploadedTo(mod);
    expect(refusal(await undo(second))).toEqual({ status: 409, code: 'undo_not_possible' });
    expect(refusal(await act('clearRelease', mod, release))).toEqual({ status: 409, code: 'release_exists' });
    expect(await shownReleases(mod)).toEqual([replacement.id, mod.releaseId]);
  });

  it('R131 is not brought back by undoing an earlier withdrawal', async () => {
    const mod = await makeMod();
    const release = { id: mod.releaseId };
    const again = () => act('withdrawRelease', mod, release, { reason: 'Avisaram que trava o jogo' });
    const first = await again();
    expect((await act('clearRelease', mod, release)).status).toBe(200);
    const second = await again();
    expect(refusal(await undo(first))).toEqual({ status: 409, code: 'stale' });
    expect(await shownReleases(mod)).toEqual([]);
    expect((await undo(second)).status).toBe(200);
    expect(await shownReleases(mod)).toEqual([mod.releaseId]);
  });

  it('R133 asks for a reason', async () => {
    const mod = await makeMod();
    const release = { id: mod.releaseId };
    expect(faultsOf(await act('withdrawRelease', mod, release, {}))).toEqual(['reason: required']);
    expect(faultsOf(await act('withdrawRelease', mod, release, { reason: ' x ' }))).toEqual(['reason: too_short']);
    expect((await act('withdrawRelease', mod, release, { reason: 'Uma razão' })).status).toBe(200);
  });
});

describe('a release that is deleted', () => {
  it('R133 takes its file, its tickets and what was voted on it along; what is undone of it comes too late', async () => {
    const [mod, member] = await Promise.all([makeMod(), signedIn()]);
    const release = await uploadedTo(mod);
    const path = await fileOf(mod, release);
    const ticket = dataOf('issueDownload', await ticketFor(mod, release, member.token));
    const root = firestore.doc(`mods/${mod.id}/releases/${release.id}`);
    await root.collection('votes').doc(member.uid).set({ uid: member.uid, works: true, voted_at: new Date() });
    const edited = await act('updateRelease', mod, release, { changelog: 'Outra' });
    const reply = await act('deleteRelease', mod, release);
    expect(reply.status, reply.text).toBe(200);
    expect(await entryOf(reply)).toMatchObject({ action: 'delete:release', before: { sha256: release.sha256 } });
    expect(await exists(path)).toBe(false);
    expect((await send('get', ticket.url)).status).toBe(404);
    expect(await shownReleases(mod)).toEqual([mod.releaseId]);
    expect((await root.get()).exists).toBe(false);
    expect((await root.collection('private').get()).size + (await root.collection('votes').get()).size).toBe(0);
    expect(refusal(await undo(edited))).toEqual({ status: 409, code: 'stale' });
    expect(refusal(await act('deleteRelease', mod, release))).toEqual({ status: 404, code: 'record_not_found' });
  });

  it('R133 was the last one: the mod has none to show', async () => {
    const mod = await makeMod();
    expect((await act('deleteRelease', mod, { id: mod.releaseId })).status).toBe(200);
    expect((await firestore.doc(`mods/${mod.id}`).get()).data()).toMatchObject({
      version: '',
      compat: [],
      file_size: 0,
    });
    expect(await pageOf(mod)).toMatchObject({ releases: [] });
  });
});

describe('a mod whose page is as long as a page can be', () => {
  it('R133 is refused more text, and can be made shorter', async () => {
    const texts = Array.from({ length: 44 }, (_, i) => ({ version: `1.${i}.0`, changelog: 'á'.repeat(10_000) }));
    const mod = await makeModWithoutFile({ status: 'pending', releases: texts });
    const edit = (description: string) =>
      call('updateMod', { params: { id: mod.id }, token: staff.token, body: { description } });
    expect(refusal(await edit('漢'.repeat(50_000)))).toEqual({ status: 400, code: 'mod_too_large' });
    expect((await edit('漢'.repeat(1000))).status).toBe(200);
    const release = { id: mod.releaseId };
    const lengthen = () => act('updateRelease', mod, release, { changelog: '漢'.repeat(20_000) });
    expect(refusal(await lengthen())).toEqual({ status: 400, code: 'mod_too_large' });
    const approved = await call('approveMod', { params: { id: mod.id }, token: staff.token, body: {} });
    expect(approved.status, approved.text).toBe(200);
    expect((await act('deleteRelease', mod, { id: `${mod.releaseId}-1` })).status).toBe(200);
    expect((await act('deleteRelease', mod, { id: `${mod.releaseId}-2` })).status).toBe(200);
    expect((await lengthen()).status).toBe(200);
  });
});

describe('a mod that visitors do not see', () => {
  it('R133 gets releases without a page, and none once it is thrown away', async () => {
    const mod = await makeMod({ status: 'pending' });
    await uploadedTo(mod);
    expect(await pageOf(mod)).toBeUndefined();
    expect((await firestore.doc(`mods/${mod.id}`).get()).get('version')).toBe('2.0.0');
    await firestore.doc(`mods/${mod.id}`).update({ status: 'archived', deleted_at: new Date() });
    expect(refusal(await create(mod, EXTERNAL))).toEqual({ status: 404, code: 'mod_not_found' });
    expect(refusal(await act('deleteRelease', mod, { id: mod.releaseId })).code).toBe('mod_not_found');
  });
});
