import { z } from 'zod';
import { logIn } from './api.ts';
import { createClientIp } from './client-ip.ts';
import { environment } from './environment.ts';

const created = z.object({ id: z.string() });

/**
 * Creates a FAQ or changelog entry as an admin. Returns its id.
 *
 * @throws Error when the response is a failure, with its status and text
 */
export const writeText = async (kind: 'faq' | 'changelog', body: object): Promise<string> => {
  const { tokens } = await logIn('admin');
  const response = await fetch(`${environment.BIGORNA_URL}/api/admin/${kind}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': createClientIp(),
      authorization: `Bearer ${tokens.accessToken}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${kind} answered ${response.status}: ${text.slice(0, 300)}`);
  return created.parse(JSON.parse(text)).id;
};
