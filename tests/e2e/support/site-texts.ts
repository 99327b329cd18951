import { z } from 'zod';
import { someAddress } from './address.ts';
import { login } from './api.ts';
import { environment } from './environment.ts';

const made = z.object({ id: z.string() });

/**
 * Writes a question or a piece of news as an admin does, and gives its id.
 *
 * @throws when the answer is a failure, with its status and text
 */
export const writeText = async (kind: 'faq' | 'changelog', body: object): Promise<string> => {
  const { tokens } = await login('admin');
  const answer = await fetch(`${environment.BIGORNA_URL}/api/admin/${kind}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': someAddress(),
      authorization: `Bearer ${tokens.accessToken}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${kind} answered ${answer.status}: ${text.slice(0, 300)}`);
  return made.parse(JSON.parse(text)).id;
};
