import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_REGION as REGION } from '@bigorna/domain/region';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../emulators/paths.ts';
import { emulatorFaults, weightFaults } from './check-bundle.ts';
import { configFaults, firebaseConfig, readFirebaseJson } from './check-config.ts';
import { expiring, indexFaults, readIndexes } from './check-database.ts';
import { declaredParameters, parameterFaults, parametersIn } from './check-parameters.ts';
import { firestoreRuleFaults, storageRuleFaults } from './check-rules.ts';
import { treeFaults } from './check-tree.ts';
import { runChecks } from './checks.ts';

const SERVED = ['admin', 'api', 'catalogue', 'media'];

describe('the checks before a deploy', () => {
  it('R153 find nothing wrong with firebase.json, and what would be', async () => {
    const config = firebaseConfig.parse(await readFirebaseJson());
    expect(configFaults(config, SERVED, REGION)).toEqual([]);
    expect(configFaults(config, [...SERVED, 'news'], REGION)).toEqual(['nothing leads to news']);
    expect(configFaults(config, ['admin', 'api', 'catalogue'], REGION)).toContain('no function is named media');
    expect(configFaults(config, SERVED, 'europe-west1')).toEqual([
      `${REGION} stands where the settings say europe-west1`,
    ]);
    const open = { ...config, functions: config.functions.map((one) => ({ ...one, ignore: [] })) };
    expect(configFaults(open, SERVED, REGION)).toContain('.secret.local would be uploaded with the functions');
    expect(configFaults({ ...config, storage: undefined }, SERVED, REGION)[0]).toMatch(/^storage/);
  });

  it('R153 find every index and every expiry, and one that is missing', async () => {
    const file = await readIndexes();
    expect(indexFaults(file)).toEqual([]);
    expect(expiring()).toEqual(expect.arrayContaining(['events', 'rate_limits', 'rollups', 'fanouts']));
    const without = file.fieldOverrides.filter(({ collectionGroup }) => collectionGroup !== 'rate_limits');
    expect(indexFaults({ ...file, fieldOverrides: without })).toEqual(['rate_limits.expires_at has no "ttl": true']);
    expect(indexFaults({ ...file, indexes: file.indexes.slice(1) })).toHaveLength(1);
  });

  it('R153 take rules that parse, and refuse others', { timeout: 60_000 }, async () => {
    const storage = await readFile(join(ROOT, 'storage.rules'), 'utf8');
    expect(storageRuleFaults(storage)).toEqual([]);
    expect(storageRuleFaults(storage.replace('match ', 'macth '))[0]).toMatch(/^storage\.rules:\d+: /);
    const closed = "rules_version = '2'; service cloud.firestore { match /{all=**} { allow read: if false; } }";
    expect(await firestoreRuleFaults(closed)).toEqual([]);
    expect((await firestoreRuleFaults(closed.replace('if false', 'if (')))[0]).toMatch(/^firestore\.rules: /);
  });

  it('R153 know each parameter and secret, and ask that it is documented and given', async () => {
    const names = (await declaredParameters()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['REGION', 'WEB_API_KEY', 'SERVER_API_KEY', 'TICKET_SECRET']));
    const some = parametersIn("defineString('A'); defineString('B', { default: 'x' }); defineSecret('C');");
    expect(parameterFaults(some, '`A` `B` `C`', ['A'])).toEqual([]);
    expect(parameterFaults(some, '`A` `B`', ['A'])).toEqual(['docs/operations.md does not name C']);
    expect(parameterFaults(some, '`A` `B` `C`', [])).toEqual(["the project's settings do not give A"]);
    expect(parameterFaults(some, '`A` `B` `C`', null)).toEqual([]);
  });

  it('R153 want main, with all committed', () => {
    expect(treeFaults('main', '')).toEqual([]);
    expect(treeFaults('idea', '')[0]).toMatch('not main');
    expect(treeFaults('main', ' M a\n M b')[0]).toMatch('2 files');
  });

  it('R153 are all made, though one fails', async () => {
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

describe('what Hosting would serve', () => {
  let folder: string;
  const put = (name: string, text: string) => writeFile(join(folder, name), text);
  /** Text that gzip cannot make much smaller. */
  const noise = (kib: number): string =>
    Array.from({ length: kib * 32 }, (_, i) =>
      (Math.imul(i + 1, 2_654_435_761) >>> 0).toString(36).padStart(7, 'x'),
    ).join('') +
    Array.from({ length: kib * 1024 }, (_, i) =>
      String.fromCharCode(33 + ((Math.imul(i ^ (i >>> 3), 40_503) >>> 7) % 90)),
    ).join('');
  const page = `<script type="module" crossorigin src="/assets/index.js"></script>
<meta name="page-scripts" content='{"/":["home.js"],"/mods":[]}' />`;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bigorna-hosting-'));
    await mkdir(join(folder, 'assets'));
    await put('index.html', page);
    await put('assets/home.js', 'home');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('R153 has nothing of the emulators, or is found out', async () => {
    await put('assets/index.js', 'plain');
    expect(await emulatorFaults(folder)).toEqual([]);
    await put('assets/index.js', "open('/dev/mail')");
    expect(await emulatorFaults(folder)).toEqual(['assets/index.js has /dev/mail']);
  });

  it('R153 is as light as its budget, or is found out, also where its scripts are not there', async () => {
    await put('assets/index.js', 'plain');
    expect((await weightFaults(folder))[0]).toMatch('were not found');
    await put('assets/index.js', noise(400));
    expect((await weightFaults(folder))[0]).toMatch(/^\/ loads \d+\.\d KiB of 135/);
  });
});
