/**
 * A posting is an occurrence of a term in a mod, with the best tier of the term: `num << TIER_BITS | tier`. Postings of
 * a term are sorted by mod number. Each posting is stored as a varint (LEB128): the difference to the previous mod
 * number, with the tier in the low bits.
 */
export const TIER_BITS = 3;
export const TIER_MASK = 7;

export const toPosting = (num: number, tier: number): number => num * (1 << TIER_BITS) + tier;

/** Write buffer, reused between calls. */
let buffer = new Uint8Array(4096);

/** Encodes postings that follow a posting of the mod number `last`. */
export const encode = (postings: ArrayLike<number>, last: number): Uint8Array => {
  if (buffer.length < postings.length * 5) buffer = new Uint8Array(postings.length * 5);
  let before = last;
  let end = 0;
  for (let i = 0; i < postings.length; i += 1) {
    const value = postings[i] ?? 0;
    const num = value >>> TIER_BITS;
    let rest = ((num - before) << TIER_BITS) | (value & TIER_MASK);
    before = num;
    while (rest > 127) {
      buffer[end] = (rest & 127) | 128;
      rest >>>= 7;
      end += 1;
    }
    buffer[end] = rest;
    end += 1;
  }
  return buffer.slice(0, end);
};

/**
 * Raises the value of each mod to the weight of its posting.
 *
 * @param worth weights by tier; 0 leaves the mod unchanged
 */
export const raiseValues = (bytes: Uint8Array, worth: Uint16Array, values: Uint16Array): void => {
  let num = 0;
  let at = 0;
  const end = bytes.length;
  while (at < end) {
    let byte = bytes[at] ?? 0;
    at += 1;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at] ?? 0;
      at += 1;
      value |= (byte & 127) << shift;
    }
    num += value >>> TIER_BITS;
    const gained = worth[value & TIER_MASK] ?? 0;
    if (gained > (values[num] ?? 0)) values[num] = gained;
  }
};

export const hasPosting = (bytes: Uint8Array, target: number): boolean => {
  let num = 0;
  let value = 0;
  let shift = 0;
  for (const byte of bytes) {
    value |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    num += value >>> TIER_BITS;
    if (num >= target) return num === target;
    value = 0;
    shift = 0;
  }
  return false;
};

/** Whether any posting has one of the tiers. The first byte of a posting contains the tier. */
export const hasTier = (bytes: Uint8Array, tiers: ReadonlySet<number>): boolean => {
  let isFirst = true;
  for (const byte of bytes) {
    if (isFirst && tiers.has(byte & TIER_MASK)) return true;
    isFirst = byte < 128;
  }
  return false;
};
