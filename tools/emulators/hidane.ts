import { setTimeout as wait } from 'node:timers/promises';
import { LauncherError } from '../shared/errors.ts';
import { HOST, PROJECT_ID } from '../shared/ports.ts';
import { endAll, startGroup } from '../shared/processes.ts';
import { resolveFirestoreEmulator } from './firestore-emulator.ts';
import { findFreePort } from './listen.ts';
import { machineProbes } from './machine-probes.ts';

const READY_MS = 60_000;
const POLL_MS = 100;

const isResponding = (host: string): Promise<boolean> =>
  fetch(`http://${host}/`).then(
    () => true,
    () => false,
  );

/** Starts only a Firestore emulator, without data. */
export const startFirestore = async (): Promise<{ host: string; stop(): Promise<void> }> => {
  const emulator = await resolveFirestoreEmulator(machineProbes);
  const port = await findFreePort();
  const flags = ['--host', HOST, '--port', String(port), '--project_id', PROJECT_ID];
  const child =
    emulator.kind === 'hidane'
      ? startGroup(emulator.binary, flags, { service: true })
      : startGroup(emulator.java, ['-jar', emulator.jar, ...flags], { service: true });
  const { pid } = child;
  const stop = async (): Promise<void> => {
    if (pid !== undefined) await endAll([-pid]);
  };
  const host = `${HOST}:${port}`;
  const deadline = Date.now() + READY_MS;
  while (!(await isResponding(host))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new LauncherError('The Firestore emulator did not start');
    }
    await wait(POLL_MS);
  }
  return { host, stop };
};
