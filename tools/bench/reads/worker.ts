import { registerHooks } from 'node:module';
import { PROJECT_ID, REGION } from '../../emulators/ports.ts';
import { ownSettings } from './settings.ts';
import { TaskQueue } from './task-queue.ts';

const queue = new TaskQueue();
const { host, close } = await queue.listen();

/** What functions find in their environment, before any of their code is loaded. */
Object.assign(process.env, {
  GCLOUD_PROJECT: PROJECT_ID,
  REGION,
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: `${PROJECT_ID}.appspot.com` }),
  FUNCTIONS_EMULATOR: 'true',
  METADATA_SERVER_DETECTION: 'none',
  FIRESTORE_EMULATOR_HOST: ownSettings().firestore,
  CLOUD_TASKS_EMULATOR_HOST: host,
});

/** Puts the bench's catalogue where functions have the one that takes its snapshots from Cloud Storage. */
const REPLACED = new URL('../../../functions/src/catalogue/instance.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    return found.url === REPLACED ? next('./measured-instance.ts', { ...context, parentURL: import.meta.url }) : found;
  },
});

// Without whoever started it there is nobody to tell.
process.on('disconnect', () => process.exit());

const { play } = await import('./play.ts');
process.send?.(await play(queue));
close();
