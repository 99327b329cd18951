/**
 * `HASH_SECRET` of emulators. Fixed, so that every build and the tests compute the same ids. A deploy uses Secret
 * Manager.
 */
export const EMULATOR_HASH_SECRET = 'a-fixed-secret-for-emulators-only';
