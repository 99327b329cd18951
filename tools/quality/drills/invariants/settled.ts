import { setTimeout as delay } from 'node:timers/promises';
import { firestore } from '../../../../tests/e2e/support/firebase.ts';
import { askForRecountOf } from '../../../operations/repair/recount.ts';
import { type Drift, drift } from './figures.ts';
import { halfMods } from './mods.ts';
import { halfMembers } from './people.ts';

/** Figures follow within a minute; what was lost is found by sweeps that come once a minute and wait two. */
const SETTLED_MS = 330_000;
/** Figures alone, from whose events nothing was lost. */
const COUNTED_MS = 90_000;
const LOOK_EVERY_MS = 10_000;

/** Figures that are off by another number than before; that the night has mended what was off before is no fault. */
const newDrift = (before: Drift, after: Drift): [figure: string, by: number][] =>
  [...after].filter(([figure, by]) => by !== 0 && by !== (before.get(figure) ?? 0));

const left = async (before: Drift) => {
  const figures = newDrift(before, await drift());
  const words = figures.map(([figure, by]) => `${figure}: ${by > 0 ? '+' : ''}${by} beside the documents`);
  return { figures, faults: [...(await halfMembers()), ...(await halfMods()), ...words] };
};

const settled = async (before: Drift, within: number) => {
  const until = Date.now() + within;
  for (;;) {
    const found = await left(before);
    if (found.faults.length === 0 || Date.now() > until) return found;
    await delay(LOOK_EVERY_MS);
  }
};

const modIn = (figure: string): string | undefined => /^mods\/(\S+) /.exec(figure)?.[1];

/**
 * Waits until nothing is half written, at most as long as the portal's own sweeps need.
 *
 * @param before how far the figures were from their documents before the drill
 * @param loseEvents whether the emulators may have lost the events of writes, which Eventarc brings again for a day: what they
 *   were to count is then counted anew, as an owner has it counted
 * @returns what is half written then, and the mods that were counted anew
 */
export async function leftHalfWritten(
  before: Drift,
  loseEvents: boolean,
): Promise<{ faults: string[]; recounted: string[] }> {
  const { faults, figures } = await settled(before, loseEvents ? COUNTED_MS : SETTLED_MS);
  const mods = [...new Set(figures.flatMap(([figure]) => modIn(figure) ?? []))];
  if (faults.length === 0 || !loseEvents) return { faults, recounted: [] };
  for (const id of mods) await askForRecountOf(firestore, id, new Date());
  return { faults: (await settled(before, SETTLED_MS)).faults, recounted: mods };
}
