import { createPortSet, HOST, type Service } from '../shared/ports.ts';

const EXPORT_MS = 120_000;
const OFFSET = 22_500;

/** Separate ports, so that seeding can run beside `npm start` and `npm test`. */
export const SEED_PORTS = createPortSet('seed', OFFSET);

/** Host and port of one of the seed's emulators. */
export const getEmulatorHost = (service: Service): string => `${HOST}:${SEED_PORTS.ports[service]}`;

/**
 * Calls an emulator as the project's owner.
 *
 * @throws Error with the response if the call fails
 */
export const callEmulator = async (
  service: Service,
  path: string,
  { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {},
): Promise<Response> => {
  const response = await fetch(`http://${getEmulatorHost(service)}${path}`, {
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json', ...headers },
    ...init,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
};

/** Exports all three emulators into a folder. */
export const exportEmulators = async (path: string): Promise<void> => {
  const body = JSON.stringify({ path, initiatedBy: 'seed' });
  await callEmulator('hub', '/_admin/export', { method: 'POST', body, signal: AbortSignal.timeout(EXPORT_MS) });
};
