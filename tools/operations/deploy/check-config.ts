import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../emulators/paths.ts';
import { hostingHeaders } from '../../hosting/hosting-headers.ts';

const rewrite = z.union([
  z.strictObject({ source: z.string(), function: z.strictObject({ functionId: z.string(), region: z.string() }) }),
  z.strictObject({ source: z.string(), destination: z.string() }),
]);

/** What a deploy reads of firebase.json. */
export const firebaseConfig = z.looseObject({
  functions: z
    .array(
      z.looseObject({
        source: z.literal('functions/dist'),
        runtime: z.literal('nodejs24'),
        ignore: z.array(z.string()),
      }),
    )
    .length(1),
  firestore: z.strictObject({
    database: z.literal('(default)'),
    location: z.string(),
    rules: z.string(),
    indexes: z.string(),
  }),
  storage: z.strictObject({ rules: z.string() }),
  hosting: z.looseObject({
    public: z.literal('.cache/hosting'),
    rewrites: z.array(rewrite),
    headers: z.array(
      z.strictObject({
        source: z.string(),
        headers: z.array(z.strictObject({ key: z.string(), value: z.string() })),
      }),
    ),
  }),
});
export type FirebaseConfig = z.infer<typeof firebaseConfig>;

/** Files beside the built functions that hold what emulators use, and must not be uploaded. */
const LOCAL_FILES = ['.env.local', '.secret.local'];

export const readFirebaseJson = async (): Promise<unknown> =>
  JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8'));

/**
 * What is wrong with firebase.json.
 *
 * @param served the functions that answer HTTP calls
 * @param region where they are
 */
export const configFaults = (config: unknown, served: readonly string[], region: string): string[] => {
  const read = firebaseConfig.safeParse(config);
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const { functions, firestore, hosting } = read.data;
  const called = hosting.rewrites.flatMap((one) => ('function' in one ? [one.function] : []));
  return [
    ...LOCAL_FILES.filter((file) => !functions.every(({ ignore }) => ignore.includes(file))).map(
      (file) => `${file} would be uploaded with the functions`,
    ),
    ...called
      .filter(({ functionId }) => !served.includes(functionId))
      .map(({ functionId }) => `no function is named ${functionId}`),
    ...served
      .filter((name) => !called.some(({ functionId }) => functionId === name))
      .map((name) => `nothing leads to ${name}`),
    ...[...new Set([...called.map((one) => one.region), firestore.location])]
      .filter((one) => one !== region)
      .map((one) => `${one} stands where the settings say ${region}`),
  ];
};

/**
 * What is wrong with the headers of firebase.json: they must be those that the domain and both pages ask for.
 * Those that App Check needs are not in it: the deploy puts them into its own copy.
 */
export const headerFaults = async (config: unknown): Promise<string[]> => {
  const read = firebaseConfig.safeParse(config);
  if (!read.success) return ['firebase.json does not parse'];
  const right = await hostingHeaders();
  return right
    .filter((rule) => !read.data.hosting.headers.some((one) => JSON.stringify(one) === JSON.stringify(rule)))
    .map(
      ({ source }) => `the headers of ${source} are not what the domain asks for: node tools/hosting/write-headers.ts`,
    );
};
