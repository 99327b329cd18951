import { expect, it, vi } from 'vitest';
import { recordMeasurements } from '../../tools/testing/measurements.ts';
import { askAs, callForData } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { createSignedInMember } from './support/members.ts';
import { createMod } from './support/mods.ts';
import { downloadMod, getVerdict, objectExists } from './support/releases.ts';
import { listNotifications } from './support/stored.ts';

const MODS = 30;
const VERSIONS = ['1.0', '1.1', '1.2', '1.3'];
/** Hosting's own limit of a call. The request works for 20 seconds, and then ends the batch that it has begun. */
const HOSTING_MS = 60_000;
const WAIT = { timeout: 150_000, interval: 500 };

it('takes down 120 stored files of one account by one call and its task, and notifies (R209)', async () => {
  const [staff, member] = [await createSignedInMember('admin'), await createSignedInMember()];
  const uploader = `ladrao-${staff.uid}`;
  const releases = VERSIONS.map((version) => ({ version }));
  const mods = await Promise.all(Array.from({ length: MODS }, () => createMod({ releases })));
  const [first = expect.unreachable()] = mods;
  await downloadMod(first, member, { release_id: first.releaseId });
  const found = await Promise.all(mods.map(({ id }) => firestore.collection(`mods/${id}/releases`).get()));
  const docs = found.flatMap((one) => one.docs);
  expect(docs).toHaveLength(MODS * VERSIONS.length);
  const writer = firestore.bulkWriter();
  for (const { ref } of docs) {
    void writer.create(firestore.collection('logs').doc(), {
      ...{ actor: uploader, action: 'create:release', target: ref.path, at: new Date() },
      ...{ before: null, after: null, reason: null, request_id: 'prova', about: [], undoes: null },
    });
  }
  await writer.close();

  const startedAt = performance.now();
  const body = { uid: uploader, count: docs.length, reason: 'Ladrão de contas de prova', block: true };
  const { id, state } = await askAs('takeDownCreated', staff, { body, timeoutMs: HOSTING_MS });
  const answeredAfter = performance.now() - startedAt;
  await vi.waitFor(async () => {
    expect(await callForData('getTakeDown', { params: { id }, token: staff.token })).toMatchObject({
      state: 'done',
      pending: 0,
      downloaders: 1,
    });
  }, WAIT);
  const downAfter = performance.now() - startedAt;

  const stored = await firestore.getAll(...docs.map(({ ref }) => ref));
  expect(stored.filter((one) => one.get('verdict') !== 'refused')).toEqual([]);
  expect(await getVerdict(first, first.releaseId)).toBe('refused');
  expect(await objectExists(`releases/${first.id}/${first.releaseId}/file`)).toBe(false);
  expect((await firestore.doc(`blocked_files/${first.sha256}`).get()).exists).toBe(true);
  await vi.waitFor(async () => {
    const notices = await listNotifications(member.uid);
    expect(notices.filter(({ template }) => template === 'file_withdrawn')).toHaveLength(1);
  }, WAIT);

  if (process.env.RECORD_FIGURES !== '1') return;
  const toSeconds = (ms: number) => (ms / 1000).toFixed(1);
  await recordMeasurements('take-down', 'RECORD_FIGURES=1 npm test -- --only api "stored files of one account"', [
    `- ${docs.length} releases with stored files, in ${MODS} mods: the call responded \`${state}\` after ${toSeconds(answeredAfter)} s. All releases were down after ${toSeconds(downAfter)} s.`,
  ]);
}, 400_000);
