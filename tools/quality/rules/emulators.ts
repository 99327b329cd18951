import type { PortSet } from '../../emulators/ports.ts';
import { HOST, PROJECT_ID } from '../../emulators/ports.ts';
import type { Service } from '../../emulators/storage-rules/parser.ts';
import { testEnvironment } from '../../testing/stages.ts';
import { Lane } from './runs.ts';

const PATIENCE_MS = 30_000;

/** The rules files, by what they are for. */
export const RULES_FILES: Readonly<Record<Service, string>> = {
  'cloud.firestore': 'firestore.rules',
  'firebase.storage': 'storage.rules',
};

/** Hands rules to an emulator; answers its words when it refuses them. */
async function put(url: string, name: string, content: string): Promise<string | null> {
  const answer = await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name, content }] } }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await answer.text();
  return answer.ok ? null : text;
}

/** The project of a lane's database: each lane has its own, under rules of its own. */
export const projectOf = (lane: number): string => `${PROJECT_ID}-rules-${lane}`;

/** Tests of one rules file on the emulators of a session; of storage.rules there can be one lane alone. */
export function openLane({ name, ports }: PortSet, service: Service, lane: number): Promise<Lane> {
  const environment = testEnvironment({ name, ports }, null);
  const env = Object.fromEntries(
    Object.entries({ ...environment, BIGORNA_RULES_PROJECT: projectOf(lane) }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  const file = RULES_FILES[service];
  const url =
    service === 'cloud.firestore'
      ? `http://${HOST}:${ports.firestore}/emulator/v1/projects/${projectOf(lane)}:securityRules`
      : `http://${HOST}:${ports.storage}/internal/setRules`;
  return Lane.open({ service, env, load: (source) => put(url, file, source) });
}
