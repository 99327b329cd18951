import { PROJECT_ID, REGION } from '../../emulators/ports.ts';

const [host = '', followers = ''] = process.argv.slice(2);

/** What functions find in their environment, before any of their code is loaded. */
Object.assign(process.env, {
  GCLOUD_PROJECT: PROJECT_ID,
  REGION,
  FUNCTIONS_EMULATOR: 'true',
  METADATA_SERVER_DETECTION: 'none',
  FIRESTORE_EMULATOR_HOST: host,
});

// Without whoever started it there is nobody to tell.
process.on('disconnect', () => process.exit());

const { measure } = await import('./measure.ts');
process.send?.(await measure(Number(followers)));
