import {
  type Assertion,
  type AssertionOptions,
  assertion,
  type Registration,
  registration,
  type registrationOptions,
} from '@bigorna/domain/endpoints/passkeys.schemas';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { z } from 'zod';

/** Removes undefined fields, which JSON cannot contain. */
const toJson = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** Whether the user closed the browser's dialog for a passkey, or did not respond to it. */
export const isPasskeyCanceled = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NotAllowedError';

/** Lets the browser sign with a passkey. Throws if the member cancels or the browser has no passkey. */
export const readPasskey = async (optionsJSON: AssertionOptions): Promise<Assertion> =>
  assertion.parse(toJson(await startAuthentication({ optionsJSON })));

/** Lets the browser create a passkey. Throws if the member cancels or the device already has a passkey. */
export const createPasskey = async (optionsJSON: z.infer<typeof registrationOptions>): Promise<Registration> =>
  registration.parse(toJson(await startRegistration({ optionsJSON })));
