import { setTimeout as delay } from 'node:timers/promises';
import { PART_NAMES, type PartName } from '../shared/build.ts';
import { LauncherError } from '../shared/errors.ts';
import { BUCKET, HOST, type PortSet, PROJECT_ID } from '../shared/ports.ts';

const POLL_MS = 150;
const REQUEST_MS = 10_000;

type Probe = {
  readonly name: string;
  readonly url: string;
  /** Sends the project owner's token, which bypasses rules. */
  readonly owner?: boolean;
  readonly accepts: (status: number, body: string) => boolean;
};

const isPage = (status: number, body: string) => status === 200 && /<!doctype html/i.test(body);

/**
 * One request per service. All must succeed before a run is ready.
 *
 * @param without the parts that this run skips
 */
export function getReadinessProbes({ ports }: PortSet, without: readonly PartName[]): readonly Probe[] {
  const site = `http://${HOST}:${ports.hosting}`;
  const documents = `v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  const isOk = (status: number) => status === 200;
  // The request has no session, so the rules deny it. A denial proves that the rules runtime runs.
  const isDenied = (status: number) => status === 403;
  const isSuccess = (status: number, body: string) => status === 200 && body.includes('"success":true');
  const isReady = (_: number, body: string) => /"ready":\s*true/.test(body);
  const parts: Readonly<Record<PartName, Probe>> = {
    web: { name: 'The site', url: `${site}/`, accepts: isPage },
    admin: { name: 'The console', url: `${site}/admin/`, accepts: isPage },
    functions: { name: 'The API', url: `${site}/api/site`, accepts: isSuccess },
  };
  return [
    { name: 'Authentication', url: `http://${HOST}:${ports.auth}/`, accepts: isReady },
    {
      name: 'Firestore',
      url: `http://${HOST}:${ports.firestore}/${documents}/system?pageSize=1`,
      accepts: isOk,
      owner: true,
    },
    { name: 'Storage', url: `http://${HOST}:${ports.storage}/v0/b/${BUCKET}/o/readiness`, accepts: isDenied },
    ...PART_NAMES.filter((part) => !without.includes(part)).map((part) => parts[part]),
  ];
}

async function sendProbe(probe: Probe): Promise<string | null> {
  try {
    const headers = probe.owner ? { authorization: 'Bearer owner' } : {};
    const response = await fetch(probe.url, { headers, signal: AbortSignal.timeout(REQUEST_MS), redirect: 'manual' });
    const body = await response.text();
    return probe.accepts(response.status, body) ? null : `${response.status} ${body.slice(0, 200)}`;
  } catch (error) {
    return error instanceof Error ? `${error.message} ${String(error.cause ?? '')}`.trim() : String(error);
  }
}

/**
 * Repeats the probes until each succeeds.
 *
 * @param signal aborts the wait, when the emulators have died or the user stops
 * @throws LauncherError naming the first service that failed within `timeoutMs`, with its last response
 */
export async function waitUntilReady(probes: readonly Probe[], timeoutMs: number, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  await Promise.all(
    probes.map(async (probe) => {
      for (;;) {
        signal.throwIfAborted();
        const refusal = await sendProbe(probe);
        if (refusal === null) return;
        if (Date.now() > deadline) {
          const seconds = Math.round(timeoutMs / 1000);
          throw new LauncherError(
            `${probe.name} did not respond within ${seconds} s (${probe.url}). Last response: ${refusal}`,
          );
        }
        await delay(POLL_MS, undefined, { signal });
      }
    }),
  );
}
