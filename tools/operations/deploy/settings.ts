import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { DEFAULT_REGION } from '@bigorna/domain/region';
import { z } from 'zod';
import { LauncherError } from '../../shared/errors.ts';
import { ROOT } from '../../shared/paths.ts';

/** Settings of a real project in `deploy/<project id>.env`. No secrets. */
const named = z.strictObject({
  /** Region of database, bucket and functions; final once the database exists. */
  REGION: z
    .string()
    .regex(/^[a-z]+-[a-z]+\d+$/)
    .default(DEFAULT_REGION),
  /** API key for browsers, restricted to the site's hosts. */
  WEB_API_KEY: z.string().min(20),
  /** The web app's id and its reCAPTCHA Enterprise key: with both, browsers request App Check tokens. */
  APP_CHECK_APP_ID: z.string().min(1).exactOptional(),
  APP_CHECK_SITE_KEY: z.string().min(1).exactOptional(),
  /** Whether expensive anonymous calls require an App Check token. Yes, unless `WITHOUT_APP_CHECK` is set. */
  APP_CHECK_REQUIRED: z.enum(['true', 'false']).exactOptional(),
  /** Why App Check is not required. */
  WITHOUT_APP_CHECK: z.string().min(10, 'the reason, in ten characters or more').exactOptional(),
  /** Public URL of the site, without a trailing slash. */
  SITE_URL: z.url({ protocol: /^https$/ }).refine((url) => !url.endsWith('/'), 'without a trailing slash'),
  /** Instances of the function that renders pages which always run: 0, or 1 against the wait for a first start. */
  CATALOGUE_MIN_INSTANCES: z.enum(['0', '1']).exactOptional(),
  /** Whether to upgrade Firebase Auth to Identity Platform, which has a price per active account (docs/costs.md). */
  IDENTITY_PLATFORM: z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).default(false),
  /** Other hosts that may sign in, separated by commas. */
  OTHER_DOMAINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((host) => host !== ''))
    .pipe(z.array(z.hostname())),
  /** Storage bucket. Default: PROJECT.firebasestorage.app. */
  BUCKET: z.string().exactOptional(),
});

type AppCheckSettings = Pick<
  z.infer<typeof named>,
  'APP_CHECK_APP_ID' | 'APP_CHECK_SITE_KEY' | 'APP_CHECK_REQUIRED' | 'WITHOUT_APP_CHECK'
>;

/**
 * App Check is required, unless the settings give a reason (R203). Without App Check, rate limits count anonymous
 * callers only by an IP address, which can be forged, and all callers together. One key without the other would do
 * nothing, or lock everyone out.
 */
const findAppCheckFault = (
  given: AppCheckSettings,
): readonly [name: keyof AppCheckSettings, message: string] | null => {
  const { APP_CHECK_APP_ID, APP_CHECK_SITE_KEY, APP_CHECK_REQUIRED, WITHOUT_APP_CHECK } = given;
  if (APP_CHECK_APP_ID === undefined && APP_CHECK_SITE_KEY !== undefined)
    return ['APP_CHECK_APP_ID', 'required with APP_CHECK_SITE_KEY'];
  if (APP_CHECK_SITE_KEY === undefined && APP_CHECK_APP_ID !== undefined)
    return ['APP_CHECK_SITE_KEY', 'required with APP_CHECK_APP_ID'];
  if (WITHOUT_APP_CHECK !== undefined) {
    return APP_CHECK_REQUIRED === 'true' ? ['WITHOUT_APP_CHECK', 'contradicts APP_CHECK_REQUIRED=true'] : null;
  }
  if (APP_CHECK_APP_ID === undefined) {
    const message = 'give APP_CHECK_APP_ID and APP_CHECK_SITE_KEY, or say in WITHOUT_APP_CHECK why not';
    return ['APP_CHECK_APP_ID', `${message} (docs/operations.md, section 7)`];
  }
  return APP_CHECK_REQUIRED === 'false' ? ['WITHOUT_APP_CHECK', 'say why App Check is not required'] : null;
};

/** Fills in `APP_CHECK_REQUIRED`. Rejects unknown names, which are probably typos. */
const settings = named
  .superRefine((given, context) => {
    const fault = findAppCheckFault(given);
    if (fault !== null) context.addIssue({ code: 'custom', path: [fault[0]], message: fault[1] });
  })
  .transform((given) => ({
    ...given,
    APP_CHECK_REQUIRED: given.WITHOUT_APP_CHECK === undefined ? 'true' : 'false',
  }));
export type Settings = z.infer<typeof settings>;

export const SETTING_NAMES: readonly string[] = Object.keys(named.shape);

/** Texts for the deploy only; the other texts are parameters of the functions. */
const DEPLOY_ONLY_NAMES = ['BUCKET', 'WITHOUT_APP_CHECK'];

/**
 * Parses a settings file.
 *
 * @param file name of the file, for the message
 * @throws LauncherError that lists the faults
 */
export const parseSettings = (text: string, file: string): Settings => {
  const read = settings.safeParse(parseEnv(text));
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `  ${[...path, message].join(': ')}`);
  throw new LauncherError(`${file}:\n${faults.join('\n')}`);
};

/** @throws LauncherError if the project's file is missing or invalid */
export const readSettings = async (project: string): Promise<Settings> => {
  const file = join('deploy', `${project}.env`);
  if (!existsSync(join(ROOT, file))) {
    throw new LauncherError(`${file} is missing: copy deploy/example.env, and see docs/operations.md.`);
  }
  return parseSettings(await readFile(join(ROOT, file), 'utf8'), file);
};

/** The function parameters as the text of an .env file. */
export const formatFunctionsEnv = (of: Settings): string =>
  Object.entries(of)
    .filter(([name, value]) => !DEPLOY_ONLY_NAMES.includes(name) && typeof value === 'string')
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');

/** Whether App Check is required, and why not, for the plan. */
export const describeAppCheck = ({ WITHOUT_APP_CHECK }: Settings): string =>
  WITHOUT_APP_CHECK === undefined ? 'required' : `not required: ${WITHOUT_APP_CHECK}`;
