import {
  type Assertion,
  type AssertionOptions,
  assertion,
  type Registration,
  registration,
  type registrationOptions,
} from '@bigorna/domain/endpoints/passkeys';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { z } from 'zod';

/** As the API receives it: without the fields that are undefined. */
const toJson = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** Lets the browser sign with a passkey. Throws if the member cancels or the browser has none. */
export const readPasskey = async (optionsJSON: AssertionOptions): Promise<Assertion> =>
  assertion.parse(toJson(await startAuthentication({ optionsJSON })));

/** Lets the browser create a passkey. Throws if the member cancels or the device has one already. */
export const createPasskey = async (optionsJSON: z.infer<typeof registrationOptions>): Promise<Registration> =>
  registration.parse(toJson(await startRegistration({ optionsJSON })));
