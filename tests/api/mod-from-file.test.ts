import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { buildTestZip } from '../../functions/src/files/archives/testing/build-raw-zip.ts';
import { askAs, callAs, callEndpoint, getRefusal, parseData, parseFailure, send } from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { BLUE, drawStripes, RED } from './support/images.ts';
import { createSignedInMember } from './support/members.ts';
import { createModWithExternalFile, type TestMod } from './support/mods.ts';
import { RELEASE_FORM } from './support/releases.ts';
import { buildJar, uploadAndInspect, uploadFileAs } from './support/uploads.ts';

const [staff, moderator] = await Promise.all([createSignedInMember('admin'), createSignedInMember('moderator')]);

const createMod = (release: object, given: object = {}, token = staff.token) => {
  const fields = { title: `Prova ${randomUUID().slice(0, 13)}`, author: 'Oficina de Provas', content_type: 'mod' };
  return callEndpoint('adminCreateMod', {
    token,
    body: { ...fields, ...given, release: { ...RELEASE_FORM, ...release } },
  });
};
const keepIcon = (slot: string, token = staff.token) => callEndpoint('keepIcon', { params: { slot }, token });
const buildFabricJar = (manifest: object, files: Record<string, Uint8Array> = {}): Buffer =>
  buildTestZip({
    'fabric.mod.json': JSON.stringify({ schemaVersion: 1, id: 'prova', version: '1.0.0', ...manifest }),
    ...files,
  });

describe('new mod with its first release (R123, R133)', () => {
  it('is created in one call, with one log entry each for mod and release', async () => {
    const { slot } = await uploadAndInspect(staff.token, buildJar(), 'prova-2.0.0.jar');
    const mod = parseData('adminCreateMod', await createMod({ slot }));
    expect(mod).toMatchObject({ status: 'draft', version: '2.0.0', all_releases: [{ file_name: 'prova-2.0.0.jar' }] });
    const entries = await firestore.collection('logs').where('about', 'array-contains', `mods/${mod.id}`).get();
    expect(entries.docs.map((entry) => entry.get('action')).toSorted()).toEqual(['create:mod', 'create:release']);
    expect((await firestore.doc(`uploads/${slot}`).get()).get('release')).toBe(
      `mods/${mod.id}/releases/${mod.all_releases[0]?.id}`,
    );
  });

  it('is not created when its release is refused, with an error that names the field', async () => {
    const { slot } = await uploadAndInspect(staff.token, buildJar());
    const title = `Prova ${randomUUID()}`;
    const response = await createMod({ slot, loaders: ['bedrock'] }, { title });
    expect(getRefusal(response)).toBe('400 invalid_request');
    expect(parseFailure(response).errors?.map(({ path }) => path)).toEqual(['release.loaders.0']);
    expect(getRefusal(await createMod({ slot: randomUUID() }, { title }))).toBe('404 file_not_found');
    expect((await firestore.collection('mods').where('title', '==', title).get()).size).toBe(0);
    expect((await createMod({ slot }, { title })).status).toBe(200);
  });

  it('is forbidden to moderators', async () => {
    const { slot } = await uploadAndInspect(staff.token, buildJar());
    expect(getRefusal(await createMod({ slot }, {}, moderator.token))).toBe('403 forbidden');
    expect((await createMod({ slot })).status).toBe(200);
  });
});

describe('icon of an upload (R123)', () => {
  it('is stored re-encoded as a thumbnail', async () => {
    const png = await (await drawStripes([BLUE, RED], 32, 64)).png().toBuffer();
    const jar = buildFabricJar({ icon: 'assets/icon.png' }, { 'assets/icon.png': png });
    const { slot, has_icon } = await uploadAndInspect(staff.token, jar);
    expect(has_icon).toBe(true);
    const { url, width, height } = await askAs('keepIcon', staff, { params: { slot } });
    expect([width, height]).toEqual([640, 360]);
    const picture = await send('get', url);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('is refused when it is no picture, and not found when the archive has no such file', async () => {
    const html = Buffer.from('<svg onload="alert(1)"/>');
    const fake = await uploadAndInspect(staff.token, buildFabricJar({ icon: 'a.png' }, { 'a.png': html }));
    expect(getRefusal(await keepIcon(fake.slot))).toBe('415 image_unsupported');
    const lost = await uploadAndInspect(staff.token, buildFabricJar({ icon: '../../nada.png' }));
    expect(getRefusal(await keepIcon(lost.slot))).toBe('404 file_not_found');
    const none = await uploadAndInspect(staff.token, buildFabricJar({ name: 'Sem ícone' }));
    expect(none.has_icon).toBe(false);
    expect(getRefusal(await keepIcon(none.slot))).toBe('404 file_not_found');
  });

  it('is not found for a refused or unchecked upload, and is forbidden to moderators', async () => {
    const refused = await uploadAndInspect(staff.token, Buffer.from('nada'));
    expect(getRefusal(await keepIcon(refused.slot))).toBe('404 file_not_found');
    const { slot } = await uploadFileAs(staff.token, buildJar());
    expect(getRefusal(await keepIcon(slot))).toBe('404 file_not_found');
    expect(getRefusal(await keepIcon(slot, moderator.token))).toBe('403 forbidden');
  });
});

describe('file of another mod (R133)', () => {
  const inspectFor = async (mod: TestMod, bytes: Buffer) => {
    const { slot } = await uploadFileAs(staff.token, bytes);
    const body = { file_name: 'prova.jar', mod: mod.id };
    return askAs('inspectUpload', staff, { params: { slot }, body });
  };
  const addRelease = async (mod: TestMod, bytes: Buffer, version: string) => {
    const { slot } = await inspectFor(mod, bytes);
    const body = { ...RELEASE_FORM, version, slot };
    return askAs('createRelease', staff, { params: { id: mod.id }, body });
  };
  const getCodes = ({ findings }: { findings: readonly { code: string }[] }) => findings.map(({ code }) => code);
  const buildOwn = ({ slug, word }: TestMod, version: string) => buildJar({ slug, title: `Prova ${word}`, version });

  it('is a finding at upload when manifests of the mod’s other files have another id', async () => {
    const mod = await createModWithExternalFile();
    await addRelease(mod, buildOwn(mod, '2.0.0'), '2.0.0');
    const foreign = buildJar({ slug: 'forjado', title: 'Forjado', version: '3.0.0' });
    const found = await inspectFor(mod, foreign);
    expect(found.findings).toEqual([
      {
        code: 'other_mod',
        values: { archive: 'Forjado (forjado)', form: `Prova ${mod.word}`, expected: mod.slug.replaceAll('-', '_') },
      },
    ]);
    expect(getCodes(await addRelease(mod, foreign, '3.0.0'))).toEqual(['other_mod']);
    expect(getCodes(await inspectFor(mod, buildOwn(mod, '4.0.0')))).toEqual([]);
  });

  it('is a finding at upload if the title differs or another mod has an equal file', async () => {
    const [mod, other] = await Promise.all([createModWithExternalFile(), createModWithExternalFile()]);
    const bytes = buildOwn(other, '2.0.0');
    await addRelease(other, bytes, '2.0.0');
    expect(getCodes(await inspectFor(mod, bytes))).toEqual(['name_differs', 'duplicate_file']);
    expect(getCodes(await inspectFor(other, bytes))).toEqual([]);
  });

  it('is a finding at the first upload of a new mod, as is the title of another mod', async () => {
    const other = await createModWithExternalFile();
    const bytes = buildOwn(other, '2.0.0');
    await addRelease(other, bytes, '2.0.0');
    const title = `Prova ${other.word}`;
    const expected = [
      { code: 'duplicate_file', values: { mod_id: other.id, title, version: '2.0.0' } },
      { code: 'title_taken', values: { mod_id: other.id, title } },
    ];
    // The catalogue knows a new title within seconds.
    await vi.waitFor(
      async () => expect((await uploadAndInspect(staff.token, bytes)).findings).toEqual(expected),
      FRESH,
    );
    expect(getCodes(await uploadAndInspect(staff.token, buildOwn(other, '3.0.0')))).toEqual(['title_taken']);
    expect(getCodes(await uploadAndInspect(staff.token, buildJar()))).toEqual([]);
  });

  it('cannot be checked against a mod that does not exist', async () => {
    const { slot } = await uploadFileAs(staff.token, buildJar());
    const body = { file_name: 'prova.jar', mod: 'nada' };
    const response = await callAs('inspectUpload', staff, { params: { slot }, body });
    expect(getRefusal(response)).toBe('404 mod_not_found');
  });
});
