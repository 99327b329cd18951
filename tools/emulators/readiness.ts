import { setTimeout as delay } from 'node:timers/promises';
import { PART_NAMES, type PartName } from '../build.ts';
import { LauncherError } from './errors.ts';
import { BUCKET, HOST, type PortSet, PROJECT_ID } from './ports.ts';

const POLL_MS = 150;
const REQUEST_MS = 10_000;

type Probe = {
  readonly name: string;
  readonly url: string;
  /** Ask as the project's owner, whom no rules refuse. */
  readonly owner?: boolean;
  readonly accepts: (status: number, body: string) => boolean;
};

const isPage = (status: number, body: string) => status === 200 && /<!doctype html/i.test(body);

/**
 * The requests that must be answered before a run calls itself ready: one for each emulator a visitor meets.
 * @param without the parts that this run left out
 */
export function readinessProbes({ ports }: PortSet, without: readonly PartName[]): readonly Probe[] {
  const site = `http://${HOST}:${ports.hosting}`;
  const documents = `v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  const isOk = (status: number) => status === 200;
  // Asked without a session: only the rules runtime can say no.
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

async function ask(probe: Probe): Promise<string | null> {
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
 * Asks until every probe is answered as it should be.
 * @param signal ends the wait when the emulators have died or the person gave up
 * @throws LauncherError naming the first service that did not answer within `timeoutMs`, and what it said last
 */
export async function waitUntilReady(probes: readonly Probe[], timeoutMs: number, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  await Promise.all(
    probes.map(async (probe) => {
      for (;;) {
        signal.throwIfAborted();
        const refusal = await ask(probe);
        if (refusal === null) return;
        if (Date.now() > deadline) {
          const seconds = Math.round(timeoutMs / 1000);
          throw new LauncherError(
            `${probe.name} did not answer within ${seconds} s (${probe.url}). Last answer: ${refusal}`,
          );
        }
        await delay(POLL_MS, undefined, { signal });
      }
    }),
  );
}
