/** A device whose browser, system and country are unknown. */
export const NO_DEVICE = { browser: null, system: null, country: null } as const;

/** Session for callers that tests create without a token. */
export const ANY_SESSION = { id: 'any', signedInAt: 0, factorAt: undefined } as const;
