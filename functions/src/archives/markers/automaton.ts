import type { Needle } from './spellings.ts';

/**
 * Finds many needles in bytes at once (Aho and Corasick, 1975): a step a byte, however many there are. Letters of any case
 * are the same to it, and zero bytes are not there: so a text in UTF-16, of either order, is the text itself.
 */
export interface Automaton {
  /** By state and byte: the next state. */
  readonly next: Uint16Array;
  /** By state: which needles end in it; undefined in most. */
  readonly found: readonly (readonly number[] | undefined)[];
  /** By state: whether any does. */
  readonly ends: Uint8Array;
}

const BYTES = 256;
const [UPPER_A, UPPER_Z, TO_LOWER] = [0x41, 0x5a, 0x20];

const folded = (byte: number): number => (byte >= UPPER_A && byte <= UPPER_Z ? byte + TO_LOWER : byte);

interface State {
  readonly next: Map<number, number>;
  readonly found: Set<number>;
}

const trieOf = (needles: readonly Needle[]): State[] => {
  const states: State[] = [{ next: new Map(), found: new Set() }];
  for (const [i, needle] of needles.entries()) {
    let at = 0;
    for (const byte of typeof needle === 'string' ? Buffer.from(needle) : needle) {
      const step = folded(byte);
      const known = states[at]?.next.get(step);
      const to = known ?? states.push({ next: new Map(), found: new Set() }) - 1;
      if (known === undefined) states[at]?.next.set(step, to);
      at = to;
    }
    states[at]?.found.add(i);
  }
  return states;
};

/** Where each state goes with each byte: on, or back to the longest beginning of a needle that the last bytes are. */
const stepsOf = (states: readonly State[]): Uint16Array => {
  const next = new Uint16Array(states.length * BYTES);
  const back = new Uint16Array(states.length);
  const inBreadth = [0];
  for (const at of inBreadth) {
    const fallback = back[at] ?? 0;
    for (const one of states[fallback]?.found ?? []) states[at]?.found.add(one);
    if (at !== 0) next.copyWithin(at * BYTES, fallback * BYTES, (fallback + 1) * BYTES);
    for (const [byte, to] of states[at]?.next ?? []) {
      back[to] = at === 0 ? 0 : (next[at * BYTES + byte] ?? 0);
      next[at * BYTES + byte] = to;
      inBreadth.push(to);
    }
  }
  return next;
};

/** Builds an automaton that finds these; a few thousand bytes of them at most. */
export const automatonOf = (needles: readonly Needle[]): Automaton => {
  const states = trieOf(needles);
  if (states.length > 0xffff) throw new RangeError('More needles than an automaton has states for');
  const next = stepsOf(states);
  for (const at of states.keys()) {
    next[at * BYTES] = at;
    for (let byte = UPPER_A; byte <= UPPER_Z; byte += 1)
      next[at * BYTES + byte] = next[at * BYTES + byte + TO_LOWER] ?? 0;
  }
  return {
    next,
    found: states.map(({ found }) => (found.size === 0 ? undefined : [...found])),
    ends: Uint8Array.from(states, ({ found }) => (found.size === 0 ? 0 : 1)),
  };
};

/**
 * Goes on through some bytes of a file.
 *
 * @param from the state behind the bytes before; 0 at the beginning
 * @returns the state behind these
 */
export const stepThrough = (
  { next, found, ends }: Automaton,
  bytes: Uint8Array,
  from: number,
  onFound: (needle: number) => void,
): number => {
  let at = from;
  for (let i = 0; i < bytes.length; i += 1) {
    at = next[(at << 8) | (bytes[i] as number)] as number;
    if (ends[at] !== 0) for (const needle of found[at] ?? []) onFound(needle);
  }
  return at;
};
