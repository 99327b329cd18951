import { automatonOf, stepThrough } from './automaton.ts';
import { MARKERS, type Marker } from './known-markers.ts';
import type { Needle } from './spellings.ts';

const NEEDLES: readonly Needle[] = [...new Set(MARKERS.flatMap(({ allOf }) => allOf.flat()))];
const INDEX = new Map(NEEDLES.map((needle, i) => [needle, i]));
const GROUPS = MARKERS.map((marker) => ({
  marker,
  groups: marker.allOf.map((group) => group.map((needle) => INDEX.get(needle) ?? -1)),
}));

let built: ReturnType<typeof automatonOf> | undefined;
/** Made when the first archive is looked at: functions that look at none start without it. */
const automaton = () => {
  built ??= automatonOf(NEEDLES);
  return built;
};

/** A marker, and the file that completed it. */
export interface MarkerFound {
  readonly marker: Marker;
  readonly entry: string;
}

/** What of the known markers one pack has shown so far. */
export class MarkerSearch {
  readonly #needles = new Set<number>();
  readonly #seen = new Set<Marker>();

  /** Goes through a file's name and, as they come, its bytes. */
  readonly of = (name: string): { next(bytes: Uint8Array): void } => {
    let state = 0;
    const next = (bytes: Uint8Array): void => {
      state = stepThrough(automaton(), bytes, state, (needle) => this.#needles.add(needle));
    };
    next(Buffer.from(name));
    state = 0;
    return { next };
  };

  /** Markers that are complete only now. */
  completed(entry: string): MarkerFound[] {
    return GROUPS.filter(
      ({ marker, groups }) =>
        !this.#seen.has(marker) && groups.every((group) => group.some((needle) => this.#needles.has(needle))),
    ).map(({ marker }) => {
      this.#seen.add(marker);
      return { marker, entry };
    });
  }
}
