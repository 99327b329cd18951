import { z } from 'zod';
import type { Admin } from '../admin.ts';
import type { Portal } from '../portal.ts';

/** A portal, and who asks it what it holds. */
export interface Source {
  readonly portal: Portal;
  readonly admin: Admin;
  /** The Authorization header of a super_admin whom no generated request is made as. */
  readonly keeper: string;
}

const TIMEOUT_MS = 60_000;
const LAST_ROW = 59;

/** A row of any list of staff's. */
export const record = z.looseObject({ id: z.string() });
export const modRecord = record.extend({ slug: z.string() });

/**
 * The JSON that a call answers.
 *
 * @param path below /api
 * @throws Error for anything but a success
 */
export const answerOf = async ({ portal, keeper }: Source, path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${portal.url}/api${path}`, {
    ...init,
    headers: { Authorization: keeper, 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
  const body: unknown = await answer.json();
  return body;
};

/** The first rows of a list of staff's. */
export const listOf = async <T extends z.ZodType>(
  source: Source,
  resource: string,
  rows: T,
): Promise<z.output<T>[]> => {
  const list = await answerOf(source, `/admin/${resource}?range=[0,${LAST_ROW}]`);
  return z.array(rows).parse(list);
};

/** The ids of a list of staff's, each as a path's parameter. */
export const idsOf = async (source: Source, resource: string): Promise<{ id: string }[]> =>
  (await listOf(source, resource, record)).map(({ id }) => ({ id }));
