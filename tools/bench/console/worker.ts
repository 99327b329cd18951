import { registerHooks } from 'node:module';
import { PROJECT_ID, REGION } from '../../emulators/ports.ts';
import { authStandIn } from './auth-stand-in.ts';

const [host = '', each = ''] = process.argv.slice(2);

/** What functions find in their environment, before any of their code is loaded. Tokens are not signed, as at an emulator. */
Object.assign(process.env, {
  GCLOUD_PROJECT: PROJECT_ID,
  REGION,
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: `${PROJECT_ID}.appspot.com` }),
  FUNCTIONS_EMULATOR: 'true',
  METADATA_SERVER_DETECTION: 'none',
  FIREBASE_AUTH_EMULATOR_HOST: await authStandIn('u0000000'),
  FIRESTORE_EMULATOR_HOST: host,
});

/** Puts synthetic mods where functions read the catalogue's index from Cloud Storage. */
const REPLACED = new URL('../../../functions/src/catalogue/instance.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    return found.url === REPLACED
      ? next('./synthetic-catalogue.ts', { ...context, parentURL: import.meta.url })
      : found;
  },
});

// Without whoever started it there is nobody to tell.
process.on('disconnect', () => process.exit());

const { measure } = await import('./measure.ts');
process.send?.(await measure(Number(each)));
