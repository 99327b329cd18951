import { buildAutomaton, runAutomaton } from './automaton.ts';
import { MARKERS, type Marker } from './known-markers.ts';
import type { Needle } from './spellings.ts';

const NEEDLES: readonly Needle[] = [...new Set(MARKERS.flatMap(({ allOf }) => allOf.flat()))];
const INDEX = new Map(NEEDLES.map((needle, i) => [needle, i]));
const GROUPS = MARKERS.map((marker) => ({
  marker,
  groups: marker.allOf.map((group) => group.map((needle) => INDEX.get(needle) ?? -1)),
}));

let cached: ReturnType<typeof buildAutomaton> | undefined;
/** Builds the automaton for the first archive, so that other functions start faster. */
const getAutomaton = () => {
  cached ??= buildAutomaton(NEEDLES);
  return cached;
};

/** A marker, and the entry that completed it. */
export interface MarkerMatch {
  readonly marker: Marker;
  readonly entry: string;
}

/** Markers found in one archive so far. */
export class MarkerSearch {
  readonly #needles = new Set<number>();
  readonly #reported = new Set<Marker>();

  /** Searches an entry's name, and then its bytes chunk by chunk. */
  readonly startEntry = (name: string): { next(bytes: Uint8Array): void } => {
    let state = 0;
    const next = (bytes: Uint8Array): void => {
      state = runAutomaton(getAutomaton(), bytes, state, (needle) => this.#needles.add(needle));
    };
    next(Buffer.from(name));
    state = 0;
    return { next };
  };

  /** Markers that became complete since the last call. */
  takeCompleted(entry: string): MarkerMatch[] {
    return GROUPS.filter(
      ({ marker, groups }) =>
        !this.#reported.has(marker) && groups.every((group) => group.some((needle) => this.#needles.has(needle))),
    ).map(({ marker }) => {
      this.#reported.add(marker);
      return { marker, entry };
    });
  }
}
