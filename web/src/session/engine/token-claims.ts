export interface TokenClaims {
  /** The member's id. */
  subject: string | undefined;
  /** When the token was made, in seconds since 1970. */
  issuedAt: number;
  /** When the member signed in, in seconds since 1970; a revocation ends the sign-ins before it. */
  signedInAt: number;
}

const UNREADABLE: TokenClaims = { subject: undefined, issuedAt: 0, signedInAt: 0 };

const seconds = (claims: object, name: string): number => {
  const value: unknown = Reflect.get(claims, name);
  return typeof value === 'number' ? value : 0;
};

/**
 * What an ID token says, unverified.
 *
 * Only for telling one token from another. Who the visitor is, the server says.
 */
export const readClaims = (token: string | null): TokenClaims => {
  const payload = token?.split('.')[1];
  if (!payload) return UNREADABLE;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) return UNREADABLE;
    const subject = 'sub' in claims && typeof claims.sub === 'string' && claims.sub ? claims.sub : undefined;
    return { subject, issuedAt: seconds(claims, 'iat'), signedInAt: seconds(claims, 'auth_time') };
  } catch {
    return UNREADABLE;
  }
};
