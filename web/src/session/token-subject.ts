/**
 * Whose ID token this is: the `sub` of its payload, unverified; undefined when it cannot be read.
 *
 * Only for telling one member's token from another's. Who the visitor is, the server says.
 */
export const tokenSubject = (token: string): string | undefined => {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null || !('sub' in claims)) return undefined;
    return typeof claims.sub === 'string' && claims.sub ? claims.sub : undefined;
  } catch {
    return undefined;
  }
};
