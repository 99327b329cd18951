const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * An ID token as the Auth emulator makes them, which are not signed.
 *
 * @param signedInAt seconds since 1970
 * @param expiresAt seconds since 1970
 */
export const tokenOf = (uid: string, signedInAt: number, expiresAt: number, project: string): string => {
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    auth_time: signedInAt,
    iat: signedInAt,
    exp: expiresAt,
    firebase: { identities: {}, sign_in_provider: 'password' },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
};
