import { LauncherError } from '../emulators/errors.ts';
import { again, isPassingStatus, PassingFailure } from './patience.ts';
import type { Place } from './place.ts';

const TIMEOUT_MS = 120_000;

/** `fetch failed` says nothing by itself: what broke is its cause. */
const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};

const once = async (place: Pick<Place, 'headers'>, url: string, init: RequestInit & { method: string }) => {
  const name = `${init.method} ${url.split('?')[0]}`;
  const headers = { 'content-type': 'application/json', ...(await place.headers()) };
  const answer = async (): Promise<{ ok: boolean; status: number; text: string }> => {
    const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { ok: response.ok, status: response.status, text: await response.text() };
  };
  const { ok, status, text } = await answer().catch((error: unknown) => {
    throw new PassingFailure(`${name} got no answer: ${wordsOf(error)}`);
  });
  if (ok) return text;
  const message = `${name} was answered ${status}: ${text.slice(0, 600)}`;
  throw isPassingStatus(status) ? new PassingFailure(message) : new LauncherError(message);
};

/**
 * One call of a Google API, tried again while the service is busy or the connection breaks. Only for calls that may happen
 * twice.
 *
 * @param body sent as JSON text, or null for none
 * @returns the answer, parsed as JSON
 * @throws LauncherError with the service's own words
 */
export const call = async (
  place: Pick<Place, 'headers'>,
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  body: string | null = null,
): Promise<unknown> => {
  const text = await again(
    () => once(place, url, { method, body }),
    (error) => error instanceof PassingFailure,
  );
  return JSON.parse(text);
};
