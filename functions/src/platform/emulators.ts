/** Whether this process runs in the Functions emulator. */
export const IS_EMULATED = process.env.FUNCTIONS_EMULATOR === 'true';

type EmulatorHost = 'FIREBASE_AUTH_EMULATOR_HOST' | 'FIRESTORE_EMULATOR_HOST' | 'FIREBASE_STORAGE_EMULATOR_HOST';

/** Host and port of an emulator, or undefined in production. */
export const getEmulatorHost = (name: EmulatorHost): { host: string; port: number } | undefined => {
  const match = /^(.+):(\d+)$/.exec(process.env[name] ?? '');
  return match?.[1] ? { host: match[1], port: Number(match[2]) } : undefined;
};
