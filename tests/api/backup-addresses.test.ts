import './support/separate-project.ts';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getMemberVisitorId, getVisitorId } from '../../functions/src/counters/visitor.ts';
import { consume } from '../../functions/src/platform/rate-limits.ts';
import { restoreBackup, wipe } from '../../tools/operations/backup/restore-backup.ts';
import { takeBackup } from '../../tools/operations/backup/take-backup.ts';
import { resolveEnvironment } from '../../tools/operations/environment.ts';
import { firestore } from './support/firebase.ts';

const target = resolveEnvironment({ project: process.env.GCLOUD_PROJECT });
let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'bigorna-backup-'));
  // The emulator adds the imported data set to every project, so delete it.
  await wipe(target);
});
afterAll(async () => {
  await wipe(target);
  await rm(parent, { recursive: true });
});

const visit = { ip: '203.0.113.77', header: () => undefined };
const readSalt = async (): Promise<unknown> => (await firestore.doc('system/visitor-salt').get()).get('salt');
const hasRows = async (): Promise<boolean> => !(await firestore.collection('rate_limits').limit(1).get()).empty;

it('a backup has neither salt nor rate limits; both are created again after a restore (R201)', async () => {
  const folder = join(parent, 'backup');
  await firestore.doc('faq/kept').set({ kept: true });
  await firestore.doc('staff_presence/somebody').set({ path: 'mods/m1' });
  await consume('register_by_address', visit.ip);
  const visitor = await getVisitorId(visit);
  const salt = await readSalt();
  expect([typeof salt, await hasRows()]).toEqual(['string', true]);
  await takeBackup(target, folder, new Date());
  const lines = await readFile(join(folder, 'documents.jsonl'), 'utf8');
  expect(lines).toContain('faq/kept');
  for (const secret of ['rate_limits/', 'staff_presence/', 'visitor-salt', String(salt)])
    expect(lines).not.toContain(secret);
  await restoreBackup(target, folder, true);
  expect((await firestore.doc('faq/kept').get()).get('kept')).toBe(true);
  expect([await readSalt(), await hasRows()]).toEqual([undefined, false]);
  await consume('register_by_address', visit.ip);
  // Another day, because this process caches the salt of today.
  const tomorrow = new Date(Date.now() + 86_400_000);
  expect(await getMemberVisitorId('somebody', tomorrow)).not.toBe(visitor);
  expect(await readSalt()).not.toBe(salt);
  expect(await hasRows()).toBe(true);
});
