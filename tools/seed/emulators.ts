import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resolveFirestoreEmulator } from '../emulators/firestore-emulator.ts';
import { machineProbes } from '../emulators/machine-probes.ts';
import { HOST, PORT_SETS, type PortSet, PROJECT_ID } from '../emulators/ports.ts';
import { checkPorts } from '../emulators/preflight.ts';
import { readinessProbes, waitUntilReady } from '../emulators/readiness.ts';
import { createRunFolder, type RunFolder } from '../emulators/run-folder.ts';
import { startSuite } from '../emulators/suite.ts';
import type { StopRequest } from '../emulators/tool.ts';

const READY_MS = 180_000;
const EXPORT_MS = 120_000;
const OFFSET = 22_500;
const SERVICES = ['auth', 'firestore', 'firestoreWebsocket', 'storage', 'hub', 'logging'] as const;

const above = (port: number): number => port + OFFSET;
const { ports } = PORT_SETS.start;
/** Apart from every other run's ports, so that seeding can go on beside `npm start` and `npm test`. */
const SEED_PORTS: PortSet = {
  name: 'seed',
  ports: {
    hosting: above(ports.hosting),
    functions: above(ports.functions),
    firestore: above(ports.firestore),
    firestoreWebsocket: above(ports.firestoreWebsocket),
    auth: above(ports.auth),
    storage: above(ports.storage),
    eventarc: above(ports.eventarc),
    tasks: above(ports.tasks),
    hub: above(ports.hub),
    logging: above(ports.logging),
    ui: above(ports.ui),
  },
};

/** Address of an emulator as SDKs want it: host and port. */
export const addressOf = (service: (typeof SERVICES)[number]): string => `${HOST}:${SEED_PORTS.ports[service]}`;

const CLOSED_STORAGE = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /{all=**} {
      allow read, write: if false;
    }
  }
}
`;
const CLOSED_FIRESTORE = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{all=**} {
      allow read, write: if false;
    }
  }
}
`;

/**
 * Only the three emulators that hold data, under rules of its own that refuse everyone: the Admin SDK is not asked, and
 * no function hears of the documents written.
 */
const writeConfig = async ({ path }: RunFolder, set: PortSet): Promise<void> => {
  const at = (service: (typeof SERVICES)[number]) => ({ host: HOST, port: set.ports[service] });
  const config = {
    firestore: { rules: 'seed.firestore.rules' },
    storage: { rules: 'seed.storage.rules' },
    emulators: {
      singleProjectMode: true,
      auth: at('auth'),
      firestore: { ...at('firestore'), websocketPort: set.ports.firestoreWebsocket },
      storage: at('storage'),
      hub: at('hub'),
      logging: at('logging'),
      ui: { enabled: false },
    },
  };
  await writeFile(join(path, 'seed.firestore.rules'), CLOSED_FIRESTORE);
  await writeFile(join(path, 'seed.storage.rules'), CLOSED_STORAGE);
  await writeFile(join(path, 'firebase.json'), JSON.stringify(config, null, 2));
};

/**
 * Runs `work` beside emulators that start empty or from an export, and stops them afterwards.
 *
 * @param set where they listen; without it on the seed's own ports
 */
export const withEmulators = async (
  stop: StopRequest,
  importFrom: string | null,
  work: () => Promise<void>,
  set: PortSet = SEED_PORTS,
): Promise<void> => {
  await checkPorts(set, SERVICES);
  const firestore = await resolveFirestoreEmulator(machineProbes);
  const folder = await createRunFolder(set, { ui: false, functions: false, reload: false });
  await writeConfig(folder, set);
  const suite = await startSuite({
    folder,
    firestore,
    storage: { kind: 'evaluator' },
    importFrom,
    verbose: false,
  });
  try {
    const given = AbortSignal.any([stop.signal, suite.died]);
    const probes = readinessProbes(set, ['functions', 'web', 'admin']);
    await Promise.all([suite.allRunning, waitUntilReady(probes, READY_MS, given)]);
    await work();
  } finally {
    await suite.stop();
  }
};

/** Has the hub export all three emulators into a folder. */
export const exportTo = async (path: string): Promise<void> => {
  const response = await fetch(`http://${addressOf('hub')}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'seed' }),
    signal: AbortSignal.timeout(EXPORT_MS),
  });
  if (!response.ok) throw new Error(`The export of ${PROJECT_ID} failed: ${response.status} ${await response.text()}`);
};
