import type { Pixels } from './letters.ts';

/** A text as one SVG path, a pixel of its letters being a unit, and how wide it is. */
export interface Lettered {
  readonly d: string;
  readonly width: number;
}

/** The runs of ink in a row, as parts of a path. */
const runsOf = (row: string, x: number, y: number): string =>
  [...row.matchAll(/#+/g)].map(({ index, 0: run }) => `M${x + index} ${y}h${run.length}v1h-${run.length}z`).join('');

/**
 * Writes a text in pixel letters.
 *
 * @param gap empty columns between two letters
 * @throws Error for a letter that is not drawn
 */
export const lettered = (
  text: string,
  letters: Readonly<Record<string, Pixels>>,
  gap: number,
  x = 0,
  y = 0,
): Lettered => {
  let at = x;
  let d = '';
  for (const letter of text) {
    const rows = letters[letter];
    if (!rows) throw new Error(`No letter is drawn for ${letter}: add it to letters.ts`);
    d += rows.map((row, line) => runsOf(row, at, y + line)).join('');
    at += (rows[0]?.length ?? 0) + gap;
  }
  return { d, width: at - gap - x };
};
