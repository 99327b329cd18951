import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languageOfMods } from '../../tools/operations/migrations/0001-language-of-mods.ts';
import { releaseDateOfMods } from '../../tools/operations/migrations/0002-release-date-of-mods.ts';
import { submissionDateOfMods } from '../../tools/operations/migrations/0003-submission-date-of-mods.ts';
import { threadsOfComments } from '../../tools/operations/migrations/0004-threads-of-comments.ts';
import { leadOfReports } from '../../tools/operations/migrations/0005-lead-of-reports.ts';
import { gameVersions } from '../../tools/operations/migrations/0006-game-versions.ts';
import { MIGRATIONS } from '../../tools/operations/migrations/index.ts';
import type { Migration } from '../../tools/operations/migrations/migration.ts';
import { dryRun, migrate, readProgress } from '../../tools/operations/migrations/run.ts';
import { NODE, ROOT } from '../../tools/shared/paths.ts';
import { runCommand } from '../../tools/shared/processes.ts';

/** A separate project in the same emulator, so that the portal stays unchanged. */
const PROJECT = 'demo-migrate';
const app = initializeApp({ projectId: PROJECT }, PROJECT);
const db = getFirestore(app);
const MODS = 450;

const readLanguages = async (): Promise<unknown[]> =>
  (await db.collection('mods').get()).docs.map((document): unknown => document.get('language'));
const run = (...args: string[]) =>
  runCommand(NODE, [join(ROOT, 'tools/operations/migrate.ts'), '--project', PROJECT, ...args]);

// The emulator adds imported data to every project, so delete the mods of the data set.
beforeAll(() => db.recursiveDelete(db.collection('mods')));
beforeEach(async () => {
  await db.doc('system/migrations').delete();
  const writer = db.bulkWriter();
  for (let i = 0; i < MODS; i += 1) {
    void writer.set(db.doc(`mods/m${i}`), i === 7 ? { title: 'x', language: 'en-US' } : { title: 'x' });
  }
  await writer.close();
});
afterAll(async () => {
  await db.recursiveDelete(db.collection('mods'));
  await db.doc('system/migrations').delete();
  await deleteApp(app);
});

describe('npm run migrate', () => {
  it('counts what would change, changes only that, and then has no work left (R153)', async () => {
    expect((await run('--dry-run')).output).toContain(`${MODS - 1} of ${MODS} documents would change`);
    expect(new Set(await readLanguages())).toEqual(new Set([undefined, 'en-US']));
    expect((await run()).output).toContain(`${MODS - 1} of ${MODS} documents changed`);
    const after = await readLanguages();
    expect(after.filter((language) => language === 'pt-BR')).toHaveLength(MODS - 1);
    expect(after.filter((language) => language === 'en-US')).toHaveLength(1);
    expect((await run()).output).toContain(`0 of ${MIGRATIONS.length} migrations made now`);
  });

  it('continues where it was stopped, and repeats nothing (R153)', async () => {
    let left = 250;
    const dying: Migration = {
      ...languageOfMods,
      change: (document) => {
        left -= 1;
        if (left < 0) throw new Error('killed');
        return languageOfMods.change(document);
      },
    };
    await expect(migrate(db, dying)).rejects.toThrow('killed');
    const halfway = (await readProgress(db))[languageOfMods.id];
    expect(halfway).toMatchObject({ done: false, changed: expect.any(Number) });
    expect((await dryRun(db, languageOfMods)).changed).toBe(MODS - 1 - (halfway?.changed ?? 0));
    expect(await migrate(db, languageOfMods)).toMatchObject({ looked: 250, changed: MODS - 1 });
    expect((await dryRun(db, languageOfMods)).changed).toBe(0);
    expect(await migrate(db, languageOfMods)).toMatchObject({ looked: 0 });
  });

  it('adds the thread fields to older comments, and changes no reply (R153)', async () => {
    const reply = { text: 'Sim', parent: 'old', replies: 0, useful: 4 };
    await db.doc('mods/m1/comments/old').set({ text: 'Antes', hidden: true });
    await db.doc('mods/m1/comments/reply').set(reply);
    expect(await migrate(db, threadsOfComments)).toMatchObject({ looked: 2, changed: 1 });
    const read = async (id: string) => (await db.doc(`mods/m1/comments/${id}`).get()).data();
    expect(await read('old')).toEqual({ text: 'Antes', hidden: true, parent: null, replies: 0, useful: 0 });
    expect(await read('reply')).toEqual(reply);
    expect((await dryRun(db, threadsOfComments)).changed).toBe(0);
  });

  it('sets the release date of older mods from their newest clear release (R153)', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const releases = { old: [at(3), 'clear'], new: [at(9), 'clear'], held: [at(12), 'pending'] } as const;
    for (const [id, [published_at, verdict]] of Object.entries(releases))
      await db.doc(`mods/m1/releases/${id}`).set({ published_at, verdict });
    await db.doc('mods/m2').update({ released_at: at(1) });
    expect(await migrate(db, releaseDateOfMods)).toMatchObject({ changed: MODS - 1 });
    const readDate = async (id: string): Promise<unknown> => (await db.doc(`mods/${id}`).get()).get('released_at');
    expect(await readDate('m1')).toEqual(Timestamp.fromDate(at(9)));
    expect(await readDate('m2')).toEqual(Timestamp.fromDate(at(1)));
    expect(await readDate('m3')).toBeNull();
    expect((await dryRun(db, releaseDateOfMods)).changed).toBe(0);
  });

  it('puts older mods into the queue by their last change, and keeps existing places (R153)', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const update = (id: string, fields: object) => db.doc(`mods/${id}`).update({ updated_at: at(9), ...fields });
    await update('m1', { status: 'pending' });
    await update('m2', { status: 'approved' });
    await update('m3', { status: 'pending', submitted_at: at(1) });
    await update('m4', { status: 'draft' });
    expect(await migrate(db, submissionDateOfMods)).toMatchObject({ changed: 2 });
    const readPlace = async (id: string): Promise<unknown> => (await db.doc(`mods/${id}`).get()).get('submitted_at');
    expect(await Promise.all(['m1', 'm2', 'm3', 'm4'].map(readPlace))).toEqual([
      Timestamp.fromDate(at(9)),
      Timestamp.fromDate(at(9)),
      Timestamp.fromDate(at(1)),
      undefined,
    ]);
    expect((await dryRun(db, submissionDateOfMods)).changed).toBe(0);
  });

  it('marks the oldest open report about each target, even about a deleted one (R153)', async () => {
    await db.recursiveDelete(db.collection('reports'));
    const report = (id: string, day: number, fields: object) =>
      db
        .doc(`reports/${id}`)
        .set({ subject: 'mod', created_at: new Date(Date.UTC(2026, 0, day)), resolved_at: null, ...fields });
    await report('first', 1, { path: 'mods/m1', lead: false });
    await report('second', 2, { path: 'mods/m1' });
    await report('gone', 3, { path: 'mods/none', lead: false });
    await report('member', 4, { subject: 'member', path: 'profiles/none' });
    await report('marked', 5, { path: 'mods/m2', lead: true });
    await report('done', 6, { path: 'mods/m3', resolved_at: new Date() });
    expect(await migrate(db, leadOfReports)).toMatchObject({ changed: 3 });
    const readLead = async (id: string): Promise<unknown> => (await db.doc(`reports/${id}`).get()).get('lead');
    expect(await Promise.all(['first', 'second', 'gone', 'member', 'marked', 'done'].map(readLead))).toEqual([
      true,
      undefined,
      'gone',
      true,
      true,
      undefined,
    ]);
    expect((await dryRun(db, leadOfReports)).changed).toBe(0);
    await db.recursiveDelete(db.collection('reports'));
  });

  it('creates the initial game versions that are missing, and changes no other (R153, R261)', async () => {
    const versions = db.collection('game_versions');
    await db.recursiveDelete(versions);
    const existing = { content_type: 'mod', version: '1.21.4', updated_at: new Date(0) };
    await versions.doc('mod@1.21.4').set(existing);
    const { size } = gameVersions.documents();
    expect(await dryRun(db, gameVersions)).toEqual({ looked: size, changed: size - 1 });
    expect((await versions.get()).size).toBe(1);
    expect(await migrate(db, gameVersions)).toEqual({ looked: size, changed: size - 1 });
    expect((await versions.get()).size).toBe(size);
    expect((await versions.doc('mod@1.21.4').get()).data()).toEqual({
      ...existing,
      updated_at: Timestamp.fromMillis(0),
    });
    expect((await versions.doc('addon@26.0').get()).data()).toMatchObject({ content_type: 'addon', version: '26.0' });
    expect(await dryRun(db, gameVersions)).toMatchObject({ changed: 0 });

    await versions.doc('addon@26.0').delete();
    await migrate(db, gameVersions);
    expect((await versions.doc('addon@26.0').get()).exists).toBe(false);
  });

  it('lists every numbered file in the order of names (R153)', async () => {
    const files = (await readdir(join(ROOT, 'tools/operations/migrations'))).filter((file) => /^\d{4}-/.test(file));
    expect(MIGRATIONS.map(({ id }) => `${id}.ts`)).toEqual(files.toSorted());
  });
});
