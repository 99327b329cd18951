const ROOM = 40;
let before = new Uint8Array(ROOM);
let above = new Uint8Array(ROOM);
let row = new Uint8Array(ROOM);

/** How far two words are from each other, and the first from the nearest beginning of the second. */
export interface Distance {
  whole: number;
  prefix: number;
}

/** The answer, made anew in place by each call: it is asked for a hundred thousand terms in a few milliseconds. */
const distance: Distance = { whole: 0, prefix: 0 };

/**
 * Optimal string alignment: insertions, deletions, replacements and swaps of neighbours, no part edited twice.
 *
 * Source: Boytsov, "Indexing methods for approximate dictionary searching", 2011, section 2.
 *
 * @param most what is beyond is told as `most + 1`.
 * @returns an object that the next call writes to.
 */
export const editDistance = (
  asked: Uint16Array,
  letters: Uint16Array,
  start: number,
  length: number,
  most: number,
): Distance => {
  const rows = asked.length;
  const columns = Math.min(length, rows + most);
  for (let j = 0; j <= columns; j += 1) above[j] = j;
  for (let i = 1; i <= rows; i += 1) {
    const letter = asked[i - 1] ?? 0;
    row[0] = i;
    let least = i;
    for (let j = 1; j <= columns; j += 1) {
      const other = letters[start + j - 1] ?? 0;
      let value = (above[j - 1] ?? 0) + (letter === other ? 0 : 1);
      value = Math.min(value, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const swapped = i > 1 && j > 1 && letter === letters[start + j - 2] && other === asked[i - 2];
      if (swapped) value = Math.min(value, (before[j - 2] ?? 0) + 1);
      row[j] = value;
      if (value < least) least = value;
    }
    if (least > most) {
      distance.whole = most + 1;
      distance.prefix = most + 1;
      return distance;
    }
    [before, above, row] = [above, row, before];
  }
  let nearest = most + 1;
  for (let j = 0; j <= columns; j += 1) nearest = Math.min(nearest, above[j] ?? 0);
  distance.prefix = nearest;
  distance.whole = length > columns ? most + 1 : Math.min(above[columns] ?? 0, most + 1);
  return distance;
};
