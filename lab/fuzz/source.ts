import { z } from 'zod';
import type { Admin } from '../admin.ts';
import type { Portal } from '../portal.ts';

/** A portal, and the account that reads its records. */
export interface Source {
  readonly portal: Portal;
  readonly admin: Admin;
  /** Authorization header of a super_admin that generated requests never use. */
  readonly observer: string;
}

const TIMEOUT_MS = 60_000;
const rows = z.array(z.looseObject({ id: z.string() }));

/**
 * Sends a request and parses the JSON response.
 *
 * @param path below /api
 * @throws Error if the response is no success
 */
export const fetchJson = async ({ portal, observer }: Source, path: string, init: RequestInit = {}) => {
  const response = await fetch(`${portal.url}/api${path}`, {
    ...init,
    headers: { Authorization: observer, 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
  const body: unknown = await response.json();
  return body;
};

/** The ids of the first records of a console list. */
export const fetchIds = async (source: Source, resource: string): Promise<string[]> =>
  rows.parse(await fetchJson(source, `/admin/${resource}?range=[0,59]`)).map(({ id }) => id);
