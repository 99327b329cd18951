import { z } from 'zod';

/** What is used here of firebase-tools' list of running emulators. */
type Registry = { getInfo(emulator: string): { readonly port: number } | undefined };

/** The ports at which emulators are to be looked for, by their names, as the environment of firebase-tools has it. */
export const ANNOUNCED_PORTS = 'BIGORNA_ANNOUNCED_PORTS';

const named = z.record(z.string(), z.int());

/** Them; empty where every emulator is to be looked for at its own port. */
export const announcedPorts = (): Readonly<Record<string, number>> =>
  named.parse(JSON.parse(process.env[ANNOUNCED_PORTS] ?? '{}'));

/**
 * Has every emulator, and every function, look for the others at given ports instead of their own, where something else
 * stands before them.
 *
 * @param ports by the emulators' names; those that are not named are found as always
 */
export function announcePorts(registry: Registry, ports: Readonly<Record<string, number>>): void {
  const { getInfo } = registry;
  registry.getInfo = function (emulator) {
    const info = getInfo.call(this, emulator);
    const port = ports[emulator];
    return info && port !== undefined ? { ...info, port } : info;
  };
}
