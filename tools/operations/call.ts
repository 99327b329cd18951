import type { z } from 'zod';
import { LauncherError } from '../shared/errors.ts';
import type { Environment } from './environment.ts';
import { isTransientStatus, retry, TransientError } from './retry.ts';

const TIMEOUT_MS = 120_000;

/** `fetch failed` has no details: its cause names the error. */
const formatError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};

const once = async (environment: Pick<Environment, 'headers'>, url: string, init: RequestInit & { method: string }) => {
  const name = `${init.method} ${url.split('?')[0]}`;
  const headers = { 'content-type': 'application/json', ...(await environment.headers()) };
  const sendRequest = async (): Promise<{ ok: boolean; status: number; text: string }> => {
    const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { ok: response.ok, status: response.status, text: await response.text() };
  };
  const { ok, status, text } = await sendRequest().catch((error: unknown) => {
    throw new TransientError(`${name} got no response: ${formatError(error)}`);
  });
  if (ok) return text;
  const message = `${name} responded ${status}: ${text.slice(0, 600)}`;
  throw isTransientStatus(status) ? new TransientError(message) : new LauncherError(message);
};

/**
 * Calls a Google API, with retries while the service is busy or the connection breaks. For idempotent calls only.
 *
 * @param body sent as JSON text, or null for none
 * @returns the response, parsed as JSON
 * @throws LauncherError with the service's message
 */
export const callGoogleApi = async (
  environment: Pick<Environment, 'headers'>,
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  body: string | null = null,
): Promise<unknown> => {
  const text = await retry(
    () => once(environment, url, { method, body }),
    (error) => error instanceof TransientError,
  );
  return JSON.parse(text);
};

/**
 * Reads a list of a Google API, page by page.
 *
 * @param url must have a query, because the page token is appended with `&`
 * @param parameter name of the page token in the query
 */
export async function* readPages<Page extends { readonly nextPageToken?: string | undefined }>(
  environment: Pick<Environment, 'headers'>,
  url: string,
  schema: z.ZodType<Page>,
  parameter = 'pageToken',
): AsyncGenerator<Page> {
  let token = '';
  do {
    const next: string = token === '' ? '' : `&${parameter}=${encodeURIComponent(token)}`;
    const page: Page = schema.parse(await callGoogleApi(environment, 'GET', url + next));
    yield page;
    token = page.nextPageToken ?? '';
  } while (token !== '');
}
