import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { API_ROOT, type EndpointRow } from '@bigorna/domain/endpoints/endpoint';
import { ENDPOINT_TABLE } from '@bigorna/domain/endpoints/index';
import { z } from 'zod';
import { LauncherError } from '../../shared/errors.ts';
import { deleteDocuments, readDocument, writeDocuments } from '../backup/documents.ts';
import type { Environment } from '../environment.ts';

const RESPONSE_TIMEOUT_MS = 60_000;
const PROBE_MS = 120_000;
const POLL_MS = 500;

const { site, listMods, verify, adminOverview } = ENDPOINT_TABLE;
const getDirectPath = ({ service, path }: Pick<EndpointRow, 'service' | 'path'>): string =>
  `${service}${API_ROOT}${path}`;

/** Calls by direct URL, with the expected status: at least one for each function that serves HTTP. */
const CALLS = [
  [getDirectPath(site), 200],
  [`${getDirectPath(listMods)}?limit=1`, 200],
  [`api${API_ROOT}/openapi.json`, 200],
  [getDirectPath(verify), 401],
  [getDirectPath(adminOverview), 401],
  ['media/media/none', 404],
] as const;

/** Self-test results of the functions: Firestore's JSON form of `probe` in domain/entities/portal.ts. */
const probed = z.object({
  found: z.object({
    arrayValue: z.object({
      values: z.array(
        z.object({
          mapValue: z.object({
            fields: z.object({
              name: z.object({ stringValue: z.string() }),
              fault: z.union([z.object({ nullValue: z.null() }), z.object({ stringValue: z.string() })]),
            }),
          }),
        }),
      ),
    }),
  }),
});

const callFunctions = async (base: string): Promise<string[]> => {
  const faults = await Promise.all(
    CALLS.map(async ([path, status]) => {
      const response = await fetch(`${base}/${path}`, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
      await response.arrayBuffer();
      return response.status === status ? null : `${path} responds ${response.status} instead of ${status}`;
    }),
  );
  return faults.filter((fault) => fault !== null);
};

const fetchResponse = async (environment: Environment, path: string): Promise<z.infer<typeof probed>> => {
  const deadline = Date.now() + PROBE_MS;
  for (;;) {
    const parsed = probed.safeParse((await readDocument(environment, path))?.fields);
    if (parsed.success) return parsed.data;
    if (Date.now() > deadline) {
      throw new LauncherError('probeWritten did not respond: may the functions’ triggers run (Eventarc)?');
    }
    await wait(POLL_MS);
  }
};

/**
 * Triggers the self-test of the functions' permissions.
 *
 * @returns the number of probes and their faults
 */
const probe = async (environment: Environment): Promise<{ tried: number; faults: string[] }> => {
  const path = `probes/${randomUUID()}`;
  const fields = { asked_at: { timestampValue: new Date().toISOString() }, found: { nullValue: null } };
  await writeDocuments(environment, [{ path, fields }]);
  try {
    const found = (await fetchResponse(environment, path)).found.arrayValue.values.map(
      ({ mapValue }) => mapValue.fields,
    );
    const faults = found.flatMap(({ name, fault }) =>
      'stringValue' in fault ? [`${name.stringValue}: ${fault.stringValue}`] : [],
    );
    return { tried: found.length, faults };
  } finally {
    await deleteDocuments(environment, [path]);
  }
};

/**
 * Checks that deployed functions respond and have their permissions: sign tokens and URLs, use Firestore and Storage,
 * enqueue tasks, use the server's API key.
 *
 * @param base URL of the functions: `https://REGION-PROJECT.cloudfunctions.net`
 * @returns the number of probes
 * @throws LauncherError that lists the failures
 */
export const runSmokeTest = async (environment: Environment, base: string): Promise<number> => {
  const silent = await callFunctions(base);
  const { tried, faults } = await probe(environment);
  if (silent.length + faults.length > 0)
    throw new LauncherError([...silent, ...faults].map((line) => `\n   ✗ ${line}`).join(''));
  return tried + CALLS.length;
};
