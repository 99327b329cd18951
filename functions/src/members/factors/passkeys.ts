import { BRAND } from '@bigorna/domain/brand';
import {
  type Assertion,
  type AssertionOptions,
  assertionOptions,
  passkeyTransport,
  type Registration,
  registrationOptions,
} from '@bigorna/domain/endpoints/passkeys.schemas';
import type { Account } from '@bigorna/domain/entities/account';
import type { MemberFactors, PasskeyFactor } from '@bigorna/domain/entities/factors';
import { FACTOR_CHALLENGE_MS } from '@bigorna/domain/limits';
import { z } from 'zod';
import { IS_EMULATED } from '../../platform/emulators.ts';
import { SITE_URL } from '../../platform/parameters.ts';
import { type Challenge, toWebAuthn } from './challenge.ts';

/** Loads the library at the first use of a passkey, because most processes never need it. */
const webAuthn = () => import('@simplewebauthn/server');

const getRelyingPartyId = (): string => (IS_EMULATED ? 'localhost' : new URL(SITE_URL.value()).hostname);

const clientData = z.object({ origin: z.url() });

/**
 * The origin at which a passkey must be used. The emulators accept any port of this machine, because several portals
 * may run there.
 */
const getExpectedOrigin = (clientDataJSON: string): string => {
  if (!IS_EMULATED) return SITE_URL.value();
  const { success, data } = clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')));
  return success && new URL(data.origin).hostname === 'localhost' ? data.origin : 'http://localhost';
};

const toDescriptor = ({ credential, transports }: PasskeyFactor) => ({
  id: credential,
  transports: z.array(passkeyTransport).catch([]).parse(transports),
});

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text));

/** Options for the browser to use one of the account's passkeys. Null if the account has no passkey. */
export const createAssertionOptions = async (
  { passkeys }: MemberFactors,
  challenge: Challenge,
): Promise<AssertionOptions | null> => {
  if (passkeys.length === 0) return null;
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: getRelyingPartyId(),
    challenge: bytes(challenge.id),
    allowCredentials: passkeys.map(toDescriptor),
    timeout: FACTOR_CHALLENGE_MS,
    userVerification: 'preferred',
  });
  return assertionOptions.parse(options);
};

/**
 * Options for the browser to create a passkey. The browser rejects authenticators that already have a passkey of this
 * account.
 */
export const createRegistrationOptions = async (
  uid: string,
  { username, display_name }: Account,
  { passkeys }: MemberFactors,
  challenge: Challenge,
): Promise<z.infer<typeof registrationOptions>> => {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: BRAND.name,
    rpID: getRelyingPartyId(),
    userID: bytes(uid),
    userName: username,
    userDisplayName: display_name,
    challenge: bytes(challenge.id),
    attestationType: 'none',
    excludeCredentials: passkeys.map(toDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    timeout: FACTOR_CHALLENGE_MS,
  });
  return registrationOptions.parse(options);
};

/**
 * Returns undefined if the library throws. It throws for each rejected response, and gives the reason only in the
 * message.
 */
const orUndefined = async <T>(verification: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await verification();
  } catch {
    return undefined;
  }
};

const getExpectations = (challenge: Challenge, clientDataJSON: string) => ({
  expectedChallenge: toWebAuthn(challenge),
  expectedOrigin: getExpectedOrigin(clientDataJSON),
  expectedRPID: getRelyingPartyId(),
  requireUserVerification: false,
});

/** The stored fields of a new passkey; undefined if the browser's response is wrong. */
export const verifyRegistration = async (
  response: Registration,
  challenge: Challenge,
): Promise<Pick<PasskeyFactor, 'credential' | 'public_key' | 'counter' | 'transports'> | undefined> => {
  const { verifyRegistrationResponse } = await webAuthn();
  const result = await orUndefined(() =>
    verifyRegistrationResponse({ response, ...getExpectations(challenge, response.response.clientDataJSON) }),
  );
  if (!result?.verified) return undefined;
  const { id, publicKey, counter } = result.registrationInfo.credential;
  const { transports = [] } = response.response;
  return { credential: id, public_key: Buffer.from(publicKey).toString('base64url'), counter, transports };
};

/**
 * The new signature counter of a passkey; undefined if the response is wrong or the counter did not grow, as with a
 * copied passkey.
 */
export const verifyAssertion = async (
  { credential, public_key, counter }: PasskeyFactor,
  response: Assertion,
  challenge: Challenge,
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await webAuthn();
  const publicKey = Uint8Array.from(Buffer.from(public_key, 'base64url'));
  const result = await orUndefined(() =>
    verifyAuthenticationResponse({
      response,
      ...getExpectations(challenge, response.response.clientDataJSON),
      credential: { id: credential, publicKey, counter },
    }),
  );
  return result?.verified ? result.authenticationInfo.newCounter : undefined;
};
