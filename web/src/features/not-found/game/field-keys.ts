import { PLACES, ROW } from './round.ts';

/** Digits by the key's place, for keyboards that write others without Shift (AZERTY). */
const DIGIT = /^(?:Digit|Numpad)([1-9])$/;

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The place that a number key strikes. */
export const struckBy = (code: string): number | undefined => {
  const digit = DIGIT.exec(code)?.[1];
  return digit === undefined ? undefined : Number(digit) - 1;
};

/** The place that an arrow key leads to; at an edge it stays. */
export const placeToward = (place: number, key: string): number | undefined => {
  const step = STEPS[key];
  if (!step) return undefined;
  const within = (at: number, by: number): number => Math.max(0, Math.min(PLACES / ROW - 1, at + by));
  return within(Math.floor(place / ROW), step[0]) * ROW + within(place % ROW, step[1]);
};
