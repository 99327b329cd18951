/** What a round's score is worth, from the lowest: each from this many points on. */
export const RESULTS = [
  ['tryAgain', 0],
  ['goodTry', 5],
  ['excellent', 10],
  ['master', 20],
] as const;

export type Result = (typeof RESULTS)[number][0];

/** The result of a round by its points. */
export const resultOf = (score: number): Result => RESULTS.findLast(([, from]) => score >= from)?.[0] ?? 'tryAgain';
