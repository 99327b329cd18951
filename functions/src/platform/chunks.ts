/** Splits a list into parts of `size` items. The last part may be shorter. */
export const splitIntoChunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
