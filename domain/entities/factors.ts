import { z } from 'zod';
import { FACTOR_NAME_MAX } from '../limits.ts';
import { createLineSchema, id, timestamp } from './common.ts';

/**
 * Browsers and systems that a session can name. Other names are stored as null, because the full user agent is not
 * stored.
 */
export const BROWSERS = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
export const SYSTEMS = ['Android', 'ChromeOS', 'Linux', 'Windows', 'iOS', 'macOS'] as const;
export const browser = z.enum(BROWSERS);
export const system = z.enum(SYSTEMS);
/** Code of a country, ISO 3166-1 alpha-2. */
export const country = z.string().regex(/^[A-Z]{2}$/);

/** A session of an account. The account's document stores its sessions by id. Contains no IP address. */
export const accountSession = z.object({
  browser: browser.nullable(),
  system: system.nullable(),
  country: country.nullable(),
  started_at: timestamp,
  /** At most an hour behind while the session is in use. */
  last_used_at: timestamp,
});
export type AccountSession = z.infer<typeof accountSession>;

/** Name of a factor, as its owner entered it. */
export const factorName = createLineSchema(FACTOR_NAME_MAX);

const factor = { id: z.string(), name: z.string(), created_at: timestamp, last_used_at: timestamp.nullable() };

const totpFactor = z.object(factor);
const passkeyFactor = z.object({
  ...factor,
  credential: z.string(),
  /** COSE key in base64url. */
  public_key: z.string(),
  /** Signature counter. */
  counter: z.int(),
  transports: z.array(z.string()),
});
export type PasskeyFactor = z.infer<typeof passkeyFactor>;

/**
 * A removal of all factors of an account that lost them. A super_admin requests it, and a second person confirms it.
 * Then the member gets a mail, and the factors are removed a day later.
 */
const factorReset = z.object({
  id,
  reason: z.string(),
  requested_by: id,
  requested_at: timestamp,
  confirmed_by: id.nullable(),
  /** Time of the member's mail. */
  mailed_at: timestamp.nullable(),
});
export type FactorReset = z.infer<typeof factorReset>;

/** What happens to a factor reset, for the audit log. */
export const FACTOR_RESET_STATES = ['requested', 'confirmed', 'canceled', 'stopped_by_owner', 'expired'] as const;
export type FactorResetState = (typeof FACTOR_RESET_STATES)[number];

/** `factors/{uid}`: an account's second factors. Secrets are encrypted or hashed with a key outside the database. */
export const memberFactors = z.object({
  totp: totpFactor.nullable().default(null),
  totp_secret: z.string().nullable().default(null),
  /** Time step of the last accepted code. Codes of this and earlier steps are refused. */
  totp_step: z.int().default(0),
  /** A secret that is not confirmed yet. */
  pending_totp: z.object({ secret: z.string(), expires_at: timestamp }).nullable().default(null),
  passkeys: z.array(passkeyFactor).default([]),
  recovery_hashes: z.array(z.string()).default([]),
  /** Used challenges by id, with their expiry. */
  used_challenges: z.record(z.string(), timestamp).default({}),
  reset: factorReset.nullable().default(null),
  /** When the reset takes its next step: ends without a confirmation, sends the mail, or removes the factors. */
  reset_due_at: timestamp.nullable().default(null),
});
export type MemberFactors = z.infer<typeof memberFactors>;
