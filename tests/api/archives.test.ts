import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { ARCHIVE_TEXT_MAX_BYTES } from '@bigorna/domain/limits';
import { describe, expect, it } from 'vitest';
import { buildClassFile, buildTestZip } from '../../functions/src/files/archives/testing/build-raw-zip.ts';
import { callEndpoint, callForData, getRefusal, parseData, send } from './support/call.ts';
import { bucket, firestore } from './support/firebase.ts';
import { createSignedInMember } from './support/members.ts';
import { createMod, createModWithExternalFile, type TestMod } from './support/mods.ts';
import { getFilePath, getHash, publishRelease } from './support/releases.ts';
import { getLogEntry } from './support/staff.ts';

const [admin, reviewer, member] = await Promise.all([
  createSignedInMember('admin'),
  createSignedInMember('moderator'),
  createSignedInMember(),
]);
type Staff = typeof admin;

const LONG_TEXT = `começo <b>${'0123456789abcdef'.repeat(20_000)}`;
const MANIFEST = '{"schemaVersion":1,"id":"prova","version":"2.0.0"}';
const buildJar = (given: Record<string, string | Uint8Array> = {}): Buffer =>
  buildTestZip({
    'fabric.mod.json': MANIFEST,
    'leia.txt': '<script>alert(1)</script> \u202eoculto',
    'com/exemplo/Main.class': buildClassFile('run'),
    'META-INF/jars/lib.jar': buildTestZip({ 'lib.txt': 'por dentro' }),
    ...given,
  });

interface Archive {
  readonly mod: TestMod;
  readonly id: string;
  readonly bytes: Buffer;
}
/** Creates a pending mod with a release of these bytes. */
const createArchive = async (bytes = buildJar()): Promise<Archive> => {
  const mod = await createModWithExternalFile({ status: 'pending' });
  const { id } = await publishRelease(admin, mod, bytes);
  return { mod, id, bytes };
};
const toCall = ({ mod, id }: Pick<Archive, 'mod' | 'id'>, { token }: Staff = reviewer) => ({
  params: { mod: mod.id, id },
  token,
});
const readFile = (archive: Archive, path: string, staff = reviewer) =>
  callEndpoint('readArchiveFile', { ...toCall(archive, staff), query: `?path=${encodeURIComponent(path)}` });
const parseFile = async (archive: Archive, path: string) => parseData('readArchiveFile', await readFile(archive, path));

describe('contents of a release under review (R123)', () => {
  it('are listed with kind, size and hash, also those of nested archives', async () => {
    const archive = await createArchive();
    const { files, total, findings } = await callForData('listArchive', toCall(archive));
    expect(files.map(({ path, kind }) => `${kind} ${path}`)).toEqual([
      'manifest fabric.mod.json',
      'text leia.txt',
      'class com/exemplo/Main.class',
      'archive META-INF/jars/lib.jar',
      'text META-INF/jars/lib.jar/lib.txt',
    ]);
    expect(files[0]).toMatchObject({
      size: MANIFEST.length,
      sha256: getHash(MANIFEST),
    });
    expect({ total, findings }).toEqual({ total: 5, findings: [] });
  });

  it('are read as text, with bidirectional control characters made visible', async () => {
    const archive = await createArchive();
    expect(await parseFile(archive, 'leia.txt')).toMatchObject({
      text: '<script>alert(1)</script> <U+202E>oculto',
      is_cut: false,
    });
    expect((await readFile(archive, 'leia.txt')).headers.get('content-type')).toContain('application/json');
    expect(await parseFile(archive, 'META-INF/jars/lib.jar/lib.txt')).toMatchObject({ text: 'por dentro' });
    expect(await parseFile(archive, 'com/exemplo/Main.class')).toMatchObject({ text: null, is_cut: false });
    expect(await parseFile(archive, 'leia.txt')).toMatchObject({ encoding: 'utf-8' });
  });

  it('are cut at the maximum text size', async () => {
    const archive = await createArchive(buildJar({ 'longo.txt': LONG_TEXT }));
    const { text, size, is_cut } = await parseFile(archive, 'longo.txt');
    expect({ size, is_cut }).toEqual({ size: Buffer.byteLength(LONG_TEXT), is_cut: true });
    expect(Buffer.byteLength(text ?? '')).toBe(ARCHIVE_TEXT_MAX_BYTES);
  });

  it('list every file with a finding, and a nested archive that was blocked later', async () => {
    const lib = buildTestZip({ [`${randomUUID()}.txt`]: 'a' });
    const packed = { 'um.gz': gzipSync('um'), 'dois.gz': gzipSync('dois') };
    const archive = await createArchive(buildJar({ ...packed, 'lib.jar': lib }));
    const hash = getHash(lib);
    await firestore.doc(`blocked_files/${hash}`).set({ name: 'Vírus', created_at: new Date(), updated_at: new Date() });
    const { findings, total, files } = await callForData('listArchive', toCall(archive));
    await firestore.doc(`blocked_files/${hash}`).delete();
    expect(findings.map(({ code, values }) => `${code} ${values.entry}`)).toEqual([
      'known_malware lib.jar',
      'packed_inside um.gz',
      'packed_inside dois.gz',
    ]);
    expect(files).toHaveLength(total);
  });

  it('name only the refused file, with a finding, when the stored file is an archive bomb', async () => {
    const archive = await createArchive();
    const path = await getFilePath(archive.mod, archive.id);
    const bomb = buildTestZip({ 'antes.txt': 'a', 'bomba.txt': Buffer.alloc(64 * 1024 * 1024) });
    await bucket.file(path).save(bomb, { resumable: false });
    const { files, findings } = await callForData('listArchive', toCall(archive));
    expect(files).toEqual([{ path: 'bomba.txt', size: null, sha256: null, kind: 'other' }]);
    expect(findings.map(({ code }) => code)).toEqual(['ratio_too_high']);
    expect(getRefusal(await readFile(archive, 'bomba.txt'))).toBe('404 file_not_found');
  });

  it('return 404 for an unknown path, a file hosted elsewhere and an unknown release', async () => {
    const archive = await createArchive();
    const external = { mod: archive.mod, id: archive.mod.releaseId };
    expect(getRefusal(await readFile(archive, 'nada.txt'))).toBe('404 file_not_found');
    expect(getRefusal(await callEndpoint('listArchive', toCall(external)))).toBe('404 file_not_found');
    expect(getRefusal(await callEndpoint('listArchive', toCall({ ...archive, id: 'nada' })))).toBe(
      '404 record_not_found',
    );
  });

  it('are forbidden to members, and open to moderators', async () => {
    const archive = await createArchive();
    expect(getRefusal(await callEndpoint('listArchive', toCall(archive, member)))).toBe('403 forbidden');
    expect(getRefusal(await readFile(archive, 'leia.txt', member))).toBe('403 forbidden');
    expect((await callEndpoint('listArchive', toCall(archive))).status).toBe(200);
    expect((await readFile(archive, 'leia.txt')).status).toBe(200);
  });
});

describe('download of a release under review (R123, R131)', () => {
  const fetchLink = async (archive: Pick<Archive, 'mod' | 'id'>, staff = reviewer) => {
    const response = await callEndpoint('fetchReleaseFile', toCall(archive, staff));
    return { linkResponse: response, url: parseData('fetchReleaseFile', response).url };
  };

  it('serves the file of a pending mod, and is logged but not added to the history', async () => {
    const archive = await createArchive();
    const { linkResponse, url } = await fetchLink(archive);
    const response = await send('get', url);
    expect(Buffer.from(await response.arrayBuffer()).equals(archive.bytes)).toBe(true);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect(await getLogEntry(linkResponse)).toMatchObject({
      actor: reviewer.uid,
      action: 'download:release',
      target: `mods/${archive.mod.id}/releases/${archive.id}`,
      about: expect.arrayContaining([`mods/${archive.mod.id}`]),
      after: { version: '2.0.0', sha256: getHash(archive.bytes) },
    });
    expect((await firestore.doc(`users/${reviewer.uid}/downloads/${archive.mod.id}`).get()).exists).toBe(false);
  });

  it('serves a withdrawn release too', async () => {
    const archive = await createArchive();
    const body = { reason: 'Trava o jogo' };
    await callForData('withdrawRelease', { ...toCall(archive, admin), body });
    const { url } = await fetchLink(archive);
    const response = await send('get', url);
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, archive.bytes.length]);
  });

  it('is forbidden to members, and to former staff with an earlier link', async () => {
    const [archive, staff] = await Promise.all([createArchive(), createSignedInMember('moderator')]);
    expect(getRefusal(await callEndpoint('fetchReleaseFile', toCall(archive, member)))).toBe('403 forbidden');
    const { url } = await fetchLink(archive, staff);
    expect((await send('head', url)).status).toBe(200);
    await firestore.doc(`users/${staff.uid}`).update({ role: 'user' });
    expect((await send('get', url)).status).toBe(404);
  });

  it('has no link for a file hosted elsewhere', async () => {
    const mod = await createModWithExternalFile({ status: 'pending' });
    const response = await callEndpoint('fetchReleaseFile', toCall({ mod, id: mod.releaseId }));
    expect(getRefusal(response)).toBe('404 file_not_found');
  });

  it('gives members no ticket for a release of a pending mod', async () => {
    const mod = await createMod({ status: 'pending' });
    const ticket = { params: { id: mod.id }, token: member.token, body: { release_id: mod.releaseId } };
    expect(getRefusal(await callEndpoint('issueDownload', ticket))).toBe('404 mod_not_found');
  });
});
