/** What a rotation of a secret does. */
export interface Rotation {
  /**
   * Whether the present value stays, listed after the new one. Functions use the first value and accept the other
   * values.
   */
  readonly keepsFormer: boolean;
  /** What becomes invalid, and what must follow. */
  readonly effects: readonly string[];
  /** Arguments of gcloud that create the new value at Google; undefined for a random value. */
  readonly create?: (project: string) => readonly string[];
}

/** All secrets of the functions (`functions/src/platform/parameters.ts`); a test compares both. */
export const ROTATIONS = {
  TICKET_SECRET: {
    keepsFormer: false,
    effects: ['Download links of the last ten minutes stop working. Members click again.'],
  },
  HASH_SECRET: {
    keepsFormer: false,
    effects: [
      'Rate limits start again. Addresses of earlier sign-ins are forgotten: a member under attack may need a reset mail.',
      'Visitors of today count twice. Rows of the old value expire within 90 days.',
    ],
  },
  BAN_SECRET: {
    keepsFormer: true,
    effects: [
      'E-mails of accounts deleted during a ban stay taken: their hashes are of the former value, which stays accepted.',
      'Whoever has the former value and a copy of the database can test whether an address is among them, until the',
      'last of these hashes expires (two years). Then run it again with --drop-former.',
    ],
  },
  FACTOR_SECRET: {
    keepsFormer: true,
    effects: [
      'Logins that wait for a second factor start again. Until the rotation, whoever has the leaked value can sign in',
      'with a second factor alone: end all sessions after it.',
      'Nobody loses a factor. Authenticator secrets are encrypted again at their next use; recovery codes of the former',
      'value stay valid. After 60 days --drop-former ends what was not used: these people need docs/runbooks/',
      'lost-second-factor.md, and everybody renews their recovery codes.',
      'If a copy of the database leaked too, the factors are known: remove those of staff and add new ones.',
    ],
  },
  SERVER_API_KEY: {
    keepsFormer: false,
    effects: [
      'The old key works until you delete it, after the deploy. The command then prints how.',
      'The new one is restricted to the Identity Toolkit API.',
    ],
    create: (project) => [
      ...['services', 'api-keys', 'create', '--display-name=server', `--project=${project}`],
      ...['--api-target=service=identitytoolkit.googleapis.com', '--format=value(response.keyString)'],
    ],
  },
} as const satisfies Record<string, Rotation>;

export type SecretName = keyof typeof ROTATIONS;

export const isSecretName = (name: string): name is SecretName => Object.hasOwn(ROTATIONS, name);
