import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../emulators/paths.ts';
import { hostingHeaders } from '../../hosting/hosting-headers.ts';
import { readFirebaseJson } from './check-config.ts';
import type { Settings } from './settings.ts';

/** Beside firebase.json, for its paths are taken from where it lies. */
const COPY = 'firebase.deploy.json';

const table = z.record(z.string(), z.unknown());

/** firebase.json as a project gets it: with what pages must load for App Check, where its settings ask for that. */
export const hostingConfig = async (config: unknown, settings: Settings): Promise<z.infer<typeof table>> => {
  const whole = table.parse(config);
  const headers = await hostingHeaders({ appCheck: settings.APP_CHECK_SITE_KEY !== undefined });
  return { ...whole, hosting: { ...table.parse(whole.hosting), headers } };
};

/** Has something done with a copy of firebase.json for the project, which is gone afterwards. `work` gets the copy's name. */
export const withHostingConfig = async (settings: Settings, work: (file: string) => Promise<void>): Promise<void> => {
  const path = join(ROOT, COPY);
  await writeFile(path, JSON.stringify(await hostingConfig(await readFirebaseJson(), settings)));
  try {
    await work(COPY);
  } finally {
    await rm(path, { force: true });
  }
};
