import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { getHostingHeaders } from '../../hosting/hosting-headers.ts';
import { ROOT } from '../../shared/paths.ts';
import { readFirebaseJson } from './check-config.ts';
import type { Settings } from './settings.ts';

/** The copy is next to firebase.json, because the paths in the copy are relative to its folder. */
const COPY = 'firebase.deploy.json';

const table = z.record(z.string(), z.unknown());

/**
 * Runs `work` with the name of a temporary copy of firebase.json for the project: with App Check headers if the
 * project's settings enable App Check.
 */
export const withHostingConfig = async (settings: Settings, work: (file: string) => Promise<void>): Promise<void> => {
  const path = join(ROOT, COPY);
  const config = table.parse(await readFirebaseJson());
  const headers = await getHostingHeaders({ appCheck: settings.APP_CHECK_SITE_KEY !== undefined });
  await writeFile(path, JSON.stringify({ ...config, hosting: { ...table.parse(config.hosting), headers } }));
  try {
    await work(COPY);
  } finally {
    await rm(path, { force: true });
  }
};
