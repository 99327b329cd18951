import { PASSWORD } from '@bigorna/domain/limits';
import { z } from 'zod';
import { LauncherError } from '../../shared/errors.ts';
import { callGoogleApi } from '../call.ts';
import type { Environment } from '../environment.ts';
import { TransientError } from '../retry.ts';
import { findOtherProviders } from './providers.ts';
import type { Settings } from './settings.ts';

/** One call of the admin API of Firebase Auth; the path is relative to the service URL. */
export interface AdminCall {
  readonly method: 'PATCH' | 'POST';
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Name of a protection that Google may refuse without Identity Platform. The deploy then continues without it. */
  readonly protection?: string;
}

type Where = Pick<Environment, 'project' | 'identity' | 'headers'>;

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Update mask: the paths of all leaves. Other fields keep their values. */
const getUpdateMask = (tree: Readonly<Record<string, unknown>>, above = ''): string[] =>
  Object.entries(tree).flatMap(([name, inner]) =>
    isTree(inner) ? getUpdateMask(inner, `${above}${name}.`) : [`${above}${name}`],
  );

/** Settings of every project that no Firebase file contains. */
const createConfig = (project: string, { SITE_URL, OTHER_DOMAINS }: Settings) => ({
  signIn: {
    email: { enabled: true, passwordRequired: true },
    anonymous: { enabled: false },
    phoneNumber: { enabled: false },
    allowDuplicateEmails: false,
  },
  notification: { sendEmail: { callbackUri: `${SITE_URL}/auth/action` } },
  authorizedDomains: [new URL(SITE_URL).hostname, `${project}.web.app`, `${project}.firebaseapp.com`, ...OTHER_DOMAINS],
});

/**
 * Protections that Google documents for Identity Platform. The portal does not depend on them: rules, API and the
 * nightly reconciliation protect it alone (docs/decisions/firebase-auth-is-open.md).
 *
 * Google's password policy stays weaker than ours (`domain/password-rules.ts`). Google does not document what counts as
 * a letter, so a stricter policy could reject passwords that our form accepts.
 */
const PROTECTIONS = {
  'only our server creates and deletes accounts': {
    client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  },
  'emails stay hidden': { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
  'password policy': {
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
  },
};

/**
 * The calls that configure a project; idempotent. The upgrade to Identity Platform cannot be undone, so only
 * `IDENTITY_PLATFORM=true` makes it.
 */
export const getIdentityCalls = (project: string, of: Settings): readonly AdminCall[] => {
  const config = createConfig(project, of);
  const patch = (body: AdminCall['body']): AdminCall => ({
    method: 'PATCH',
    path: `admin/v2/projects/${project}/config?updateMask=${getUpdateMask(body).join(',')}`,
    body,
  });
  if (of.IDENTITY_PLATFORM) {
    const upgrade = `v2/projects/${project}/identityPlatform:initializeAuth`;
    return [
      { method: 'POST', path: upgrade, body: {} },
      patch(Object.assign({}, config, ...Object.values(PROTECTIONS))),
    ];
  }
  return [patch(config), ...Object.entries(PROTECTIONS).map(([protection, body]) => ({ ...patch(body), protection }))];
};

/** Google encodes a disabled provider as `false` or as a missing field. */
const off = z.looseObject({ enabled: z.literal(false).default(false) }).default({ enabled: false });

const baseSettings = z.looseObject({
  signIn: z.looseObject({
    email: z.looseObject({ enabled: z.literal(true), passwordRequired: z.literal(true) }),
    anonymous: off,
    phoneNumber: off,
  }),
  subtype: z.string().optional(),
});
const upgradedSettings = baseSettings.extend({
  client: z.looseObject({
    permissions: z.looseObject({ disabledUserSignup: z.literal(true), disabledUserDeletion: z.literal(true) }),
  }),
  emailPrivacyConfig: z.looseObject({ enableImprovedEmailPrivacy: z.literal(true) }),
});

/**
 * Checks the settings of Firebase Auth, which may have changed in the console.
 *
 * @throws LauncherError if a required setting differs, another sign-in provider is on, or somebody upgraded the project
 *   to Identity Platform, which has a price per account
 */
export const checkIdentity = async (environment: Where, { IDENTITY_PLATFORM }: Settings): Promise<void> => {
  const url = `${environment.identity}/admin/v2/projects/${environment.project}/config`;
  const required = IDENTITY_PLATFORM ? upgradedSettings : baseSettings;
  const read = required.safeParse(await callGoogleApi(environment, 'GET', url));
  if (!read.success) {
    const names = read.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new LauncherError(
      `Firebase Auth is not as \`identity\` sets it: ${names}. Run that step, or see the console.`,
    );
  }
  if (!IDENTITY_PLATFORM && read.data.subtype === 'IDENTITY_PLATFORM') {
    throw new LauncherError(
      'The project is upgraded to Identity Platform, which has a price per active account (docs/costs.md). To accept it, set IDENTITY_PLATFORM=true.',
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
const isAlreadyEnabled = ({ path }: AdminCall, error: LauncherError): boolean =>
  path.endsWith(':initializeAuth') &&
  /already (been )?(enabled|initialized)|INVALID_PROJECT_ID : Identity Platform has/i.test(error.message);

/**
 * Configures Firebase Auth, and verifies the result.
 *
 * @param log gets a line for each protection that Google refuses
 * @throws LauncherError if Google rejects a call, or as {@link checkIdentity} does
 */
export const setIdentity = async (environment: Where, of: Settings, log: (line: string) => void): Promise<void> => {
  for (const call of getIdentityCalls(environment.project, of)) {
    const { method, path, body, protection } = call;
    await callGoogleApi(environment, method, `${environment.identity}/${path}`, JSON.stringify(body)).catch(
      (error: unknown) => {
        if (!(error instanceof LauncherError) || error instanceof TransientError) throw error;
        if (isAlreadyEnabled(call, error)) return;
        if (protection === undefined) throw error;
        log(`   Google refuses a protection, the portal has its own: ${protection}. ${error.message}`);
      },
    );
  }
  await checkIdentity(environment, of);
};
