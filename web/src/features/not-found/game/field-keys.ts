import { CELLS, ROW } from './round.ts';

/** Matches physical keys, because some keyboards (AZERTY) type digits only with Shift. */
const DIGIT = /^(?:Digit|Numpad)([1-9])$/;

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Cell of a digit key: 0 for `1`; undefined for other keys. */
export const getCellByKey = (code: string): number | undefined => {
  const digit = DIGIT.exec(code)?.[1];
  return digit === undefined ? undefined : Number(digit) - 1;
};

/** Next cell in an arrow key's direction; the same cell at an edge; undefined for other keys. */
export const getCellToward = (cell: number, key: string): number | undefined => {
  const step = STEPS[key];
  if (!step) return undefined;
  const clampToRow = (at: number, by: number): number => Math.max(0, Math.min(CELLS / ROW - 1, at + by));
  return clampToRow(Math.floor(cell / ROW), step[0]) * ROW + clampToRow(cell % ROW, step[1]);
};
