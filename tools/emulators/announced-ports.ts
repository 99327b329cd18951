import { z } from 'zod';

/** Environment variable with the announced ports by emulator name, for the firebase-tools process. */
export const ANNOUNCED_PORTS = 'BIGORNA_ANNOUNCED_PORTS';

const named = z.record(z.string(), z.int());

/** The announced ports; empty if every emulator is reached at its own port. */
export const readAnnouncedPorts = (): Readonly<Record<string, number>> =>
  named.parse(JSON.parse(process.env[ANNOUNCED_PORTS] ?? '{}'));
