import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { LauncherError } from '../../emulators/errors.ts';
import { deleteDocuments, readDocument, writeDocuments } from '../backup/documents.ts';
import type { Place } from '../place.ts';

const ANSWER_MS = 60_000;
const PROBE_MS = 120_000;
const POLL_MS = 500;

/** A call of each function that serves the API, by the function's own address, and what says that it works. */
const CALLS = [
  { name: 'catalogue', path: '/api/site', status: 200 },
  { name: 'catalogue', path: '/api/mods/public?limit=1', status: 200 },
  { name: 'api', path: '/api/openapi.json', status: 200 },
  { name: 'api', path: '/api/auth/verify', status: 401 },
  { name: 'admin', path: '/api/admin/overview', status: 401 },
  { name: 'media', path: '/media/none', status: 404 },
] as const;

/** What the functions wrote about themselves: Firestore's own form of `probe` in domain/entities/portal.ts. */
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

const askFunctions = async (base: string): Promise<string[]> => {
  const faults = await Promise.all(
    CALLS.map(async ({ name, path, status }) => {
      const response = await fetch(`${base}/${name}${path}`, { signal: AbortSignal.timeout(ANSWER_MS) });
      await response.arrayBuffer();
      return response.status === status ? null : `${name}${path} answers ${response.status} instead of ${status}`;
    }),
  );
  return faults.filter((fault) => fault !== null);
};

const answerTo = async (place: Place, path: string): Promise<z.infer<typeof probed>> => {
  const deadline = Date.now() + PROBE_MS;
  for (;;) {
    const answer = probed.safeParse((await readDocument(place, path))?.fields);
    if (answer.success) return answer.data;
    if (Date.now() > deadline) {
      throw new LauncherError('probeWritten did not answer: are the functions’ triggers allowed to run (Eventarc)?');
    }
    await wait(POLL_MS);
  }
};

/** Has the functions try what their account must be allowed to do. Answers what each found wrong. */
const probe = async (place: Place): Promise<{ tried: number; faults: string[] }> => {
  const path = `probes/${randomUUID()}`;
  const fields = { asked_at: { timestampValue: new Date().toISOString() }, found: { nullValue: null } };
  await writeDocuments(place, [{ path, fields }]);
  try {
    const found = (await answerTo(place, path)).found.arrayValue.values.map(({ mapValue }) => mapValue.fields);
    const faults = found.flatMap(({ name, fault }) =>
      'stringValue' in fault ? [`${name.stringValue}: ${fault.stringValue}`] : [],
    );
    return { tried: found.length, faults };
  } finally {
    await deleteDocuments(place, [path]);
  }
};

/**
 * Looks whether deployed functions answer, and may do what they must: sign tokens and URLs, read and write Firestore and
 * Storage, hand over tasks, use the server's API key.
 *
 * @param base address of the functions: `https://REGION-PROJECT.cloudfunctions.net`
 * @returns how many things were tried
 * @throws LauncherError that lists what does not work
 */
export const smoke = async (place: Place, base: string): Promise<number> => {
  const silent = await askFunctions(base);
  const { tried, faults } = await probe(place);
  if (silent.length + faults.length > 0)
    throw new LauncherError([...silent, ...faults].map((line) => `\n   ✗ ${line}`).join(''));
  return tried + CALLS.length;
};
