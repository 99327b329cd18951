import { PASSWORD } from '@bigorna/domain/limits';
import { z } from 'zod';
import { LauncherError } from '../../emulators/errors.ts';
import { call } from '../call.ts';
import type { Place } from '../place.ts';
import { otherProviders } from './providers.ts';
import type { Settings } from './settings.ts';

/** One call of Identity Platform's admin API, below the service's address. */
export interface AdminCall {
  readonly method: 'PATCH' | 'POST';
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

type Where = Pick<Place, 'project' | 'identity' | 'headers'>;

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of the leaves that are set, as an update mask: all else keeps what it has. */
const maskOf = (tree: Readonly<Record<string, unknown>>, above = ''): string[] =>
  Object.entries(tree).flatMap(([name, inner]) =>
    isTree(inner) ? maskOf(inner, `${above}${name}.`) : [`${above}${name}`],
  );

/**
 * What Identity Platform must be told and no file of Firebase carries.
 *
 * Its password policy stays below ours (`domain/password-rules.ts`): what it takes for a letter is not said, and it would
 * refuse what our own form has let through.
 */
const configOf = (project: string, { SITE_URL, OTHER_DOMAINS }: Settings) => ({
  signIn: {
    email: { enabled: true, passwordRequired: true },
    anonymous: { enabled: false },
    phoneNumber: { enabled: false },
    allowDuplicateEmails: false,
  },
  // Accounts are made and removed by our server alone.
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  notification: { sendEmail: { callbackUri: `${SITE_URL}/auth/action` } },
  authorizedDomains: [new URL(SITE_URL).hostname, `${project}.web.app`, `${project}.firebaseapp.com`, ...OTHER_DOMAINS],
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
    passwordPolicyVersions: [
      {
        customStrengthOptions: {
          minPasswordLength: PASSWORD.min,
          maxPasswordLength: PASSWORD.max,
          containsNumericCharacter: true,
        },
      },
    ],
  },
});

/** The calls that bring a project's Identity Platform to what the portal stands on; they may be made again at any time. */
export const identityCalls = (project: string, of: Settings): readonly [AdminCall, AdminCall] => {
  const body = configOf(project, of);
  return [
    { method: 'POST', path: `v2/projects/${project}/identityPlatform:initializeAuth`, body: {} },
    { method: 'PATCH', path: `admin/v2/projects/${project}/config?updateMask=${maskOf(body).join(',')}`, body },
  ];
};

/** What is off may be said by `false`, or by nothing. */
const off = z.looseObject({ enabled: z.literal(false).default(false) }).default({ enabled: false });

/** What must stand there. */
const kept = z.looseObject({
  signIn: z.looseObject({
    email: z.looseObject({ enabled: z.literal(true), passwordRequired: z.literal(true) }),
    anonymous: off,
    phoneNumber: off,
  }),
  client: z.looseObject({
    permissions: z.looseObject({ disabledUserSignup: z.literal(true), disabledUserDeletion: z.literal(true) }),
  }),
  emailPrivacyConfig: z.looseObject({ enableImprovedEmailPrivacy: z.literal(true) }),
});

/**
 * Looks at what Identity Platform has, which somebody may have changed in the console since it was set.
 *
 * @throws LauncherError when it does not say that strangers may neither sign up nor come in by other ways, or another provider is on
 */
export const checkIdentity = async (place: Where): Promise<void> => {
  const read = kept.safeParse(await call(place, 'GET', `${place.identity}/admin/v2/projects/${place.project}/config`));
  if (!read.success) {
    const names = read.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new LauncherError(
      `Identity Platform is not as \`identity\` sets it: ${names}. Run that step, or see the console.`,
    );
  }
  const others = await otherProviders(place);
  if (others.length > 0) {
    throw new LauncherError(
      `Sign-in by ${others.join(', ')} is on: switch it off in the console (Authentication › Sign-in method).`,
    );
  }
};

/** A project that has Identity Platform refuses to get it a second time; that is what was wanted. */
const isThereAlready = (error: unknown): boolean =>
  error instanceof LauncherError &&
  /already (been )?(enabled|initialized)|INVALID_PROJECT_ID : Identity Platform has/i.test(error.message);

/**
 * Sets up Identity Platform.
 *
 * @throws LauncherError when it refuses, and what {@link checkIdentity} throws of what it has afterwards
 */
export const setIdentity = async (place: Where, of: Settings): Promise<void> => {
  const [begin, configure] = identityCalls(place.project, of);
  const make = ({ method, path, body }: AdminCall) =>
    call(place, method, `${place.identity}/${path}`, JSON.stringify(body));
  await make(begin).catch((error: unknown) => {
    if (!isThereAlready(error)) throw error;
  });
  await make(configure);
  await checkIdentity(place);
};
