import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LauncherError } from '../shared/errors.ts';
import { ROOT } from '../shared/paths.ts';
import { HOST, type PortSet, PROJECT_ID } from '../shared/ports.ts';

/**
 * Loads rules into an emulator.
 *
 * @param url where the emulator takes rules
 * @param name name of the rules file, for messages
 * @returns the emulator's message if the rules are invalid, else null
 */
export async function loadRules(url: string, name: string, content: string): Promise<string | null> {
  const body = JSON.stringify({ rules: { files: [{ name, content }] } });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'PUT', headers, body, signal: AbortSignal.timeout(30_000) });
  const message = await response.text();
  return response.ok ? null : message;
}

/** {@link loadRules} for firestore.rules. `host` is the emulator's host and port. */
export const loadFirestoreRules = (host: string, content: string, project = PROJECT_ID): Promise<string | null> =>
  loadRules(`http://${host}/emulator/v1/projects/${project}:securityRules`, 'firestore.rules', content);

/**
 * Reloads firestore.rules into the running emulator, which also starts with invalid rules (and then denies everything).
 *
 * @throws LauncherError with the emulator's message if the rules are invalid
 */
export async function checkFirestoreRules({ ports }: PortSet): Promise<void> {
  const fault = await loadFirestoreRules(
    `${HOST}:${ports.firestore}`,
    await readFile(join(ROOT, 'firestore.rules'), 'utf8'),
  );
  if (fault !== null) throw new LauncherError(`firestore.rules can't be used: ${fault}`);
}
