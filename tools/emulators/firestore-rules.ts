import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LauncherError } from '../shared/errors.ts';
import { ROOT } from '../shared/paths.ts';
import { HOST, type PortSet, PROJECT_ID } from '../shared/ports.ts';

/**
 * Loads rules into an emulator.
 *
 * @param host the emulator's host and port
 * @returns the emulator's message if the rules are invalid, else null
 */
export async function loadFirestoreRules(host: string, content: string): Promise<string | null> {
  const url = `http://${host}/emulator/v1/projects/${PROJECT_ID}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'PUT', headers, body, signal: AbortSignal.timeout(20_000) });
  const message = await response.text();
  return response.ok ? null : message;
}

/**
 * Reloads firestore.rules into the running emulator, which also starts with invalid rules (and then denies everything).
 *
 * @throws LauncherError with the emulator's message if the rules are invalid
 */
export async function checkFirestoreRules({ ports }: PortSet, file = join(ROOT, 'firestore.rules')): Promise<void> {
  const fault = await loadFirestoreRules(`${HOST}:${ports.firestore}`, await readFile(file, 'utf8'));
  if (fault !== null) throw new LauncherError(`firestore.rules can't be used: ${fault}`);
}
