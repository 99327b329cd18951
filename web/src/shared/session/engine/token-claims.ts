export interface TokenClaims {
  /** The member's id. */
  subject: string | undefined;
  /** When the token was issued, in seconds since 1970. */
  issuedAt: number;
  /** When the member signed in, in seconds since 1970. A revocation ends earlier sign-ins. */
  signedInAt: number;
}

const UNREADABLE: TokenClaims = { subject: undefined, issuedAt: 0, signedInAt: 0 };

const readSeconds = (claims: object, name: string): number => {
  const value: unknown = Reflect.get(claims, name);
  return typeof value === 'number' ? value : 0;
};

/**
 * Reads an ID token's claims without verification.
 *
 * Use them only to compare tokens. The server decides who the visitor is.
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
    return { subject, issuedAt: readSeconds(claims, 'iat'), signedInAt: readSeconds(claims, 'auth_time') };
  } catch {
    return UNREADABLE;
  }
};
