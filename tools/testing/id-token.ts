const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The session of test accounts' tokens (`new-member.ts`). */
export const TEST_SESSION = 'test';

/**
 * An unsigned ID token like those that the Auth emulator issues for our login. It has a session, and a second factor
 * that stays fresh until the token expires, as sensitive actions require.
 *
 * @param signedInAt seconds since 1970
 * @param expiresAt seconds since 1970
 * @param other claims that differ; undefined omits a claim
 */
export const createIdToken = (
  uid: string,
  signedInAt: number,
  expiresAt: number,
  project: string,
  other: Record<string, unknown> = {},
): string => {
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    auth_time: signedInAt,
    iat: signedInAt,
    exp: expiresAt,
    sid: TEST_SESSION,
    minted_at: signedInAt,
    mfa: expiresAt,
    ...other,
    firebase: { identities: {}, sign_in_provider: 'custom' },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
};
