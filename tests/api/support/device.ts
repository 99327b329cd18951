/** A device that says nothing about itself. */
export const NO_DEVICE = { browser: null, system: null, country: null } as const;

/** The session of callers that tests make without a token. */
export const ANY_SESSION = { id: 'any', signedInAt: 0, factorAt: undefined } as const;
