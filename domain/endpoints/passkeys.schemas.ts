import { z } from 'zod';

/** WebAuthn in JSON, as `@simplewebauthn/browser` takes and returns it. Bytes are base64url. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export const passkeyTransport = z.enum(TRANSPORTS);
const userVerification = z.enum(['discouraged', 'preferred', 'required']);
const credentialId = bytes(1400);
const descriptor = z.object({
  id: credentialId,
  type: z.literal('public-key'),
  transports: z.array(passkeyTransport).exactOptional(),
});

/** Options of `startAuthentication`. */
export const assertionOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  allowCredentials: z.array(descriptor),
  userVerification,
});
export type AssertionOptions = z.infer<typeof assertionOptions>;

/** Options of `startRegistration`. */
export const registrationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({ residentKey: userVerification, userVerification }),
  attestation: z.literal('none'),
});

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).exactOptional(),
  clientExtensionResults: z.object({}).default({}),
};

/** Result of `startAuthentication`. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(200).exactOptional(),
  }),
});
export type Assertion = z.infer<typeof assertion>;

/** Result of `startRegistration`. */
export const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(passkeyTransport).max(TRANSPORTS.length).exactOptional(),
  }),
});
export type Registration = z.infer<typeof registration>;
