import { PASSWORD } from '@bigorna/domain/limits';
import { z } from 'zod';
import { LauncherError } from '../../shared/errors.ts';
import { callGoogleApi } from '../call.ts';
import type { Environment } from '../environment.ts';
import { findOtherProviders } from './providers.ts';
import type { Settings } from './settings.ts';

/** One call of Identity Platform's admin API; the path is relative to the service URL. */
export interface AdminCall {
  readonly method: 'PATCH' | 'POST';
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

type Where = Pick<Environment, 'project' | 'identity' | 'headers'>;

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Update mask: the paths of all leaves. Other fields keep their values. */
const getUpdateMask = (tree: Readonly<Record<string, unknown>>, above = ''): string[] =>
  Object.entries(tree).flatMap(([name, inner]) =>
    isTree(inner) ? getUpdateMask(inner, `${above}${name}.`) : [`${above}${name}`],
  );

/**
 * Identity Platform settings that no Firebase file contains.
 *
 * Google's password policy stays weaker than ours (`domain/password-rules.ts`). Google does not document what counts as
 * a letter, so a stricter policy could reject passwords that our form accepts.
 */
const createConfig = (project: string, { SITE_URL, OTHER_DOMAINS }: Settings) => ({
  signIn: {
    email: { enabled: true, passwordRequired: true },
    anonymous: { enabled: false },
    phoneNumber: { enabled: false },
    allowDuplicateEmails: false,
  },
  // Only our server creates and deletes accounts.
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

/** The calls that configure a project's Identity Platform; idempotent. */
export const getIdentityCalls = (project: string, of: Settings): readonly [AdminCall, AdminCall] => {
  const body = createConfig(project, of);
  return [
    { method: 'POST', path: `v2/projects/${project}/identityPlatform:initializeAuth`, body: {} },
    { method: 'PATCH', path: `admin/v2/projects/${project}/config?updateMask=${getUpdateMask(body).join(',')}`, body },
  ];
};

/** Identity Platform encodes a disabled provider as `false` or as a missing field. */
const off = z.looseObject({ enabled: z.literal(false).default(false) }).default({ enabled: false });

const requiredSettings = z.looseObject({
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
 * Checks the settings of Identity Platform, which may have changed in the console.
 *
 * @throws LauncherError if a required setting differs, or another sign-in provider is on
 */
export const checkIdentity = async (environment: Where): Promise<void> => {
  const read = requiredSettings.safeParse(
    await callGoogleApi(environment, 'GET', `${environment.identity}/admin/v2/projects/${environment.project}/config`),
  );
  if (!read.success) {
    const names = read.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new LauncherError(
      `Identity Platform is not as \`identity\` sets it: ${names}. Run that step, or see the console.`,
    );
  }
  const others = await findOtherProviders(environment);
  if (others.length > 0) {
    throw new LauncherError(
      `Sign-in by ${others.join(', ')} is on: switch it off in the console (Authentication › Sign-in method).`,
    );
  }
};

/** Identity Platform rejects a second activation, which counts as success. */
const isAlreadyEnabled = (error: unknown): boolean =>
  error instanceof LauncherError &&
  /already (been )?(enabled|initialized)|INVALID_PROJECT_ID : Identity Platform has/i.test(error.message);

/**
 * Configures Identity Platform, and verifies the result.
 *
 * @throws LauncherError if Identity Platform rejects a call, or as {@link checkIdentity} does
 */
export const setIdentity = async (environment: Where, of: Settings): Promise<void> => {
  const [begin, configure] = getIdentityCalls(environment.project, of);
  const make = ({ method, path, body }: AdminCall) =>
    callGoogleApi(environment, method, `${environment.identity}/${path}`, JSON.stringify(body));
  await make(begin).catch((error: unknown) => {
    if (!isAlreadyEnabled(error)) throw error;
  });
  await make(configure);
  await checkIdentity(environment);
};
