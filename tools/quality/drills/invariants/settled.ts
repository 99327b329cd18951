import { setTimeout as delay } from 'node:timers/promises';
import { type Drift, drift } from './figures.ts';
import { halfMods } from './mods.ts';
import { halfMembers } from './people.ts';

/** Figures follow within a minute; what was lost is found by sweeps that come once a minute and wait two. */
const SETTLED_MS = 330_000;
const LOOK_EVERY_MS = 10_000;

/** What is off by another number than before; that the night has mended what was off before is no fault. */
const newDrift = (before: Drift, after: Drift): string[] =>
  [...after]
    .filter(([figure, by]) => by !== 0 && by !== (before.get(figure) ?? 0))
    .map(([figure, by]) => `${figure}: ${by > 0 ? '+' : ''}${by} beside the documents`);

/**
 * Waits until nothing is half written, at most as long as the portal's own sweeps need.
 *
 * @param before how far the figures were from their documents before the drill
 * @returns what is half written then
 */
export async function leftHalfWritten(before: Drift): Promise<string[]> {
  const until = Date.now() + SETTLED_MS;
  for (;;) {
    const faults = [...(await halfMembers()), ...(await halfMods()), ...newDrift(before, await drift())];
    if (faults.length === 0 || Date.now() > until) return faults;
    await delay(LOOK_EVERY_MS);
  }
}
