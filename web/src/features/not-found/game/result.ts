/** Results with their minimum score, lowest first. */
export const RESULTS = [
  ['tryAgain', 0],
  ['goodTry', 5],
  ['excellent', 10],
  ['master', 20],
] as const;

export type Result = (typeof RESULTS)[number][0];

/** The best result that the score reaches. */
export const getResult = (score: number): Result => RESULTS.findLast(([, from]) => score >= from)?.[0] ?? 'tryAgain';
