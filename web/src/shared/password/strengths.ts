/** Password strengths, weakest first (R083). */
export const STRENGTHS = ['very_weak', 'weak', 'medium', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Strength by zxcvbn score: an attacker with the hashes needs seconds, minutes, hours, weeks or years. */
const BY_SCORE = ['very_weak', 'very_weak', 'weak', 'medium', 'strong'] as const satisfies readonly Strength[];

/**
 * Maps a score to a strength.
 *
 * @param score zxcvbn's: 0 and 1 very weak, 2 weak, 3 medium, 4 strong.
 */
export const toStrength = (score: 0 | 1 | 2 | 3 | 4): Strength => BY_SCORE[score];

/** Shorter words appear in good passwords by chance. */
const WORD_MIN = 3;

/** Words that an attacker who knows the owner tries first: each text and its words. */
export const getPersonalWords = (facts: readonly string[]): string[] => {
  const texts = facts.map((fact) => fact.normalize('NFC'));
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set(words.map((word) => word.toLowerCase()).filter((word) => word.length >= WORD_MIN))];
};
