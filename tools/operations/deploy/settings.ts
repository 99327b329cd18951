import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { DEFAULT_REGION } from '@bigorna/domain/region';
import { z } from 'zod';
import { LauncherError } from '../../emulators/errors.ts';
import { ROOT } from '../../emulators/paths.ts';

/** What an owner says of a real project in `deploy/<project id>.env`. Nothing in it is secret. */
const named = z.strictObject({
  /** Database, bucket and functions; it cannot be changed once the database is there. */
  REGION: z
    .string()
    .regex(/^[a-z]+-[a-z]+\d+$/)
    .default(DEFAULT_REGION),
  /** The browsers' API key, restricted to the site's addresses. */
  WEB_API_KEY: z.string().min(20),
  /** The web app's id and its reCAPTCHA Enterprise key: with both, browsers ask App Check for tokens. */
  APP_CHECK_APP_ID: z.string().min(1).exactOptional(),
  APP_CHECK_SITE_KEY: z.string().min(1).exactOptional(),
  /** Whether calls of strangers that cost must bring such a token. */
  APP_CHECK_REQUIRED: z.enum(['true', 'false']).exactOptional(),
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

/** A name that is not known is a slip of the pen; half of App Check is none, or shuts everybody out. */
const settings = named.superRefine(({ APP_CHECK_APP_ID, APP_CHECK_SITE_KEY, APP_CHECK_REQUIRED }, context) => {
  const given = { APP_CHECK_APP_ID, APP_CHECK_SITE_KEY };
  const missing = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === 1) context.addIssue({ code: 'custom', path: missing, message: 'missing beside the other' });
  if (missing.length === 2 && APP_CHECK_REQUIRED === 'true') {
    const message = `nobody could register: it needs ${missing.join(' and ')}`;
    context.addIssue({ code: 'custom', path: ['APP_CHECK_REQUIRED'], message });
  }
});
export type Settings = z.infer<typeof settings>;

/** Every name that such a file may give. */
export const SETTING_NAMES: readonly string[] = Object.keys(named.shape);

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
  const faults = read.error.issues.map(({ path, message }) => `  ${[...path, message].join(': ')}`);
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
