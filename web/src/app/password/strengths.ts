/** How strong a password is, weakest first: specification section 5. */
export const STRENGTHS = ['very_weak', 'weak', 'medium', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Guesses of at most this order: seconds and minutes, hours, weeks, years for whoever stole the hashes. */
const BY_SCORE = ['very_weak', 'very_weak', 'weak', 'medium', 'strong'] as const satisfies readonly Strength[];

/**
 * The label of an estimate.
 *
 * @param score zxcvbn's: 0 and 1 very weak, 2 weak, 3 medium, 4 strong.
 */
export const strengthOf = (score: 0 | 1 | 2 | 3 | 4): Strength => BY_SCORE[score];

/** A piece of a name shorter than this is in many a good password by chance. */
const WORD_MIN = 3;

/** What a guesser who knows the person tries first: each of the texts whole, and its words. */
export const personalWords = (texts: readonly string[]): string[] => {
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set(words.map((word) => word.toLowerCase()).filter((word) => word.length >= WORD_MIN))];
};
