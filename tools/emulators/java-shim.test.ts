import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../shared/processes.ts';

const SHIM = join(import.meta.dirname, 'java-shim', 'java');
let folder: string;

/** A program that prints its name, process id and arguments. */
async function program(name: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\necho "${name} $$ $*"\n`, { mode: 0o755 });
  return path;
}

async function java(args: readonly string[], changes: NodeJS.ProcessEnv = {}) {
  const env = {
    PATH: process.env.PATH,
    BIGORNA_FIRESTORE_MARK: join(folder, 'firestore.mark'),
    BIGORNA_HIDANE: await program('hidane'),
    BIGORNA_STORAGE_MARK: join(folder, 'storage.mark'),
    BIGORNA_NODE: await program('node'),
    BIGORNA_STORAGE_RUNTIME: '/tools/runtime.ts',
    BIGORNA_REAL_JAVA: await program('real-java'),
    BIGORNA_PIDS: folder,
    ...changes,
  };
  return runCommand(SHIM, args, { env, cwd: folder });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'java-shim-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('prints a version that firebase-tools accepts', async () => {
  const { code, output } = await java(['-Duser.language=en', '-Dfile.encoding=UTF-8', '-version']);
  expect(code).toBe(0);
  expect(Number(/version "([1-9][0-9]*)/.exec(output)?.[1])).toBeGreaterThanOrEqual(21);
});

it('executes hidane for Firestore, with the emulator’s flags, and writes its process id', async () => {
  const mark = join(folder, 'firestore.mark');
  const { output } = await java(['-Duser.language=en', '-jar', mark, '--port', '8080', '--rules', 'a b.rules']);
  const pid = (await readFile(join(folder, 'firestore'), 'utf8')).trim();
  expect(output).toBe(`hidane ${pid} --port 8080 --rules a b.rules\n`);
});

it('executes the evaluator with the given Node for the storage rules', async () => {
  const { output } = await java(['-Djava.security.manager=disallow', '-jar', join(folder, 'storage.mark'), 'serve']);
  const pid = (await readFile(join(folder, 'storage'), 'utf8')).trim();
  expect(output).toBe(`node ${pid} /tools/runtime.ts\n`);
});

it('executes the real java for any other jar, with all its arguments', async () => {
  const { output } = await java(['-Duser.language=en', '-jar', '/cache/cloud-firestore.jar', '--port', '8080']);
  expect(output).toMatch(/^real-java \d+ -Duser\.language=en -jar \/cache\/cloud-firestore\.jar --port 8080\n$/);
});

it('reports a missing real java', async () => {
  const { code, output } = await java(['-jar', '/cache/other.jar'], { BIGORNA_REAL_JAVA: '' });
  expect(code).toBe(1);
  expect(output).toContain('no Java here');
});
