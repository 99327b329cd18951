import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LauncherError } from './errors.ts';
import { ROOT } from './paths.ts';
import { HOST, type PortSet, PROJECT_ID } from './ports.ts';

/**
 * Hands firestore.rules to the running emulator once more, because an emulator starts with broken rules too
 * (and then refuses everything).
 * @throws LauncherError with the emulator's own words when it can't compile them
 */
export async function checkFirestoreRules({ ports }: PortSet, file = join(ROOT, 'firestore.rules')): Promise<void> {
  const content = await readFile(file, 'utf8');
  const url = `http://${HOST}:${ports.firestore}/emulator/v1/projects/${PROJECT_ID}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'PUT', headers, body, signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new LauncherError(`firestore.rules can't be used: ${await response.text()}`);
}
