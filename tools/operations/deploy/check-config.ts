import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { getHostingHeaders } from '../../hosting/hosting-headers.ts';
import { ROOT } from '../../shared/paths.ts';

const rewrite = z.union([
  z.strictObject({ source: z.string(), function: z.strictObject({ functionId: z.string(), region: z.string() }) }),
  z.strictObject({ source: z.string(), destination: z.string() }),
]);

/** The parts of firebase.json that a deploy reads. */
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

/** Emulator files beside the built functions that must not be uploaded. */
const LOCAL_FILES = ['.env.local', '.secret.local'];

export const readFirebaseJson = async (): Promise<unknown> =>
  JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8'));

/**
 * Faults of firebase.json.
 *
 * @param served functions with HTTP endpoints
 * @param region region in the project's settings
 */
export const findConfigFaults = (config: unknown, served: readonly string[], region: string): string[] => {
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
      .map((name) => `no rewrite leads to ${name}`),
    ...[...new Set([...called.map((one) => one.region), firestore.location])]
      .filter((one) => one !== region)
      .map((one) => `${one} instead of the settings' ${region}`),
  ];
};

/**
 * Differences between the headers in firebase.json and those computed from `domain/` and the pages of site and console.
 * App Check headers are not compared: the deploy adds them to its own copy of the file.
 */
export const findHeaderFaults = async (config: unknown): Promise<string[]> => {
  const read = firebaseConfig.safeParse(config);
  if (!read.success) return ['firebase.json does not parse'];
  const right = await getHostingHeaders();
  return right
    .filter((rule) => !read.data.hosting.headers.some((one) => JSON.stringify(one) === JSON.stringify(rule)))
    .map(({ source }) => `the headers of ${source} do not match domain: node tools/hosting/write-headers.ts`);
};
