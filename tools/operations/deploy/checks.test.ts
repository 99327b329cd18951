import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_REGION as REGION } from '@bigorna/domain/region';
import { RETENTION_DAYS } from '@bigorna/domain/retention';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../shared/paths.ts';
import { findEmulatorFaults, findWeightFaults } from './check-bundle.ts';
import { findConfigFaults, firebaseConfig, readFirebaseJson } from './check-config.ts';
import { findIndexFaults, getExpiringCollections, readIndexes } from './check-database.ts';
import { findParameterFaults, parseParameters, readDeclaredParameters } from './check-parameters.ts';
import { findRetentionFaults } from './check-retention.ts';
import { findFirestoreRuleFaults, findStorageRuleFaults } from './check-rules.ts';
import { findTreeFaults } from './check-tree.ts';
import { runChecks } from './checks.ts';

const SERVED = ['admin', 'api', 'catalogue', 'media'];

describe('checks before a deploy', () => {
  it('accept firebase.json, and report its faults (R153)', async () => {
    const config = firebaseConfig.parse(await readFirebaseJson());
    expect(findConfigFaults(config, SERVED, REGION)).toEqual([]);
    expect(findConfigFaults(config, [...SERVED, 'news'], REGION)).toEqual(['no rewrite leads to news']);
    expect(findConfigFaults(config, ['admin', 'api', 'catalogue'], REGION)).toContain('no function is named media');
    expect(findConfigFaults(config, SERVED, 'europe-west1')).toEqual([
      `${REGION} instead of the settings' europe-west1`,
    ]);
    const open = { ...config, functions: config.functions.map((one) => ({ ...one, ignore: [] })) };
    expect(findConfigFaults(open, SERVED, REGION)).toContain('.secret.local would be uploaded with the functions');
    expect(findConfigFaults({ ...config, storage: undefined }, SERVED, REGION)[0]).toMatch(/^storage/);
  });

  it('accept firestore.indexes.json, and report a missing index or TTL policy (R153)', async () => {
    const file = await readIndexes();
    expect(findIndexFaults(file)).toEqual([]);
    expect(getExpiringCollections()).toEqual(expect.arrayContaining(['events', 'rate_limits', 'rollups', 'fanouts']));
    const without = file.fieldOverrides.filter(({ collectionGroup }) => collectionGroup !== 'rate_limits');
    expect(findIndexFaults({ ...file, fieldOverrides: without })).toEqual([
      'rate_limits.expires_at has no "ttl": true',
    ]);
    expect(findIndexFaults({ ...file, indexes: file.indexes.slice(1) })).toHaveLength(1);
  });

  it('accept valid rules, and reject invalid rules (R153)', { timeout: 60_000 }, async () => {
    const storage = await readFile(join(ROOT, 'storage.rules'), 'utf8');
    expect(findStorageRuleFaults(storage)).toEqual([]);
    expect(findStorageRuleFaults(storage.replace('match ', 'macth '))[0]).toMatch(/^storage\.rules:\d+: /);
    const closed = "rules_version = '2'; service cloud.firestore { match /{all=**} { allow read: if false; } }";
    expect(await findFirestoreRuleFaults(closed)).toEqual([]);
    expect((await findFirestoreRuleFaults(closed.replace('if false', 'if (')))[0]).toMatch(/^firestore\.rules: /);
  });

  it('require that all parameters and secrets are documented, and the parameters set (R153)', async () => {
    const names = (await readDeclaredParameters()).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['REGION', 'WEB_API_KEY', 'SERVER_API_KEY', 'TICKET_SECRET', 'HASH_SECRET']),
    );
    const some = parseParameters("defineString('A'); defineString('B', { default: 'x' }); defineSecret('C');");
    expect(findParameterFaults(some, '`A` `B` `C`', ['A'])).toEqual([]);
    expect(findParameterFaults(some, '`A` `B`', ['A'])).toEqual(['docs/operations.md does not name C']);
    expect(findParameterFaults(some, '`A` `B` `C`', [])).toEqual(["the project's settings do not give A"]);
    expect(findParameterFaults(some, '`A` `B` `C`', null)).toEqual([]);
  });

  it('require the retention that the privacy page promises (R202)', async () => {
    const files = ['docs/operations.md', 'deploy/bucket-lifecycle.json'];
    const text = (await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')))).join('\n');
    expect(findRetentionFaults(text)).toEqual([]);
    expect(findRetentionFaults(text.replace('--retention-days=184', '--retention-days=30'))).toEqual([
      'accessRecord: 30 days instead of 184',
    ]);
    expect(findRetentionFaults('')).toHaveLength(Object.keys(RETENTION_DAYS).length - 1);
  });

  it('require the branch main without uncommitted files (R153)', () => {
    expect(findTreeFaults('main', '')).toEqual([]);
    expect(findTreeFaults('idea', '')[0]).toMatch('not main');
    expect(findTreeFaults('main', ' M a\n M b')[0]).toMatch('2 files');
  });

  it('all run, even if a check fails (R153)', async () => {
    const shown: string[] = [];
    const failed = await runChecks(
      [
        { name: 'one', find: async () => ['a fault'] },
        { name: 'two', find: () => Promise.reject(new Error('broken')) },
        { name: 'three', find: async () => [] },
      ],
      (line) => shown.push(line),
    );
    expect(failed).toEqual(['one', 'two']);
    expect(shown).toEqual(['✗ one\n    a fault', '✗ two\n    broken', '✓ three']);
  });
});

describe('files that Hosting serves', () => {
  let folder: string;
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  /** Text that gzip can hardly compress. */
  const createNoise = (kib: number): string => randomBytes(kib * 1024).toString('base64');
  const page = `<script type="module" crossorigin src="/assets/index.js"></script>`;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bigorna-hosting-'));
    await mkdir(join(folder, 'assets'));
    await write('shell.html', page);
    await write('page-scripts.json', JSON.stringify({ '/': ['/assets/home.js'], '/mods': [] }));
    await write('assets/home.js', 'home');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are rejected if they contain a trace of the emulators (R153)', async () => {
    await write('assets/index.js', 'plain');
    expect(await findEmulatorFaults(folder)).toEqual([]);
    await write('assets/index.js', "open('/dev/mail')");
    expect(await findEmulatorFaults(folder)).toEqual(['assets/index.js has /dev/mail']);
  });

  it('are rejected above the first-load budget, or if scripts are not found (R153)', async () => {
    await write('assets/index.js', 'plain');
    expect((await findWeightFaults(folder, folder))[0]).toMatch('were not found');
    await write('assets/index.js', createNoise(400));
    expect((await findWeightFaults(folder, folder))[0]).toMatch(/^\/ loads \d+\.\d KiB of 150/);
  });
});
