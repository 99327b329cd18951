/** Whether this browser can use passkeys. */
export const hasPasskeySupport = (): boolean => 'PublicKeyCredential' in globalThis;

/** Whether the device already has a passkey of the account. */
export const isPasskeyTaken = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError';
