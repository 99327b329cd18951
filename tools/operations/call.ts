import { setTimeout as wait } from 'node:timers/promises';
import { LauncherError } from '../emulators/errors.ts';
import type { Place } from './place.ts';

const TIMEOUT_MS = 120_000;
const TRIES = 4;
const FIRST_PAUSE_MS = 500;

/** Answers that another try may change: too many at once, and failures of the service. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

const once = async (place: Pick<Place, 'headers'>, url: string, init: RequestInit): Promise<Response> =>
  fetch(url, {
    ...init,
    headers: { 'content-type': 'application/json', ...(await place.headers()) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

/**
 * One call of a Google API, tried again while the service is busy. Only for calls that may happen twice.
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
  for (let round = 1; ; round += 1) {
    const response = await once(place, url, { method, body });
    if (response.ok) return response.json();
    const text = await response.text();
    if (round === TRIES || !isPassing(response.status)) {
      throw new LauncherError(`${method} ${url.split('?')[0]} was answered ${response.status}: ${text.slice(0, 600)}`);
    }
    await wait(FIRST_PAUSE_MS * 2 ** round);
  }
};
