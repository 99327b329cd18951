import { appendFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NODE, ROOT } from '../../shared/paths.ts';
import { runCommand } from '../../shared/processes.ts';
import { describeRotation, rotateSecrets } from './rotate-secrets.ts';
import { isSecretName, ROTATIONS } from './rotations.ts';
import { createEmulatorStore, createProjectStore } from './stores.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bigorna-rotate-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const log = () => undefined;
const NAMES = Object.keys(ROTATIONS).filter(isSecretName);

describe('npm run rotate on emulators', () => {
  let file: string;
  beforeEach(async () => {
    file = join(folder, '.secret.local');
    await writeFile(file, 'TICKET_SECRET=ticket\nBAN_SECRET=one\nSERVER_API_KEY=key\n');
  });
  const readValues = async () =>
    Object.fromEntries(
      (await readFile(file, 'utf8'))
        .trimEnd()
        .split('\n')
        .map((line) => line.split('=')),
    );

  it('knows every secret of the functions (R209)', async () => {
    const parameters = await readFile(join(ROOT, 'functions/src/platform/parameters.ts'), 'utf8');
    const declared = [...parameters.matchAll(/defineSecret\('(\w+)'\)/g)].map(([, name]) => name);
    expect(NAMES.toSorted()).toEqual(declared.toSorted());
  });

  it('replaces secrets, or stores a former value beside the new value until dropped (R209)', async () => {
    const store = createEmulatorStore(file);
    await rotateSecrets(store, ['TICKET_SECRET', 'BAN_SECRET'], { log });
    const { TICKET_SECRET, BAN_SECRET, SERVER_API_KEY } = await readValues();
    expect(TICKET_SECRET).toMatch(/^[\w-]{43}$/);
    expect(BAN_SECRET).toMatch(/^[\w-]{43},one$/);
    expect(SERVER_API_KEY).toBe('key');
    await rotateSecrets(store, ['BAN_SECRET'], { dropsFormer: true, log });
    expect((await readValues()).BAN_SECRET).toBe(BAN_SECRET?.split(',')[0]);
    const nothing = rotateSecrets(store, ['BAN_SECRET'], { dropsFormer: true, log });
    await expect(nothing).rejects.toThrow('no former value');
  });
});

/** Stands in for gcloud: notes its arguments and its input, and answers as a project with some versions and keys. */
const FAKE_GCLOUD = `#!/bin/sh
input=$(cat)
echo "gcloud $*\${input:+ < $input}" >> "$GCLOUD_NOTES"
case "$*" in
  *'versions add BAN_SECRET'*) echo projects/1/secrets/BAN_SECRET/versions/4 ;;
  *'versions add'*) echo projects/1/secrets/any/versions/12 ;;
  *'versions list BAN_SECRET'*) printf '3\\n4\\n' ;;
  *'versions list'*) printf 'projects/1/secrets/any/versions/%s\\n' 2 12 11 ;;
  *'access latest --secret=BAN_SECRET'*) echo former ;;
  *'access latest --secret=SERVER_API_KEY'*) echo old-key ;;
  *'api-keys create'*) echo new-key ;;
  *'api-keys list'*) printf 'browsers\\nold\\nnew\\n' ;;
  *'get-key-string'*) echo "$4-key" ;;
esac
`;

describe('npm run rotate on a project', () => {
  let notes: string;
  beforeEach(async () => {
    notes = join(folder, 'notes');
    await writeFile(notes, '');
    await writeFile(join(folder, 'gcloud'), FAKE_GCLOUD, { mode: 0o755 });
    vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
    vi.stubEnv('GCLOUD_NOTES', notes);
  });
  const readNotes = async (): Promise<string[]> =>
    (await readFile(notes, 'utf8'))
      .replaceAll(/[\w-]{43}/g, 'RANDOM')
      .trimEnd()
      .split('\n');
  /** The store of a project. Its deploys are only noted, and end with these codes. */
  const createStore = (...codes: number[]) =>
    createProjectStore('portal', (args) => {
      appendFileSync(notes, `deploy ${args.join(' ')}\n`);
      return codes.shift() ?? 0;
    });
  const PLAN = 'deploy --plan --project portal';
  const DEPLOY = 'deploy --from functions --project portal';
  const LIST = '--project=portal --filter=state=enabled --format=value(name)';

  it('checks, stores all values, deploys once, and disables all versions but the new ones (R209)', async () => {
    await rotateSecrets(createStore(), ['TICKET_SECRET', 'BAN_SECRET'], { log });
    expect(await readNotes()).toEqual([
      PLAN,
      'gcloud secrets versions access latest --secret=BAN_SECRET --project=portal',
      'gcloud secrets versions add TICKET_SECRET --data-file=- --project=portal --format=value(name) < RANDOM',
      'gcloud secrets versions add BAN_SECRET --data-file=- --project=portal --format=value(name) < RANDOM,former',
      DEPLOY,
      `gcloud secrets versions list TICKET_SECRET ${LIST}`,
      'gcloud secrets versions disable 2 --secret=TICKET_SECRET --project=portal',
      'gcloud secrets versions disable 11 --secret=TICKET_SECRET --project=portal',
      `gcloud secrets versions list BAN_SECRET ${LIST}`,
      'gcloud secrets versions disable 3 --secret=BAN_SECRET --project=portal',
    ]);
  });

  it('changes no secret if a check of the deploy fails (R209)', async () => {
    await expect(rotateSecrets(createStore(1), ['HASH_SECRET'], { log })).rejects.toThrow('no secret was changed');
    expect(await readNotes()).toEqual([PLAN]);
  });

  it('disables nothing if the deploy fails, or if the new version is not enabled (R209)', async () => {
    await expect(rotateSecrets(createStore(0, 1), ['HASH_SECRET'], { log })).rejects.toThrow('The deploy failed');
    await expect(createStore().disableOthers('HASH_SECRET', '13')).rejects.toThrow('Version 13');
    expect((await readNotes()).join()).not.toContain('disable');
  });

  it('stores a new key of the server, and prints how to delete the former one (R209)', async () => {
    const lines: string[] = [];
    await rotateSecrets(createStore(), ['SERVER_API_KEY'], { log: (line) => lines.push(line) });
    expect(lines.at(-1)).toMatch(/gcloud services api-keys delete old --project=portal$/);
    const store = 'gcloud secrets versions add SERVER_API_KEY --data-file=- --project=portal --format=value(name)';
    expect(await readNotes()).toContain(`${store} < new-key`);
    expect(await createStore().describeKeyDeletion('another')).toContain('not in portal');
  });

  it('prints how to delete the former key also if the deploy fails (R209)', async () => {
    const lines: string[] = [];
    const rotation = rotateSecrets(createStore(0, 1), ['SERVER_API_KEY'], { log: (line) => lines.push(line) });
    await expect(rotation).rejects.toThrow('The deploy failed');
    expect(lines.at(-1)).toContain('api-keys delete old');
  });

  it('prints how to delete the former key also if another secret cannot be stored (R209)', async () => {
    const lines: string[] = [];
    const store = createStore();
    const write: typeof store.write = (name, value) =>
      name === 'TICKET_SECRET' ? Promise.reject(new Error('no network')) : store.write(name, value);
    const rotation = rotateSecrets({ ...store, write }, ['SERVER_API_KEY', 'TICKET_SECRET'], {
      log: (line) => lines.push(line),
    });
    await expect(rotation).rejects.toThrow('no network');
    expect(lines.at(-1)).toContain('api-keys delete old');
  });

  it('creates no key if it cannot find the former one (R209)', async () => {
    const store = createStore();
    const describeKeyDeletion = () => Promise.reject(new Error('no list'));
    await expect(rotateSecrets({ ...store, describeKeyDeletion }, ['SERVER_API_KEY'], { log })).rejects.toThrow(
      'no list',
    );
    expect((await readNotes()).join()).not.toContain('create');
  });

  it('describes every step of a plan (R209)', async () => {
    const lines: string[] = [];
    describeRotation(createStore(), NAMES, { log: (line) => lines.push(line.trim()) });
    const steps = lines.slice(lines.indexOf('Steps:') + 1).map((line) => line.replace(/^npm run (\w+) --/, '$1'));
    expect(steps).toHaveLength(2 + 2 * NAMES.length);
    expect([steps[0], steps[NAMES.length + 1]]).toEqual([PLAN, DEPLOY]);
    expect(await readNotes()).toEqual(['']);
  });

  it('asks for the project’s id, runs the deploy’s checks, and rejects unknown names (R209)', async () => {
    const rotate = (...args: string[]) =>
      runCommand(NODE, [join(ROOT, 'tools/operations/rotate.ts'), ...args, '--project', 'no-such-portal']);
    const refused = await rotate('TICKET_SECRET', 'HASH_SECRET');
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Rotate TICKET_SECRET, HASH_SECRET') });
    const unchecked = await rotate('TICKET_SECRET', '--confirm', 'no-such-portal');
    expect(unchecked.output).toContain('deploy/no-such-portal.env is missing');
    expect(unchecked).toMatchObject({ code: 1, output: expect.stringContaining('no secret was changed') });
    expect(await rotate('TICKET_SECRET', 'ANY')).toMatchObject({
      output: expect.stringContaining('npm run rotate --'),
    });
    expect(await readNotes()).toEqual(['']);
  });
});
