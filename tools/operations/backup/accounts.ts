import { z } from 'zod';
import { LauncherError } from '../../emulators/errors.ts';
import { call } from '../call.ts';
import type { Place } from '../place.ts';

/**
 * An account of Firebase Auth as Identity Toolkit tells it and takes it back. What is not here is of the moment: when tokens
 * were renewed, and from when on they count (an import ends every session).
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

/** How a project's password hashes were made; without it they are of no use to another. */
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

/** As many as Identity Toolkit lists or takes in one call. */
const PAGE = 1000;

const accountsOf = (place: Place, verb: string): string =>
  `${place.identity}/v1/projects/${place.project}/accounts:${verb}`;

/** Every account, a page at a time. */
export async function* readAccounts(place: Place): AsyncGenerator<StoredAccount[]> {
  let token: string | undefined;
  do {
    const next: string = token === undefined ? '' : `&nextPageToken=${encodeURIComponent(token)}`;
    const url = `${accountsOf(place, 'batchGet')}?maxResults=${PAGE}${next}`;
    const page: z.infer<typeof accountsPage> = accountsPage.parse(await call(place, 'GET', url));
    if (page.users.length > 0) yield page.users;
    token = page.users.length > 0 ? page.nextPageToken : undefined;
  } while (token !== undefined);
}

export const hasAccounts = async (place: Place): Promise<boolean> => {
  const page = accountsPage.parse(await call(place, 'GET', `${accountsOf(place, 'batchGet')}?maxResults=1`));
  return page.users.length > 0;
};

/**
 * How the project hashes passwords; null on emulators, whose hashes need nothing.
 *
 * @throws LauncherError where the person may not see it (firebaseauth.configs.getHashConfig)
 */
export const readHashing = async (place: Place): Promise<Hashing | null> => {
  if (place.emulated) return null;
  const answer = await call(place, 'GET', `${place.identity}/admin/v2/projects/${place.project}/config`);
  const held = config.parse(answer).signIn?.hashConfig;
  if (held === undefined) {
    throw new LauncherError(
      'The project does not tell how it hashes passwords: you need the permission firebaseauth.configs.getHashConfig ' +
        '(role Firebase Authentication Admin). Without it nobody could sign in after a restore.',
    );
  }
  return held;
};

const importHashing = ({ algorithm, ...others }: Hashing) => ({ hashAlgorithm: algorithm, ...others });

/** Puts accounts back, passwords included, over those that are there: a call whose answer was lost is made again. */
export const writeAccounts = async (
  place: Place,
  users: readonly StoredAccount[],
  hashed: Hashing | null,
): Promise<void> => {
  const body = JSON.stringify({ users, allowOverwrite: true, ...(hashed === null ? {} : importHashing(hashed)) });
  const { error } = refusals.parse(await call(place, 'POST', accountsOf(place, 'batchCreate'), body));
  if (error.length > 0) throw new LauncherError(`Accounts were refused: ${JSON.stringify(error).slice(0, 600)}`);
};

export const deleteAccounts = async (place: Place, localIds: readonly string[]): Promise<void> => {
  const body = JSON.stringify({ localIds, force: true });
  const answer = z
    .object({ errors: z.array(z.unknown()).default([]) })
    .parse(await call(place, 'POST', accountsOf(place, 'batchDelete'), body));
  if (answer.errors.length > 0) {
    throw new LauncherError(`Accounts stay: ${JSON.stringify(answer.errors).slice(0, 600)}`);
  }
};
