import { z } from 'zod';
import { count, id, isoTimestamp } from '../entities/common.ts';
import { browser, country, factorName, system } from '../entities/factors.ts';
import { factorCode, passwordInput, session } from './auth.schemas.ts';
import type { SchemaTable } from './endpoint.schemas.ts';
import type { factorEndpoints } from './factors.ts';
import { registration, registrationOptions } from './passkeys.schemas.ts';

/** One factor of the caller. */
export const ownFactor = z.object({
  id,
  kind: z.enum(['totp', 'passkey']),
  name: z.string(),
  created_at: isoTimestamp,
  last_used_at: isoTimestamp.nullable(),
});
export type OwnFactor = z.infer<typeof ownFactor>;

const ownFactors = z.object({
  factors: z.array(ownFactor),
  recovery_codes_left: count,
  /** When staff remove all factors, because somebody said that they are lost. Any proof of a factor stops that. */
  reset_at: isoTimestamp.nullable(),
});

/** Shown to the member once: the database has only the hashes of the codes. */
const recoveryCodes = z.array(z.string());
/**
 * A new factor. `recovery_codes` is null unless this is the account's first factor. `session` counts the factor as
 * proved.
 */
const addedFactor = z.object({ factor: ownFactor, session, recovery_codes: recoveryCodes.nullable() });

/** Only the first factor requires the password; later ones require a fresh factor. */
const enrolBody = z.object({ current_password: passwordInput.optional() });

/** One session of the caller. Null means unknown. */
export const ownSession = z.object({
  id,
  browser: browser.nullable(),
  system: system.nullable(),
  country: country.nullable(),
  started_at: isoTimestamp,
  /** Up to an hour too early: the server writes the time at most once an hour. */
  last_used_at: isoTimestamp,
  is_current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

const params = z.object({ id });

export const factorSchemas = {
  listFactors: {
    summary: 'List the own second factors',
    response: ownFactors,
  },
  beginTotp: {
    summary: 'Start to set up an authenticator app',
    body: enrolBody,
    /** `secret` is in Base32; `uri` is an otpauth URI with the same secret, for a QR code. */
    response: z.object({ secret: z.string(), uri: z.string(), expires_at: isoTimestamp }),
    errors: ['factor_exists'],
  },
  confirmTotp: {
    summary: 'Add the authenticator app that shows the right code',
    body: z.object({ code: factorCode, name: factorName }),
    response: addedFactor,
    errors: ['factor_wrong', 'factor_exists', 'challenge_invalid'],
  },
  beginPasskey: {
    summary: 'Start to register a passkey',
    body: enrolBody,
    response: z.object({ challenge: z.string(), options: registrationOptions }),
    errors: ['too_many_factors'],
  },
  confirmPasskey: {
    summary: 'Add the passkey that the browser created',
    body: z.object({ challenge: z.string().max(2000), credential: registration, name: factorName }),
    response: addedFactor,
    errors: ['factor_wrong', 'too_many_factors', 'factor_exists', 'challenge_invalid'],
  },
  renewRecoveryCodes: {
    summary: 'Replace the recovery codes; the answer shows them once',
    response: z.object({ recovery_codes: recoveryCodes }),
    errors: ['factor_required'],
  },
  renameFactor: {
    summary: 'Rename an own factor',
    params,
    body: z.object({ name: factorName }),
    response: ownFactors,
    errors: ['factor_not_found'],
  },
  removeFactor: {
    summary: 'Remove an own factor; staff keep at least one',
    params,
    response: ownFactors,
    errors: ['factor_not_found', 'last_factor'],
  },
  listSessions: {
    summary: 'List the own sessions, the last used first',
    response: z.array(ownSession),
  },
  endOtherSessions: {
    summary: 'End all own sessions but this one, which gets new tokens',
    response: session,
  },
  endAllSessions: {
    summary: 'End all own sessions',
    response: z.null(),
  },
  endSession: {
    summary: 'End one own session',
    params,
    response: z.null(),
    errors: ['session_not_found'],
  },
} satisfies SchemaTable<typeof factorEndpoints>;
