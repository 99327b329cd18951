import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, it, vi } from 'vitest';
import { toEmulatorHeaders } from '../hosting/hosting-headers.ts';
import { ROOT } from '../shared/paths.ts';
import { PORT_SETS } from '../shared/ports.ts';
import { ANNOUNCED_PORTS } from './announced-ports.ts';
import { createRunConfig, RELOADED } from './run-folder.ts';

const source = JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8'));
const FOLDER = join(ROOT, '.cache/emulators/here');
const copied = { ui: false, functions: true, reload: false };
const sets = Object.values(PORT_SETS);

it('gives every emulator of every run its own port', () => {
  const ports = sets.flatMap((set) => Object.values(set.ports));
  expect(new Set(ports).size).toBe(ports.length);
});

it('runs npm start on the ports of firebase.json', () => {
  const run = createRunConfig(source, FOLDER, PORT_SETS.start, copied);
  expect(run.emulators).toEqual(source.emulators);
});

it('uses the deployed rewrites, local Firebase hosts in headers, and copies of this run', () => {
  const run = createRunConfig(source, FOLDER, PORT_SETS.tests, copied);
  const { auth, firestore, storage } = PORT_SETS.tests.ports;
  const headers = toEmulatorHeaders(
    source.hosting.headers,
    [auth, firestore, storage].map((port) => `http://127.0.0.1:${port}`),
  );
  expect(run.hosting).toEqual({ ...source.hosting, public: 'hosting', headers });
  expect(run.functions).toEqual([{ ...source.functions[0], source: 'functions' }]);
});

it('points pages at the proxy instead of the emulator behind it', () => {
  vi.stubEnv(ANNOUNCED_PORTS, JSON.stringify({ firestore: 4711 }));
  const { headers } = createRunConfig(source, FOLDER, PORT_SETS.tests, copied).hosting;
  vi.unstubAllEnvs();
  const { auth, firestore, storage } = PORT_SETS.tests.ports;
  const policies = headers.flatMap(({ headers: of }) => of.map(({ value }) => value)).join(' ');
  expect(policies).toContain([auth, 4711, storage].map((port) => `http://127.0.0.1:${port}`).join(' '));
  expect(policies).not.toContain(`:${firestore}`);
});

it('leaves out the functions and their emulators on request', () => {
  const run = createRunConfig(source, FOLDER, PORT_SETS.tests, { ...copied, functions: false });
  expect(run).not.toHaveProperty('functions');
  expect(Object.keys(run.emulators)).not.toEqual(expect.arrayContaining(['functions']));
});

it('puts functions that reload outside of the folders that the Functions emulator ignores', () => {
  const run = createRunConfig(source, FOLDER, PORT_SETS.start, { ...copied, reload: true });
  const folder = join(FOLDER, run.functions?.[0].source ?? '');
  expect(folder).toBe(RELOADED);
  expect(relative(ROOT, folder).split('/')).not.toContainEqual(expect.stringMatching(/^\./));
});
