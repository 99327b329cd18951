import { vi } from 'vitest';

/** Import this before functions. They then take IP addresses and sign URLs as in production, not as in the emulator. */
vi.mock(import('../../../functions/src/platform/emulators.ts'), async (real) => ({
  ...(await real()),
  IS_EMULATED: false,
}));
