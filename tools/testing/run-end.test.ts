import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { LauncherError } from '../shared/errors.ts';
import { runCommand } from '../shared/processes.ts';
import { createRunEnd } from './run-end.ts';

it('kills the running commands when the emulators crash, with the crash as the reason', async () => {
  const { ended, crashed, crash } = createRunEnd(new AbortController().signal);
  const killed = runCommand('sleep', ['60']);
  expect(await Promise.race([killed, delay(100, 'running')])).toBe('running');
  const reason = new LauncherError('The firestore emulator has ended unexpectedly');
  crash(reason);
  expect((await killed).code).toBeNull();
  expect([ended.reason, crashed.reason]).toEqual([reason, reason]);
});

it('ends without a crash when the run is stopped', () => {
  const stop = new AbortController();
  const { ended, crashed } = createRunEnd(stop.signal);
  expect(ended.aborted).toBe(false);
  stop.abort();
  expect([ended.aborted, crashed.aborted]).toEqual([true, false]);
});
