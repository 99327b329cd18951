import { z } from 'zod';
import { callApiAs, readJson } from './api.ts';

const created = z.object({ id: z.string() });

/**
 * Creates a FAQ or changelog entry as an admin. Returns its id.
 *
 * @throws Error when the response is a failure, with its status and text
 */
export const writeText = async (kind: 'faq' | 'changelog', body: object): Promise<string> => {
  const path = `/admin/${kind}`;
  return created.parse(await readJson(path, await callApiAs('admin', path, { method: 'POST', body }))).id;
};
