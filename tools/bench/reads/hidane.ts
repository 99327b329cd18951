import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LauncherError } from '../../emulators/errors.ts';
import { resolveFirestoreEmulator } from '../../emulators/firestore-emulator.ts';
import { machineProbes } from '../../emulators/machine-probes.ts';
import { ROOT } from '../../emulators/paths.ts';
import { HOST, PROJECT_ID } from '../../emulators/ports.ts';
import { endAll, startGroup } from '../../emulators/processes.ts';

const READY_MS = 60_000;
const POLL_MS = 100;
const EXPORT = join(ROOT, 'emulator-data/firestore_export/firestore_export.overall_export_metadata');

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The probe has no port');
  return address.port;
};

const answers = (host: string): Promise<boolean> =>
  fetch(`http://${host}/`).then(
    () => true,
    () => false,
  );

/**
 * Starts a Firestore emulator of the bench's own, and nothing else.
 *
 * @param seeded with the data set's documents, or empty
 */
export const startFirestore = async (seeded: boolean): Promise<{ host: string; stop(): Promise<void> }> => {
  const emulator = await resolveFirestoreEmulator(machineProbes);
  const port = await freePort();
  const where = ['--host', HOST, '--port', String(port), '--project_id', PROJECT_ID];
  const flags = [...where, ...(seeded ? ['--seed_from_export', EXPORT] : [])];
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
  while (!(await answers(host))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new LauncherError('The Firestore emulator did not start');
    }
    await wait(POLL_MS);
  }
  return { host, stop };
};
