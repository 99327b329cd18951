import { environment } from './environment.ts';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * An ID token as the Auth emulator makes them, which are not signed.
 *
 * @param signedInAt seconds since 1970
 * @param expiresAt seconds since 1970
 */
export const tokenOf = (
  uid: string,
  signedInAt: number,
  expiresAt: number,
  project: string = environment.project,
): string => {
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

const seconds = (): number => Math.floor(Date.now() / 1000);

/** A genuine token of a minute ago, for tests that have no login to ask. */
export const goodToken = (uid: string): string => tokenOf(uid, seconds() - 60, seconds() + 3600);

/** A genuine token whose hour is over. */
export const expiredToken = (uid: string): string => tokenOf(uid, seconds() - 7200, seconds() - 3600);

/** A token that another project made. */
export const foreignToken = (uid: string): string => tokenOf(uid, seconds() - 60, seconds() + 3600, 'demo-alheio');
