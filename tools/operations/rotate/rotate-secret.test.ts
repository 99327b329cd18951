import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../../shared/paths.ts';
import { rotateSecret, type SecretStore } from './rotate-secret.ts';
import { ROTATIONS } from './rotations.ts';
import { createEmulatorStore } from './stores.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bigorna-rotate-'));
  file = join(folder, '.secret.local');
  await writeFile(file, 'TICKET_SECRET=ticket\nBAN_SECRET=one\nSERVER_API_KEY=key\n');
});
afterEach(() => rm(folder, { recursive: true }));

const log = () => undefined;
const readValues = async () =>
  Object.fromEntries(
    (await readFile(file, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => line.split('=')),
  );

describe('npm run rotate', () => {
  it('knows every secret of the functions (R209)', async () => {
    const parameters = await readFile(join(ROOT, 'functions/src/platform/parameters.ts'), 'utf8');
    const declared = [...parameters.matchAll(/defineSecret\('(\w+)'\)/g)].map(([, name]) => name);
    expect(Object.keys(ROTATIONS).toSorted()).toEqual(declared.toSorted());
  });

  it('replaces a secret, or stores its former value beside the new value until dropped (R209)', async () => {
    const store = createEmulatorStore(file);
    await rotateSecret(store, 'TICKET_SECRET', { log });
    await rotateSecret(store, 'BAN_SECRET', { log });
    const { TICKET_SECRET, BAN_SECRET, SERVER_API_KEY } = await readValues();
    expect(TICKET_SECRET).toMatch(/^[\w-]{43}$/);
    expect(BAN_SECRET).toMatch(/^[\w-]{43},one$/);
    expect(SERVER_API_KEY).toBe('key');
    await rotateSecret(store, 'BAN_SECRET', { dropsFormer: true, log });
    expect((await readValues()).BAN_SECRET).toBe(BAN_SECRET?.split(',')[0]);
    const nothing = rotateSecret(store, 'BAN_SECRET', { dropsFormer: true, log });
    await expect(nothing).rejects.toThrow('no former value');
  });

  it('disables the former versions only after the functions have the new version (R209)', async () => {
    const steps: string[] = [];
    const note = async (step: string): Promise<void> => void steps.push(step);
    const store: SecretStore = {
      ...createEmulatorStore(file),
      write: () => note('write'),
      deploy: () => note('deploy'),
      disableFormer: () => note('disable'),
    };
    await rotateSecret(store, 'HASH_SECRET', { log });
    expect(steps).toEqual(['write', 'deploy', 'disable']);
    const failing = { ...store, deploy: () => Promise.reject(new Error('no deploy')) };
    await expect(rotateSecret(failing, 'HASH_SECRET', { log })).rejects.toThrow('no deploy');
    expect(steps).toEqual(['write', 'deploy', 'disable', 'write']);
  });
});
