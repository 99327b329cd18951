import { createHash, randomUUID } from 'node:crypto';
import type { FindingCode } from '@bigorna/domain/archive-findings';
import { describe, expect, it } from 'vitest';
import { HOSTILE_FILES } from '../../functions/src/files/archives/testing/hostile-files.ts';
import { askAs, callEndpoint, callForData, getRefusal } from './support/call.ts';
import { bucket, firestore } from './support/firebase.ts';
import { createSignedInMember } from './support/members.ts';
import { getHash } from './support/releases.ts';
import { buildJar, fetchStatus, uploadAndInspect, uploadFileAs } from './support/uploads.ts';

const staff = await createSignedInMember('admin');

const inspect = (slot: string, file_name = 'prova.jar', token = staff.token) =>
  callEndpoint('inspectUpload', { params: { slot }, token, body: { file_name } });
const getStored = async (slot: string) => (await firestore.doc(`uploads/${slot}`).get()).data();
const isInQuarantine = async (slot: string): Promise<boolean> => (await bucket.file(`quarantine/${slot}`).exists())[0];
/** Names of the copies of checked uploads with exactly these bytes. */
const listCopies = async (bytes: Buffer): Promise<string[]> => {
  const md5 = createHash('md5').update(bytes).digest('base64');
  const [files] = await bucket.getFiles({ prefix: 'files/uploads/' });
  return files.filter(({ metadata }) => metadata.md5Hash === md5).map(({ name }) => name);
};

describe('clean upload', () => {
  it('is moved out of quarantine, and its manifest is returned to prefill the form (R133)', async () => {
    const bytes = buildJar({
      version: '3.1.4',
      loaders: ['neoforge'],
      gameVersions: ['1.21.4', '1.21.1'],
      side: 'client',
    });
    const { slot, url } = await uploadFileAs(staff.token, bytes);
    expect(await fetchStatus(url)).toBe(200);
    const result = await askAs('inspectUpload', staff, { params: { slot }, body: { file_name: 'novo.jar' } });
    expect(result).toMatchObject({
      slot,
      file_name: 'novo.jar',
      size: bytes.length,
      sha256: getHash(bytes),
      sha512: getHash(bytes, 'sha512'),
      content_type: 'mod',
      verdict: 'clear',
      findings: [],
      fields: { version: '3.1.4', loaders: ['neoforge'], game_versions: ['1.21.4', '1.21.1'], side: 'client' },
    });
    const [path, ...others] = await listCopies(bytes);
    expect(others).toEqual([]);
    expect(await getStored(slot)).toMatchObject({ uid: staff.uid, storage_path: path, release: null });
    const [storedBytes] = await bucket.file(path ?? '').download();
    expect(storedBytes.equals(bytes)).toBe(true);
    // A download token bypasses all rules. The token of the upload is now invalid, and the stored copy has no token.
    expect(await fetchStatus(url)).toBe(403);
    expect(await isInQuarantine(slot)).toBe(false);
    const [{ metadata }] = await bucket.file(path ?? '').getMetadata();
    expect(metadata?.firebaseStorageDownloadTokens).toBeUndefined();
    const [token] = new URL(url).searchParams.getAll('token');
    const storedUrl = url.replace(encodeURIComponent(`quarantine/${slot}`), encodeURIComponent(path ?? ''));
    expect(storedUrl).toContain(token);
    expect(await fetchStatus(storedUrl)).toBe(403);
  });

  it('returns the same result to another staff member (R133)', async () => {
    const first = await uploadAndInspect(staff.token, buildJar());
    const other = await createSignedInMember('super_admin');
    const again = { params: { slot: first.slot }, token: other.token, body: { file_name: 'outro.jar' } };
    expect(await callForData('inspectUpload', again)).toEqual(first);
    expect(await getStored(first.slot)).toMatchObject({ uid: staff.uid });
  });

  it('returns one result and stores one copy for two concurrent requests (R133)', async () => {
    const bytes = buildJar();
    const { slot } = await uploadFileAs(staff.token, bytes);
    const [one, other] = await Promise.all([inspect(slot), inspect(slot)]);
    expect(one.status, one.text).toBe(200);
    expect(other.text).toBe(one.text);
    expect(await listCopies(bytes)).toHaveLength(1);
    expect(await isInQuarantine(slot)).toBe(false);
  });
});

/** One sample per reason of refusal. The archive tests cover all samples. */
const samples = HOSTILE_FILES.filter(
  ({ expected }, i) => HOSTILE_FILES.findIndex((one) => one.expected === expected) === i,
);

describe('refused upload', () => {
  it.each(samples)('stores no bytes and reports $expected ($name) (R133)', async ({ bytes, expected, fileName }) => {
    const hostile = bytes();
    const { slot, url } = await uploadFileAs(staff.token, hostile);
    const response = await inspect(slot, fileName);
    expect(response.status, response.text).toBe(200);
    const result = JSON.parse(response.text).data;
    const codes = result.findings.map(({ code }: { code: FindingCode }) => code);
    expect({ verdict: result.verdict, codes }).toEqual({ verdict: 'refused', codes: [expected] });
    expect(await getStored(slot)).toMatchObject({ storage_path: null, verdict: 'refused' });
    expect(await listCopies(hostile)).toEqual([]);
    expect(await isInQuarantine(slot)).toBe(false);
    expect(await fetchStatus(url)).toBe(403);
    expect((await inspect(slot)).text).toBe(response.text);
  });
});

describe('inspection request', () => {
  it('needs the permission to edit releases (R126)', async () => {
    const { slot } = await uploadFileAs(staff.token, buildJar());
    const [moderator, member] = await Promise.all([createSignedInMember('moderator'), createSignedInMember()]);
    for (const { token } of [moderator, member])
      expect(getRefusal(await inspect(slot, 'prova.jar', token))).toBe('403 forbidden');
    expect(await isInQuarantine(slot)).toBe(true);
    expect((await inspect(slot)).status).toBe(200);
  });

  it('returns 404 for a slot without a file (R133)', async () => {
    expect(getRefusal(await inspect(randomUUID()))).toBe('404 file_not_found');
  });

  it.each(['', '  ', 'a/b.jar', 'a\\b.jar', 'a\u0000.jar', '\u202eraj.a', 'a'.repeat(201)])(
    'refuses the file name %j: 400 (R133)',
    async (file_name) => {
      expect(getRefusal(await inspect(randomUUID(), file_name))).toBe('400 invalid_request');
    },
  );
});
