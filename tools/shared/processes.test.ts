import { once } from 'node:events';
import { expect, it } from 'vitest';
import { NODE } from './paths.ts';
import { endAll, isAlive, runCommand, startGroup } from './processes.ts';

/** A program that ignores SIGTERM, with a child that also ignores it. Prints both process ids. */
const STUBBORN = `
  process.on('SIGTERM', () => {});
  if (process.argv[1] !== 'inner') {
    const { spawn } = require('node:child_process');
    const inner = spawn(process.execPath, ['-e', process.env.SOURCE, 'inner'], { stdio: 'inherit' });
    console.log(process.pid, inner.pid);
  }
  setInterval(() => {}, 1000);
`;

it('kills a program and its children that ignore SIGTERM', async () => {
  const child = startGroup(NODE, ['-e', STUBBORN], { env: { ...process.env, SOURCE: STUBBORN } });
  if (!child.stdout || !child.pid) throw new Error('not started');
  const [line] = await once(child.stdout, 'data');
  const pids = String(line).trim().split(' ').map(Number);
  expect(pids.map(isAlive)).toEqual([true, true]);
  await endAll([-child.pid], true);
  expect(pids.map(isAlive)).toEqual([false, false]);
});

it('returns code and output of a program, and code null if the program can’t start', async () => {
  const script = "console.log('out'); console.error('err'); process.exit(3)";
  const result = await runCommand(NODE, ['-e', script]);
  expect(result.code).toBe(3);
  expect(result.output).toContain('out');
  expect(result.output).toContain('err');
  expect((await runCommand('/no/such/program', [])).code).toBeNull();
});

it('kills a program after its timeout', async () => {
  const result = await runCommand(NODE, ['-e', 'setInterval(() => {}, 1000)'], { timeoutMs: 300 });
  expect(result.code).toBeNull();
});
