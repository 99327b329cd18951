import { createHash, randomUUID } from 'node:crypto';
import type { FindingCode } from '@bigorna/domain/archive-findings';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_FILES } from '../../functions/src/archives/testing/hostile-files.ts';
import { ask, call, refusal } from './support/call.ts';
import { bucket, firestore } from './support/firebase.ts';
import { type Member, signedIn } from './support/members.ts';
import { checked, someJar, statusAt, uploadAs } from './support/uploads.ts';

let staff: Member & { token: string };
beforeAll(async () => {
  staff = await signedIn('admin');
});

const hash = (name: 'sha256' | 'sha512', bytes: Buffer): string => createHash(name).update(bytes).digest('hex');
const inspect = (slot: string, file_name = 'prova.jar', token = staff.token) =>
  call('inspectUpload', { params: { slot }, token, body: { file_name } });
const stored = async (slot: string) => (await firestore.doc(`uploads/${slot}`).get()).data();
const isInQuarantine = async (slot: string): Promise<boolean> => (await bucket.file(`quarantine/${slot}`).exists())[0];
/** The objects of the bucket that hold these very bytes. */
const keptCopies = async (bytes: Buffer): Promise<string[]> => {
  const md5 = createHash('md5').update(bytes).digest('base64');
  const [files] = await bucket.getFiles({ prefix: 'files/uploads/' });
  return files.filter(({ metadata }) => metadata.md5Hash === md5).map(({ name }) => name);
};

describe('an upload that is clean', () => {
  it('R133 is kept under another name, and what it says of itself is answered to begin the form with', async () => {
    const bytes = someJar({ version: '3.1.4', loaders: ['neoforge'], gameVersions: ['1.21.4', '1.21.1'] });
    const { slot, address } = await uploadAs(staff.token, bytes);
    expect(await statusAt(address)).toBe(200);
    const answer = await ask('inspectUpload', {
      params: { slot },
      token: staff.token,
      body: { file_name: 'novo.jar' },
    });
    expect(answer).toMatchObject({
      slot,
      file_name: 'novo.jar',
      size: bytes.length,
      sha256: hash('sha256', bytes),
      sha512: hash('sha512', bytes),
      content_type: 'mod',
      verdict: 'clear',
      findings: [],
      fields: { version: '3.1.4', loaders: ['neoforge'], game_versions: ['1.21.4', '1.21.1'] },
    });
    const [path, ...others] = await keptCopies(bytes);
    expect(others).toEqual([]);
    expect(await stored(slot)).toMatchObject({ uid: staff.uid, storage_path: path, release: null });
    const [kept] = await bucket.file(path ?? '').download();
    expect(kept.equals(bytes)).toBe(true);
    // The download token of the upload, which no rule would stop, is dead; the kept copy has none.
    expect(await statusAt(address)).toBe(403);
    expect(await isInQuarantine(slot)).toBe(false);
    const [{ metadata }] = await bucket.file(path ?? '').getMetadata();
    expect(metadata?.firebaseStorageDownloadTokens).toBeUndefined();
    const [token] = new URL(address).searchParams.getAll('token');
    const besides = address.replace(encodeURIComponent(`quarantine/${slot}`), encodeURIComponent(path ?? ''));
    expect(besides).toContain(token);
    expect(await statusAt(besides)).toBe(403);
  });

  it('R133 asked again, by another one of the staff too: the same answer', async () => {
    const first = await checked(staff.token, someJar());
    const other = await signedIn('super_admin');
    const again = { params: { slot: first.slot }, token: other.token, body: { file_name: 'outro.jar' } };
    expect(await ask('inspectUpload', again)).toEqual(first);
    expect(await stored(first.slot)).toMatchObject({ uid: staff.uid });
  });

  it('R133 asked twice at once: one answer, one copy', async () => {
    const bytes = someJar();
    const { slot } = await uploadAs(staff.token, bytes);
    const [one, other] = await Promise.all([inspect(slot), inspect(slot)]);
    expect(one.status, one.text).toBe(200);
    expect(other.text).toBe(one.text);
    expect(await keptCopies(bytes)).toHaveLength(1);
    expect(await isInQuarantine(slot)).toBe(false);
  });
});

/** One for each thing that a file is refused for; all of them are tried where archives are judged. */
const samples = HOSTILE_FILES.filter(
  ({ expected }, i) => HOSTILE_FILES.findIndex((one) => one.expected === expected) === i,
);

describe('an upload that is refused', () => {
  it.each(samples)('R133 for $expected ($name): no bytes of it are kept', async ({ bytes, expected, fileName }) => {
    const hostile = bytes();
    const { slot, address } = await uploadAs(staff.token, hostile);
    const reply = await inspect(slot, fileName);
    expect(reply.status, reply.text).toBe(200);
    const answer = JSON.parse(reply.text).data;
    const codes = answer.findings.map(({ code }: { code: FindingCode }) => code);
    expect({ verdict: answer.verdict, codes }).toEqual({ verdict: 'refused', codes: [expected] });
    expect(await stored(slot)).toMatchObject({ storage_path: null, verdict: 'refused' });
    expect(await keptCopies(hostile)).toEqual([]);
    expect(await isInQuarantine(slot)).toBe(false);
    expect(await statusAt(address)).toBe(403);
    expect((await inspect(slot)).text).toBe(reply.text);
  });
});

describe('who asks for a check', () => {
  it('R126 must be of the staff that edits releases', async () => {
    const { slot } = await uploadAs(staff.token, someJar());
    const [moderator, member] = await Promise.all([signedIn('moderator'), signedIn()]);
    for (const { token } of [moderator, member])
      expect(refusal(await inspect(slot, 'prova.jar', token))).toEqual({ status: 403, code: 'forbidden' });
    expect(await isInQuarantine(slot)).toBe(true);
    expect((await inspect(slot)).status).toBe(200);
  });

  it('R133 for a slot without a file: 404', async () => {
    expect(refusal(await inspect(randomUUID()))).toEqual({ status: 404, code: 'file_not_found' });
  });

  it.each(['', '  ', 'a/b.jar', 'a\\b.jar', 'a\u0000.jar', '\u202eraj.a', 'a'.repeat(201)])(
    'R133 by the name %j: 400',
    async (file_name) => {
      expect(refusal(await inspect(randomUUID(), file_name))).toEqual({ status: 400, code: 'invalid_request' });
    },
  );
});
