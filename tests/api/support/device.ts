import { TEST_SESSION } from '../../../tools/testing/id-token.ts';

/** A device whose browser, system and country are unknown. */
export const NO_DEVICE = { browser: null, system: null, country: null } as const;

/** The session of test accounts, for callers that tests create without a token. No revocation is later. */
export const ANY_SESSION = { id: TEST_SESSION, signedInAt: 4_000_000_000, factorAt: undefined } as const;
