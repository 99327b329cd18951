import type { Canvas, Rgb } from './canvas.ts';

/** The capital letters that the drawn signs need, five rows each. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  A: ['.##.', '#..#', '####', '#..#', '#..#'],
  C: ['.###', '#...', '#...', '#...', '.###'],
  D: ['###.', '#..#', '#..#', '#..#', '###.'],
  E: ['####', '#...', '###.', '#...', '####'],
  F: ['####', '#...', '###.', '#...', '#...'],
  G: ['.###', '#...', '#.##', '#..#', '.###'],
  H: ['#..#', '#..#', '####', '#..#', '#..#'],
  I: ['###', '.#.', '.#.', '.#.', '###'],
  J: ['..##', '...#', '...#', '#..#', '.##.'],
  L: ['#...', '#...', '#...', '#...', '####'],
  M: ['#...#', '##.##', '#.#.#', '#...#', '#...#'],
  N: ['#...#', '##..#', '#.#.#', '#..##', '#...#'],
  O: ['.##.', '#..#', '#..#', '#..#', '.##.'],
  P: ['###.', '#..#', '###.', '#...', '#...'],
  Q: ['.##.', '#..#', '#..#', '#.#.', '.#.#'],
  R: ['###.', '#..#', '###.', '#.#.', '#..#'],
  S: ['.###', '#...', '.##.', '...#', '###.'],
  T: ['#####', '..#..', '..#..', '..#..', '..#..'],
  U: ['#..#', '#..#', '#..#', '#..#', '.##.'],
  V: ['#...#', '#...#', '.#.#.', '.#.#.', '..#..'],
  X: ['#...#', '.#.#.', '..#..', '.#.#.', '#...#'],
  ' ': ['..', '..', '..', '..', '..'],
};
const HEIGHT = 5;

const columnsOf = (text: string): boolean[][] => {
  const rows = Array.from({ length: HEIGHT }, (_, row) =>
    [...text].map((letter) => LETTERS[letter]?.[row] ?? '').join('.'),
  );
  return rows.map((row) => [...row].map((mark) => mark === '#'));
};

/** Writes capitals at `scale` canvas pixels a dot, on a shadow; letters it does not know are left out. */
export const writeText = (
  canvas: Canvas,
  text: string,
  x: number,
  y: number,
  scale: number,
  colour: Rgb,
  shade: Rgb,
): void => {
  const rows = columnsOf(text);
  for (const [shift, ink] of [
    [1, shade],
    [0, colour],
  ] as const) {
    rows.forEach((row, dy) => {
      row.forEach((isSet, dx) => {
        if (isSet) canvas.rect(x + dx * scale + shift, y + dy * scale + shift, scale, scale, ink);
      });
    });
  }
};
