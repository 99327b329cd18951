import { randomUUID } from 'node:crypto';
import type { StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { describe, expect, it, vi } from 'vitest';
import {
  type ApiResponse,
  askAs,
  callAs,
  callEndpoint,
  callForData,
  getRefusal,
  parseData,
  parseFailure,
  parseMessage,
  send,
} from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { createSignedInMember } from './support/members.ts';
import { createMod, createModWithExternalFile, type TestMod } from './support/mods.ts';
import { getFilePath, getHash, objectExists, publishRelease, RELEASE_FORM } from './support/releases.ts';
import { getLogEntry, getLogEntryId, undo } from './support/staff.ts';
import { listNotifications } from './support/stored.ts';
import { createToken } from './support/tokens.ts';
import { buildJar, uploadAndInspect } from './support/uploads.ts';

const staff = await createSignedInMember('admin');

const EXTERNAL = { ...RELEASE_FORM, external_url: 'https://exemplo.example/arquivos/prova-2.0.0.jar' };

const create = (mod: Pick<TestMod, 'id'>, body: object, token = staff.token) =>
  callEndpoint('createRelease', { params: { id: mod.id }, token, body });
const createParsed = async (mod: TestMod, body: object): Promise<StaffRelease> => {
  const response = await create(mod, body);
  expect(response.status, response.text).toBe(200);
  return parseData('createRelease', response);
};
/** Creates a release from a new jar. Also returns the bytes of the jar. */
const createUploadedRelease = async (mod: TestMod, given: object = {}): Promise<StaffRelease & { bytes: Buffer }> => {
  const bytes = buildJar();
  return { ...(await publishRelease(staff, mod, bytes, given)), bytes };
};
type ReleaseAction = 'updateRelease' | 'clearRelease' | 'withdrawRelease' | 'deleteRelease';
const runAction = (id: ReleaseAction, mod: TestMod, release: Pick<StaffRelease, 'id'>, body?: object) =>
  callAs(id, staff, { params: { mod: mod.id, id: release.id }, ...(body ? { body } : {}) });
const withdraw = (mod: TestMod, release: StaffRelease) =>
  runAction('withdrawRelease', mod, release, { reason: 'Avisaram que trava o jogo' });

const getPage = async ({ id }: TestMod) => (await firestore.doc(`pages/${id}`).get()).data();
/** Release ids of the last approved revision. */
const getNewestRevision = async ({ id }: TestMod) => {
  const number = (await firestore.doc(`mods/${id}/private/moderation`).get()).get('revision');
  const revision = await firestore.doc(`mods/${id}/revisions/${number}`).get();
  return revision.get('page').releases.map((release: { id: string }) => release.id);
};
const listShownReleases = async (mod: TestMod) => (await getPage(mod))?.releases.map(({ id }: { id: string }) => id);
const requestTicket = (mod: TestMod, { id }: Pick<StaffRelease, 'id'>, token: string) =>
  callEndpoint('issueDownload', { params: { id: mod.id }, token, body: { release_id: id } });
const getFieldErrors = (response: ApiResponse) =>
  parseFailure(response).errors?.map(({ path, code }) => `${path}: ${code}`);

describe('release from a checked upload', () => {
  it('appears on card and page at once, can be downloaded and is found by its hash (R133)', async () => {
    const [member, mod] = await Promise.all([createSignedInMember(), createMod()]);
    const bytes = buildJar();
    const { slot } = await uploadAndInspect(staff.token, bytes, 'prova-2.0.0.jar');
    const response = await create(mod, {
      ...RELEASE_FORM,
      slot,
      loaders: ['quilt', 'fabric'],
      changelog: 'Mais **ventos**.',
    });
    expect(response.status, response.text).toBe(200);
    const release = parseData('createRelease', response);
    const sha256 = getHash(bytes);
    expect(release).toMatchObject({ version: '2.0.0', verdict: 'clear', file_size: bytes.length, sha256 });
    expect(release).toMatchObject({ file_name: 'prova-2.0.0.jar', external: false, confirmed_by: null });
    expect((await firestore.doc(`mods/${mod.id}`).get()).data()).toMatchObject({
      version: '2.0.0',
      loader: 'quilt',
      file_size: bytes.length,
      compat: ['fabric@1.21.4', 'quilt@1.21.4'],
    });
    expect(await listShownReleases(mod)).toEqual([release.id, mod.releaseId]);
    expect(await getNewestRevision(mod)).toEqual([release.id, mod.releaseId]);
    expect(await getLogEntry(response)).toMatchObject({
      actor: staff.uid,
      action: 'create:release',
      target: `mods/${mod.id}/releases/${release.id}`,
      about: expect.arrayContaining([`mods/${mod.id}`]),
      after: { version: '2.0.0', sha256 },
    });
    const ticket = parseData('issueDownload', await requestTicket(mod, release, member.token));
    const download = await send('get', ticket.url);
    expect(Buffer.from(await download.arrayBuffer()).equals(bytes)).toBe(true);
    await vi.waitFor(
      async () =>
        expect(await callForData('findFile', { params: { hash: sha256 } })).toMatchObject({
          mod: { id: mod.id },
          release: { id: release.id },
        }),
      FRESH,
    );
  });

  it('uses an upload once when two releases request it at the same time (R133)', async () => {
    const mods = await Promise.all([createMod(), createMod()]);
    const { slot } = await uploadAndInspect(staff.token, buildJar());
    const responses = await Promise.all(mods.map((mod) => create(mod, { ...RELEASE_FORM, slot })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(responses.flatMap((response) => (response.status === 400 ? (getFieldErrors(response) ?? []) : []))).toEqual([
      'slot: upload_unusable',
    ]);
  });

  it('is created for each of two versions that arrive at the same time (R133)', async () => {
    const mod = await createMod();
    const slots = await Promise.all([1, 2].map(async () => (await uploadAndInspect(staff.token, buildJar())).slot));
    const made = await Promise.all(
      slots.map((slot, i) => createParsed(mod, { ...RELEASE_FORM, slot, version: `3.${i}.0` })),
    );
    expect((await listShownReleases(mod)).toSorted()).toEqual([...made.map(({ id }) => id), mod.releaseId].toSorted());
    expect((await firestore.doc(`mods/${mod.id}`).get()).get('version')).toBe('3.1.0');
  });

  it('is refused for a refused upload (R133)', async () => {
    const mod = await createMod();
    const refused = await uploadAndInspect(staff.token, Buffer.from('nada'));
    expect(refused.verdict).toBe('refused');
    expect(getFieldErrors(await create(mod, { ...RELEASE_FORM, slot: refused.slot }))).toEqual([
      'slot: upload_unusable',
    ]);
    expect((await firestore.collection(`mods/${mod.id}/releases`).get()).size).toBe(1);
  });

  it('is refused for an upload that is a day old, of another type or unchecked (R133)', async () => {
    const [mod, addon] = await Promise.all([createMod(), createMod({ content_type: 'addon' })]);
    const { slot } = await uploadAndInspect(staff.token, buildJar());
    expect(getFieldErrors(await create(addon, { ...RELEASE_FORM, slot, loaders: ['bedrock'] }))).toEqual([
      'slot: upload_unusable',
    ]);
    await firestore.doc(`uploads/${slot}`).update({ checked_at: new Date(Date.now() - 25 * 3_600_000) });
    expect(getFieldErrors(await create(mod, { ...RELEASE_FORM, slot }))).toEqual(['slot: upload_unusable']);
    expect(getRefusal(await create(mod, { ...RELEASE_FORM, slot: randomUUID() }))).toBe('404 file_not_found');
  });

  it('reports differences from the manifest, and equal files in other mods (R133)', async () => {
    const [mod, other] = await Promise.all([createMod(), createMod()]);
    const bytes = buildJar({ version: '9.9.9', loaders: ['forge'], gameVersions: ['1.20.1'] });
    const [one, two] = [await uploadAndInspect(staff.token, bytes), await uploadAndInspect(staff.token, bytes)];
    const first = await createParsed(mod, { ...RELEASE_FORM, slot: one.slot });
    expect(first.findings).toEqual([
      { code: 'version_differs', values: { archive: '9.9.9', form: '2.0.0' } },
      { code: 'loader_contradicts', values: { archive: 'Forge', form: 'Fabric' } },
      { code: 'game_version_differs', values: { archive: '1.20.1', form: '1.21.4' } },
    ]);
    const manifest = { version: '9.9.9', loaders: ['forge'], game_versions: ['1.20.1'] };
    const second = await createParsed(other, { ...RELEASE_FORM, ...manifest, slot: two.slot });
    expect(second.findings).toEqual([
      { code: 'duplicate_file', values: { mod_id: mod.id, title: `Prova ${mod.word}`, version: '2.0.0' } },
    ]);
    // The findings disappear when the form equals the manifest.
    const corrected = await runAction('updateRelease', mod, first, manifest);
    expect(parseData('updateRelease', corrected).findings).toEqual([]);
  });

  it('waits for confirmation when its loaders contradict the manifest (R133)', async () => {
    const mod = await createMod();
    const { slot } = await uploadAndInspect(staff.token, buildJar());
    const made = await createParsed(mod, { ...RELEASE_FORM, slot, loaders: ['forge'] });
    expect(made.verdict).toBe('pending');
    expect(await listShownReleases(mod)).not.toContain(made.id);
    expect(parseData('clearRelease', await runAction('clearRelease', mod, made))).toMatchObject({ verdict: 'clear' });
    // Quilt also runs mods for Fabric, so adding Quilt does not contradict the manifest.
    const corrected = await runAction('updateRelease', mod, made, { loaders: ['fabric', 'quilt'] });
    expect(parseData('updateRelease', corrected).verdict).toBe('clear');
    const edited = await runAction('updateRelease', mod, made, { loaders: ['neoforge'] });
    expect(parseData('updateRelease', edited)).toMatchObject({ verdict: 'pending', confirmed_by: null });
    expect(await listShownReleases(mod)).not.toContain(made.id);
    expect((await undo(edited, staff)).status).toBe(200);
    expect(await listShownReleases(mod)).toContain(made.id);
  });

  it('is refused if its version exists for the same loader and game version: 409 (R133)', async () => {
    const mod = await createMod();
    await createUploadedRelease(mod);
    const { slot } = await uploadAndInspect(staff.token, buildJar());
    const again = { ...RELEASE_FORM, slot, game_versions: ['1.20.1', '1.21.4'] };
    expect(getRefusal(await create(mod, again))).toBe('409 release_exists');
    expect((await create(mod, { ...again, game_versions: ['1.20.1'] })).status).toBe(200);
  });

  it.each([
    ['without a file', {}, ['slot: required']],
    ['with two files', { slot: 'a'.repeat(20), external_url: 'https://a.example/b.jar' }, ['slot: required']],
    ['with a loader of the other content type', { ...EXTERNAL, loaders: ['bedrock'] }, ['loaders.0: unknown_value']],
    ['without a version', { ...EXTERNAL, version: '  ' }, ['version: required']],
    ['with a bidirectional control character', { ...EXTERNAL, version: '1\u202e0' }, ['version: invisible_characters']],
    ['with an insecure URL', { ...EXTERNAL, external_url: 'http://a.example/b.jar' }, ['external_url: https_only']],
    [
      'with an unknown dependency',
      { ...EXTERNAL, dependencies: [{ mod_id: 'nada', kind: 'required' }] },
      ['dependencies.0.mod_id: dependency_unusable'],
    ],
  ])('is refused %s: 400 (R133)', async (_what, body, faults) => {
    const response = await create(await createMod(), { ...RELEASE_FORM, ...body });
    expect(getRefusal(response)).toBe('400 invalid_request');
    expect(getFieldErrors(response)).toEqual(faults);
  });

  it('has the side of its manifest unless staff set another side; addons have no side (R133)', async () => {
    const [mod, addon] = await Promise.all([createMod(), createMod({ content_type: 'addon' })]);
    const slots = await Promise.all(
      [0, 1].map(async () => (await uploadAndInspect(staff.token, buildJar({ side: 'client' }))).slot),
    );
    const getCardSide = async () => (await firestore.doc(`mods/${mod.id}`).get()).get('side');
    const read = await createParsed(mod, { ...RELEASE_FORM, slot: slots[0] });
    expect(read.side).toBe('client');
    expect(await getCardSide()).toBe('client');
    const written = await createParsed(mod, { ...RELEASE_FORM, version: '2.1.0', slot: slots[1], side: 'server' });
    expect(written.side).toBe('server');
    expect(await getCardSide()).toBe('server');
    const edit = await runAction('updateRelease', mod, written, { side: null });
    expect(parseData('updateRelease', edit).side).toBeNull();
    expect(await getLogEntry(edit)).toMatchObject({ before: { side: 'server' }, after: { side: null } });
    expect(await getCardSide()).toBe('client');
    expect((await undo(edit, staff)).status).toBe(200);
    expect(await getCardSide()).toBe('server');

    const external = { ...EXTERNAL, loaders: ['bedrock'], external_url: 'https://exemplo.example/prova.mcaddon' };
    expect(getFieldErrors(await create(addon, { ...external, side: 'client' }))).toEqual(['side: invalid_value']);
    expect((await createParsed(addon, { ...external, side: null })).side).toBeNull();
  });

  it('needs a file name that fits its type (R133)', async () => {
    const mod = await createMod();
    const { slot } = await uploadAndInspect(staff.token, buildJar());
    expect(getFieldErrors(await create(mod, { ...RELEASE_FORM, slot, file_name: 'prova.exe' }))).toEqual([
      'file_name: file_name_form',
    ]);
    expect((await create(mod, { ...RELEASE_FORM, slot, file_name: 'Outro nome.JAR' })).status).toBe(200);
  });
});

describe('externally hosted release', () => {
  it('waits for confirmation, then links to its URL without a hash and notifies followers (R133)', async () => {
    const [mod, member] = await Promise.all([createMod(), createSignedInMember()]);
    await firestore
      .doc(`users/${member.uid}/favorites/${mod.id}`)
      .set({ mod_id: mod.id, created_at: new Date('2026-11-02T00:00:00Z') });
    const release = await createParsed(mod, EXTERNAL);
    expect(release).toMatchObject({ verdict: 'pending', external: true, sha256: null, file_size: 0 });
    expect(release).toMatchObject({ file_name: 'prova-2.0.0.jar', findings: [{ code: 'hosted_elsewhere' }] });
    expect(await listShownReleases(mod)).not.toContain(release.id);
    expect(parseFailure(await requestTicket(mod, release, member.token)).code).toBe('download_url_unavailable');
    const cleared = await runAction('clearRelease', mod, release);
    expect(parseMessage(cleared)).toBeTruthy();
    const clearedRelease = parseData('clearRelease', cleared);
    expect(clearedRelease).toMatchObject({ verdict: 'clear', confirmed_by: staff.uid });
    expect(Date.parse(clearedRelease.published_at)).toBeGreaterThan(Date.parse(release.published_at));
    expect(await listShownReleases(mod)).toEqual([release.id, mod.releaseId]);
    const ticket = parseData('issueDownload', await requestTicket(mod, release, member.token));
    expect((await send('get', ticket.url)).headers.get('location')).toBe(EXTERNAL.external_url);
    const listUpdates = async () =>
      (await listNotifications(member.uid)).filter(({ template }) => template === 'mod_update');
    await vi.waitFor(async () => expect(await listUpdates()).toHaveLength(1), { timeout: 60_000, interval: 500 });
    expect(getRefusal(await runAction('clearRelease', mod, release))).toBe('409 move_not_allowed');
  }, 120_000);

  it('waits again with its original date when the confirmation is undone (R131)', async () => {
    const mod = await createMod();
    const release = await createParsed(mod, EXTERNAL);
    const cleared = await runAction('clearRelease', mod, release);
    expect((await undo(cleared, staff)).status).toBe(200);
    const stored = await firestore.doc(`mods/${mod.id}/releases/${release.id}`).get();
    expect(stored.get('verdict')).toBe('pending');
    expect(stored.get('published_at').toDate().toISOString()).toBe(release.published_at);
    expect(await listShownReleases(mod)).toEqual([mod.releaseId]);
    expect((await runAction('clearRelease', mod, release)).status).toBe(200);
  });
});

describe('edited release', () => {
  it('shows the changes at once, logs only the difference, and is restored by undo (R133)', async () => {
    const mod = await createMod();
    const other = await createMod();
    const release = await createUploadedRelease(mod);
    const dependencies = [{ mod_id: other.id, kind: 'optional' }];
    const response = await runAction('updateRelease', mod, release, {
      changelog: 'Outra história',
      dependencies,
      version: '2.0.0',
    });
    expect(parseData('updateRelease', response)).toMatchObject({
      changelog: 'Outra história',
      dependencies: [{ mod_id: other.id, slug: other.slug, kind: 'optional' }],
    });
    expect((await getPage(mod))?.releases[0]).toMatchObject({ id: release.id, changelog: 'Outra história' });
    const entry = await getLogEntry(response);
    expect(entry).toMatchObject({ action: 'edit:release', before: { changelog: '', dependencies: [] } });
    expect(Object.keys(entry.after ?? {}).toSorted()).toEqual(['changelog', 'dependencies']);
    expect((await undo(response, staff)).status).toBe(200);
    expect((await getPage(mod))?.releases[0]).toMatchObject({ id: release.id, changelog: '', dependencies: [] });
    expect(getRefusal(await undo(response, staff))).toMatch(/^409 /);
  });

  it('leaves no log entry when nothing changes (R131)', async () => {
    const mod = await createMod();
    const release = await createUploadedRelease(mod);
    const response = await runAction('updateRelease', mod, release, { version: '2.0.0', loaders: ['fabric'] });
    expect(response.status, response.text).toBe(200);
    expect(getLogEntryId(response)).toBeNull();
    expect(getLogEntryId(await runAction('updateRelease', mod, release, { channel: 'beta' }))).toBeTruthy();
  });

  it('refuses edit, withdrawal and confirmation as stale if the mod changed in between (R133)', async () => {
    const mod = await createMod();
    const release = { id: mod.releaseId };
    const getUpdatedAt = async () => {
      const { updated_at } = await askAs('adminGetMod', staff, { params: { id: mod.id } });
      return { updated_at };
    };
    const reason = 'Avisaram que trava o jogo';
    const STEPS = [
      ['updateRelease', { changelog: 'Outra' }],
      ['withdrawRelease', { reason }],
      ['clearRelease', {}],
    ] as const;
    for (const [id, body] of STEPS) {
      const before = await getUpdatedAt();
      const title = `Mudou antes de ${id}`;
      await askAs('updateMod', staff, { params: { id: mod.id }, body: { title } });
      expect(getRefusal(await runAction(id, mod, release, { ...body, ...before })), id).toBe('409 stale');
      const response = await runAction(id, mod, release, { ...body, ...(await getUpdatedAt()) });
      expect(response.status, response.text).toBe(200);
    }
  });

  it('is refused when it would equal another release: 409 (R133)', async () => {
    const mod = await createMod();
    const [first] = [await createUploadedRelease(mod)];
    const second = await createUploadedRelease(mod, { version: '2.1.0' });
    expect(getRefusal(await runAction('updateRelease', mod, second, { version: first.version }))).toBe(
      '409 release_exists',
    );
    expect((await runAction('updateRelease', mod, second, { version: '2.2.0' })).status).toBe(200);
  });
});

describe('withdrawn release', () => {
  it('is gone at once, even for issued tickets, and its file moves to another path (R133)', async () => {
    const [mod, member] = await Promise.all([createMod(), createSignedInMember()]);
    const release = await createUploadedRelease(mod);
    const ticket = parseData('issueDownload', await requestTicket(mod, release, member.token));
    const before = await getFilePath(mod, release.id);
    const response = await withdraw(mod, release);
    expect(parseData('withdrawRelease', response)).toMatchObject({
      verdict: 'refused',
      reason: 'Avisaram que trava o jogo',
    });
    expect(await getLogEntry(response)).toMatchObject({
      reason: 'Avisaram que trava o jogo',
      after: { verdict: 'refused' },
    });
    expect((await send('get', ticket.url)).status).toBe(404);
    expect(parseFailure(await requestTicket(mod, release, member.token)).code).toBe('download_url_unavailable');
    expect(await listShownReleases(mod)).toEqual([mod.releaseId]);
    expect((await firestore.doc(`mods/${mod.id}`).get()).get('version')).toBe('1.2.0');
    const after = await getFilePath(mod, release.id);
    expect(after).not.toBe(before);
    expect([await objectExists(before), await objectExists(after)]).toEqual([false, true]);
    expect(getRefusal(await withdraw(mod, release))).toBe('409 move_not_allowed');
    expect(await objectExists(after)).toBe(true);

    expect((await runAction('clearRelease', mod, release)).status).toBe(200);
    const again = parseData('issueDownload', await requestTicket(mod, release, member.token));
    expect(Buffer.from(await (await send('get', again.url)).arrayBuffer()).equals(release.bytes)).toBe(true);
  });

  it('is withdrawn again with its reason when its return is undone (R131)', async () => {
    const mod = await createMod();
    const release = { id: mod.releaseId };
    const reason = 'Avisaram que trava o jogo';
    await runAction('withdrawRelease', mod, release, { reason });
    const cleared = await runAction('clearRelease', mod, release);
    expect(parseData('clearRelease', cleared)).toMatchObject({ verdict: 'clear', reason: null });
    const undone = await undo(cleared, staff);
    expect(parseData('undoLog', undone)).toMatchObject({ action: 'withdraw:release', reason });
    const { all_releases } = await askAs('adminGetMod', staff, { params: { id: mod.id } });
    expect(all_releases[0]).toMatchObject({ verdict: 'refused', reason });
  });

  it('returns on undo, unless another release replaced it (R131)', async () => {
    const mod = await createMod();
    const release = await createUploadedRelease(mod);
    const first = await withdraw(mod, release);
    expect((await undo(first, staff)).status).toBe(200);
    expect(await listShownReleases(mod)).toEqual([release.id, mod.releaseId]);
    const second = await withdraw(mod, release);
    const replacement = await createUploadedRelease(mod);
    expect(getRefusal(await undo(second, staff))).toBe('409 undo_not_possible');
    expect(getRefusal(await runAction('clearRelease', mod, release))).toBe('409 release_exists');
    expect(await listShownReleases(mod)).toEqual([replacement.id, mod.releaseId]);
  });

  it('does not return when an earlier withdrawal is undone (R131)', async () => {
    const mod = await createMod();
    const release = { id: mod.releaseId };
    const again = () => runAction('withdrawRelease', mod, release, { reason: 'Avisaram que trava o jogo' });
    const first = await again();
    expect((await runAction('clearRelease', mod, release)).status).toBe(200);
    const second = await again();
    expect(getRefusal(await undo(first, staff))).toBe('409 stale');
    expect(await listShownReleases(mod)).toEqual([]);
    expect((await undo(second, staff)).status).toBe(200);
    expect(await listShownReleases(mod)).toEqual([mod.releaseId]);
  });

  it('needs a reason (R133)', async () => {
    const mod = await createMod();
    const release = { id: mod.releaseId };
    expect(getFieldErrors(await runAction('withdrawRelease', mod, release, {}))).toEqual(['reason: required']);
    expect(getFieldErrors(await runAction('withdrawRelease', mod, release, { reason: ' x ' }))).toEqual([
      'reason: too_short',
    ]);
    expect((await runAction('withdrawRelease', mod, release, { reason: 'Uma razão' })).status).toBe(200);
  });
});

describe('deleted release', () => {
  it('loses its file, tickets and votes; undo of an earlier edit does not restore it (R133)', async () => {
    const [mod, member] = await Promise.all([createMod(), createSignedInMember()]);
    const release = await createUploadedRelease(mod);
    const path = await getFilePath(mod, release.id);
    const ticket = parseData('issueDownload', await requestTicket(mod, release, member.token));
    const root = firestore.doc(`mods/${mod.id}/releases/${release.id}`);
    await root.collection('votes').doc(member.uid).set({ uid: member.uid, works: true, voted_at: new Date() });
    const edited = await runAction('updateRelease', mod, release, { changelog: 'Outra' });
    const response = await runAction('deleteRelease', mod, release);
    expect(response.status, response.text).toBe(200);
    expect(await getLogEntry(response)).toMatchObject({ action: 'delete:release', before: { sha256: release.sha256 } });
    expect(await objectExists(path)).toBe(false);
    expect((await send('get', ticket.url)).status).toBe(404);
    expect(await listShownReleases(mod)).toEqual([mod.releaseId]);
    expect((await root.get()).exists).toBe(false);
    expect((await root.collection('private').get()).size + (await root.collection('votes').get()).size).toBe(0);
    expect(getRefusal(await undo(edited, staff))).toBe('409 stale');
    expect(getRefusal(await runAction('deleteRelease', mod, release))).toBe('404 record_not_found');
  });

  it('needs a fresh second factor, unlike a withdrawal (R133, R206)', async () => {
    const mod = await createMod();
    const at = Math.floor(Date.now() / 1000);
    const token = createToken(staff.uid, at, at + 3600, undefined, { mfa: at - 601 });
    const params = { mod: mod.id, id: mod.releaseId };
    const withdrawn = await callEndpoint('withdrawRelease', { params, token, body: { reason: 'Trava o jogo' } });
    expect(withdrawn.status, withdrawn.text).toBe(200);
    expect(getRefusal(await callEndpoint('deleteRelease', { params, token }))).toBe('403 fresh_factor_required');
    expect((await callAs('deleteRelease', staff, { params })).status).toBe(200);
  });

  it('leaves no version on the mod when it was the last release (R133)', async () => {
    const mod = await createMod();
    expect((await runAction('deleteRelease', mod, { id: mod.releaseId })).status).toBe(200);
    expect((await firestore.doc(`mods/${mod.id}`).get()).data()).toMatchObject({
      version: '',
      compat: [],
      file_size: 0,
    });
    expect(await getPage(mod)).toMatchObject({ releases: [] });
  });
});

describe('mod with a page of maximum size', () => {
  it('refuses more text, and can be shortened (R133)', async () => {
    const texts = Array.from({ length: 44 }, (_, i) => ({ version: `1.${i}.0`, changelog: 'á'.repeat(10_000) }));
    const mod = await createModWithExternalFile({ status: 'pending', releases: texts });
    const edit = (description: string) => callAs('updateMod', staff, { params: { id: mod.id }, body: { description } });
    expect(getRefusal(await edit('漢'.repeat(50_000)))).toBe('400 mod_too_large');
    expect((await edit('漢'.repeat(1000))).status).toBe(200);
    const release = { id: mod.releaseId };
    const lengthen = () => runAction('updateRelease', mod, release, { changelog: '漢'.repeat(20_000) });
    expect(getRefusal(await lengthen())).toBe('400 mod_too_large');
    const approved = await callAs('approveMod', staff, { params: { id: mod.id }, body: {} });
    expect(approved.status, approved.text).toBe(200);
    expect((await runAction('deleteRelease', mod, { id: `${mod.releaseId}-1` })).status).toBe(200);
    expect((await runAction('deleteRelease', mod, { id: `${mod.releaseId}-2` })).status).toBe(200);
    expect((await lengthen()).status).toBe(200);
  });
});

describe('hidden mod', () => {
  it('gets new releases but no page, and no releases after a soft delete (R133)', async () => {
    const mod = await createMod({ status: 'pending' });
    await createUploadedRelease(mod);
    expect(await getPage(mod)).toBeUndefined();
    expect((await firestore.doc(`mods/${mod.id}`).get()).get('version')).toBe('2.0.0');
    await firestore.doc(`mods/${mod.id}`).update({ status: 'archived', deleted_at: new Date() });
    expect(getRefusal(await create(mod, EXTERNAL))).toBe('404 mod_not_found');
    expect(parseFailure(await runAction('deleteRelease', mod, { id: mod.releaseId })).code).toBe('mod_not_found');
  });
});
