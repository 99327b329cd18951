import { tokens } from '@bigorna/domain/endpoints/auth';
import { modCard, modPage } from '@bigorna/domain/endpoints/mods';
import { z } from 'zod';
import { someAddress } from './address.ts';
import { environment } from './environment.ts';

/** The password of every seed account. */
export const SEED_PASSWORD = 'Bigorna123';

interface Call {
  method?: 'GET' | 'POST';
  token?: string;
  body?: unknown;
}

const envelope = z.object({ success: z.literal(true), data: z.unknown() });

/**
 * Calls the API and reads `data` of its answer by a schema.
 *
 * @throws when the answer is a failure, with its status and text
 */
export const call = async <T extends z.ZodType>(path: string, data: T, options: Call = {}): Promise<z.output<T>> => {
  const headers = new Headers({ 'content-type': 'application/json', 'x-forwarded-for': someAddress() });
  if (options.token) headers.set('authorization', `Bearer ${options.token}`);
  const answer = await fetch(`${environment.BIGORNA_URL}/api${path}`, {
    method: options.method ?? 'GET',
    headers,
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    signal: AbortSignal.timeout(15_000),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return data.parse(envelope.parse(JSON.parse(text)).data);
};

const session = z.object({ user: z.object({ id: z.string() }), tokens });

/** Signs in without a browser. */
export const login = async (identifier: string, password = SEED_PASSWORD) =>
  call('/auth/login', session, { method: 'POST', body: { identifier, password } });

export const register = async (body: Record<string, string>) =>
  call('/auth/register', session, { method: 'POST', body });

const listQuery = (params: Record<string, string>): string => new URLSearchParams(params).toString();

/** The approved catalogue, by the question's parameters. */
export const listMods = (params: Record<string, string> = {}) =>
  call(`/mods/public?${listQuery(params)}`, z.array(modCard));

export const getMod = (slug: string) => call(`/mods/${encodeURIComponent(slug)}`, modPage);
