/**
 * A posting says that a term occurs in a mod, and where it counts most: `num << TIER_BITS | tier`. A term's postings are
 * sorted by number and kept as varints (LEB128) of the difference to the number before, with the tier in the low bits.
 */
export const TIER_BITS = 3;
export const TIER_MASK = 7;

export const posting = (num: number, tier: number): number => num * (1 << TIER_BITS) + tier;

/** Growing room to write into, kept from one call to the next. */
let room = new Uint8Array(4096);

/** The bytes of postings that follow those up to the number `last`. */
export const encode = (postings: ArrayLike<number>, last: number): Uint8Array => {
  if (room.length < postings.length * 5) room = new Uint8Array(postings.length * 5);
  let before = last;
  let end = 0;
  for (let i = 0; i < postings.length; i += 1) {
    const value = postings[i] ?? 0;
    const num = value >>> TIER_BITS;
    let rest = ((num - before) << TIER_BITS) | (value & TIER_MASK);
    before = num;
    while (rest > 127) {
      room[end] = (rest & 127) | 128;
      rest >>>= 7;
      end += 1;
    }
    room[end] = rest;
    end += 1;
  }
  return room.slice(0, end);
};

/**
 * Raises each mod's value to what its posting is worth.
 *
 * @param worth by tier; 0 leaves the mod as it is.
 */
export const raise = (bytes: Uint8Array, worth: Uint16Array, values: Uint16Array): void => {
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

/** Whether a mod is among the postings. */
export const isAmong = (bytes: Uint8Array, wanted: number): boolean => {
  let num = 0;
  let value = 0;
  let shift = 0;
  for (const byte of bytes) {
    value |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    num += value >>> TIER_BITS;
    if (num >= wanted) return num === wanted;
    value = 0;
    shift = 0;
  }
  return false;
};
