import type { Needle } from './spellings.ts';

/**
 * Searches bytes for many needles at once (Aho and Corasick, 1975), in one step per byte. It ignores case and zero
 * bytes, so it also finds text in UTF-16 of either byte order.
 */
export interface Automaton {
  /** Next state, by state and byte. */
  readonly next: Uint16Array;
  /** Needles that end in a state; undefined for most. */
  readonly matches: readonly (readonly number[] | undefined)[];
  /** Whether any needle ends in a state. */
  readonly ends: Uint8Array;
}

const BYTES = 256;
const [UPPER_A, UPPER_Z, TO_LOWER] = [0x41, 0x5a, 0x20];

const toLowerByte = (byte: number): number => (byte >= UPPER_A && byte <= UPPER_Z ? byte + TO_LOWER : byte);

interface State {
  readonly next: Map<number, number>;
  readonly matches: Set<number>;
}

const buildTrie = (needles: readonly Needle[]): State[] => {
  const states: State[] = [{ next: new Map(), matches: new Set() }];
  for (const [i, needle] of needles.entries()) {
    let at = 0;
    for (const byte of typeof needle === 'string' ? Buffer.from(needle) : needle) {
      const step = toLowerByte(byte);
      const existing = states[at]?.next.get(step);
      const to = existing ?? states.push({ next: new Map(), matches: new Set() }) - 1;
      if (existing === undefined) states[at]?.next.set(step, to);
      at = to;
    }
    states[at]?.matches.add(i);
  }
  return states;
};

/** Transitions by state and byte: forward, or back to the longest needle prefix that the last bytes match. */
const buildTransitions = (states: readonly State[]): Uint16Array => {
  const next = new Uint16Array(states.length * BYTES);
  const fallbacks = new Uint16Array(states.length);
  const breadthFirst = [0];
  for (const at of breadthFirst) {
    const fallback = fallbacks[at] ?? 0;
    for (const one of states[fallback]?.matches ?? []) states[at]?.matches.add(one);
    if (at !== 0) next.copyWithin(at * BYTES, fallback * BYTES, (fallback + 1) * BYTES);
    for (const [byte, to] of states[at]?.next ?? []) {
      fallbacks[to] = at === 0 ? 0 : (next[at * BYTES + byte] ?? 0);
      next[at * BYTES + byte] = to;
      breadthFirst.push(to);
    }
  }
  return next;
};

/** Builds an automaton for needles of a few thousand bytes in total. */
export const buildAutomaton = (needles: readonly Needle[]): Automaton => {
  const states = buildTrie(needles);
  if (states.length > 0xffff) throw new RangeError('More needles than an automaton has states for');
  const next = buildTransitions(states);
  for (const at of states.keys()) {
    next[at * BYTES] = at;
    for (let byte = UPPER_A; byte <= UPPER_Z; byte += 1)
      next[at * BYTES + byte] = next[at * BYTES + byte + TO_LOWER] ?? 0;
  }
  return {
    next,
    matches: states.map(({ matches }) => (matches.size === 0 ? undefined : [...matches])),
    ends: Uint8Array.from(states, ({ matches }) => (matches.size === 0 ? 0 : 1)),
  };
};

/**
 * Processes further bytes of a file.
 *
 * @param from the state after the previous bytes; 0 at the start
 * @returns the state after these bytes
 */
export const runAutomaton = (
  { next, matches, ends }: Automaton,
  bytes: Uint8Array,
  from: number,
  onFound: (needle: number) => void,
): number => {
  let at = from;
  for (let i = 0; i < bytes.length; i += 1) {
    at = next[(at << 8) | (bytes[i] as number)] as number;
    if (ends[at] !== 0) for (const needle of matches[at] ?? []) onFound(needle);
  }
  return at;
};
