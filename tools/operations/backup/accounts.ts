import { z } from 'zod';
import { LauncherError } from '../../shared/errors.ts';
import { callGoogleApi, readPages } from '../call.ts';
import type { Environment } from '../environment.ts';

/**
 * An account of Firebase Auth, as Identity Toolkit exports and imports it. Excludes token times: an import ends every
 * session.
 */
export const storedAccount = z.object({
  localId: z.string(),
  email: z.string().optional(),
  emailVerified: z.boolean().default(false),
  displayName: z.string().optional(),
  photoUrl: z.string().optional(),
  phoneNumber: z.string().optional(),
  disabled: z.boolean().default(false),
  /** Custom claims, as JSON text. */
  customAttributes: z.string().optional(),
  passwordHash: z.string().optional(),
  salt: z.string().optional(),
  createdAt: z.string(),
  lastLoginAt: z.string().optional(),
});
export type StoredAccount = z.infer<typeof storedAccount>;

/** A project's password hash parameters; without these parameters, another project cannot use the hashes. */
export const hashing = z.object({
  algorithm: z.string(),
  signerKey: z.string(),
  saltSeparator: z.string(),
  rounds: z.int(),
  memoryCost: z.int(),
});
export type Hashing = z.infer<typeof hashing>;

const accountsPage = z.object({ users: z.array(storedAccount).default([]), nextPageToken: z.string().optional() });
const config = z.object({ signIn: z.object({ hashConfig: hashing.optional() }).optional() });
const refusals = z.object({ error: z.array(z.unknown()).default([]) });

/** Identity Toolkit's limit per list or import call. */
const PAGE = 1000;

const getAccountsUrl = (environment: Environment, verb: string): string =>
  `${environment.identity}/v1/projects/${environment.project}/accounts:${verb}`;

/** Every account, page by page. */
export async function* readAccounts(environment: Environment): AsyncGenerator<StoredAccount[]> {
  const url = `${getAccountsUrl(environment, 'batchGet')}?maxResults=${PAGE}`;
  for await (const { users } of readPages(environment, url, accountsPage, 'nextPageToken')) {
    // The last page with accounts may link to an empty page.
    if (users.length === 0) return;
    yield users;
  }
}

/**
 * The project's password hash parameters; null for emulators, which need none.
 *
 * @throws LauncherError without the permission firebaseauth.configs.getHashConfig
 */
export const readHashing = async (environment: Environment): Promise<Hashing | null> => {
  if (environment.emulated) return null;
  const result = await callGoogleApi(
    environment,
    'GET',
    `${environment.identity}/admin/v2/projects/${environment.project}/config`,
  );
  const hashConfig = config.parse(result).signIn?.hashConfig;
  if (hashConfig === undefined) {
    throw new LauncherError(
      'The project hides its password hash parameters: you need the permission firebaseauth.configs.getHashConfig ' +
        '(role Firebase Authentication Admin). Without it nobody could sign in after a restore.',
    );
  }
  return hashConfig;
};

const importHashing = ({ algorithm, ...others }: Hashing) => ({ hashAlgorithm: algorithm, ...others });

/** Imports accounts with passwords, and overwrites existing ones. Retries a call without a response. */
export const writeAccounts = async (
  environment: Environment,
  users: readonly StoredAccount[],
  hashed: Hashing | null,
): Promise<void> => {
  const body = JSON.stringify({ users, allowOverwrite: true, ...(hashed === null ? {} : importHashing(hashed)) });
  const { error } = refusals.parse(
    await callGoogleApi(environment, 'POST', getAccountsUrl(environment, 'batchCreate'), body),
  );
  if (error.length > 0) throw new LauncherError(`Accounts were refused: ${JSON.stringify(error).slice(0, 600)}`);
};

export const deleteAccounts = async (environment: Environment, localIds: readonly string[]): Promise<void> => {
  const body = JSON.stringify({ localIds, force: true });
  const result = z
    .object({ errors: z.array(z.unknown()).default([]) })
    .parse(await callGoogleApi(environment, 'POST', getAccountsUrl(environment, 'batchDelete'), body));
  if (result.errors.length > 0) {
    throw new LauncherError(`Accounts could not be deleted: ${JSON.stringify(result.errors).slice(0, 600)}`);
  }
};
