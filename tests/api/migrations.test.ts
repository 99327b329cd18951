import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NODE, ROOT } from '../../tools/emulators/paths.ts';
import { runCommand } from '../../tools/emulators/processes.ts';
import { languageOfMods } from '../../tools/operations/migrations/0001-language-of-mods.ts';
import { MIGRATIONS } from '../../tools/operations/migrations/index.ts';
import type { Migration } from '../../tools/operations/migrations/migration.ts';
import { dryRun, migrate, progressOf } from '../../tools/operations/migrations/run.ts';

/** A project of its own in the same emulator, so that the portal stays as it is. */
const PROJECT = 'demo-migrate';
const app = initializeApp({ projectId: PROJECT }, PROJECT);
const db = getFirestore(app);
const MODS = 450;

const languages = async (): Promise<unknown[]> =>
  (await db.collection('mods').get()).docs.map((document): unknown => document.get('language'));
const run = (...args: string[]) =>
  runCommand(NODE, [join(ROOT, 'tools/operations/migrate.ts'), '--project', PROJECT, ...args]);

// hidane shows imported data in every project.
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
  it('R153 counts, changes what is due, and has nothing to do afterwards', async () => {
    expect((await run('--dry-run')).output).toContain(`${MODS - 1} of ${MODS} documents would change`);
    expect(new Set(await languages())).toEqual(new Set([undefined, 'en-US']));
    expect((await run()).output).toContain(`${MODS - 1} of ${MODS} documents changed`);
    const after = await languages();
    expect(after.filter((language) => language === 'pt-BR')).toHaveLength(MODS - 1);
    expect(after.filter((language) => language === 'en-US')).toHaveLength(1);
    expect((await run()).output).toContain(`0 of ${MIGRATIONS.length} migrations made now`);
  });

  it('R153 goes on where it was stopped, and does nothing twice', async () => {
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
    const halfway = (await progressOf(db))[languageOfMods.id];
    expect(halfway).toMatchObject({ done: false, changed: expect.any(Number) });
    expect((await dryRun(db, languageOfMods)).changed).toBe(MODS - 1 - (halfway?.changed ?? 0));
    expect(await migrate(db, languageOfMods)).toMatchObject({ looked: 250, changed: MODS - 1 });
    expect((await dryRun(db, languageOfMods)).changed).toBe(0);
    expect(await migrate(db, languageOfMods)).toMatchObject({ looked: 0 });
  });

  it('R153 is listed for every numbered file, in order and under its name', async () => {
    const files = (await readdir(join(ROOT, 'tools/operations/migrations'))).filter((file) => /^\d{4}-/.test(file));
    expect(MIGRATIONS.map(({ id }) => `${id}.ts`)).toEqual(files.toSorted());
  });
});
