import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { LauncherError } from '../../emulators/errors.ts';
import { ROOT } from '../../emulators/paths.ts';

/** What an owner says of a real project in `deploy/<project id>.env`. Nothing in it is secret. */
export const settings = z.looseObject({
  /** Database, bucket and functions; it cannot be changed once the database is there. */
  REGION: z
    .string()
    .regex(/^[a-z]+-[a-z]+\d+$/)
    .default('southamerica-east1'),
  /** The browsers' API key, restricted to the site's addresses. */
  WEB_API_KEY: z.string().min(20),
  /** Browsers ask App Check for tokens where it is given. */
  APP_CHECK_SITE_KEY: z.string().exactOptional(),
  /** Where members find the site, without a slash at the end. */
  SITE_URL: z.url({ protocol: /^https$/ }).refine((url) => !url.endsWith('/'), 'without a slash at the end'),
  /** Other hosts that may sign in, parted by commas. */
  OTHER_DOMAINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((host) => host !== ''))
    .pipe(z.array(z.hostname())),
  /** The bucket of files. */
  BUCKET: z.string().exactOptional(),
});
export type Settings = z.infer<typeof settings>;

/** Names that only the deploy reads; the rest are parameters of the functions. */
const OWN_NAMES = ['SITE_URL', 'OTHER_DOMAINS', 'BUCKET'];

export const settingsFile = (project: string): string => join('deploy', `${project}.env`);

/**
 * Parses the text of such a file.
 *
 * @param file its name, for the message
 * @throws LauncherError that lists what is wrong
 */
export const parseSettings = (text: string, file: string): Settings => {
  const read = settings.safeParse(parseEnv(text));
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new LauncherError(`${file}:\n${faults.join('\n')}`);
};

/** @throws LauncherError when the project has no file yet, or it is not right */
export const readSettings = async (project: string): Promise<Settings> => {
  const file = settingsFile(project);
  if (!existsSync(join(ROOT, file))) {
    throw new LauncherError(`${file} is missing: copy deploy/example.env, and see docs/operations.md.`);
  }
  return parseSettings(await readFile(join(ROOT, file), 'utf8'), file);
};

/** The parameters that functions read, as the text of their own .env file. */
export const functionsEnv = (of: Settings): string =>
  Object.entries(of)
    .filter(([name, value]) => !OWN_NAMES.includes(name) && typeof value === 'string')
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
