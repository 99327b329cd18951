import { isCommonPassword, SITE_COMMON_PASSWORDS } from '@bigorna/domain/common-passwords';
import { normalizePassword } from '@bigorna/domain/password-rules';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { getPersonalWords, type Strength, toStrength } from './strengths.ts';

/** Maximum of characters that are rated, because the estimator's time grows faster than the length. */
const LENGTH_MAX = 100;

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, here: [...SITE_COMMON_PASSWORDS] },
  graphs: adjacencyGraphs,
  maxLength: LENGTH_MAX,
});

const COMMON = new Set(dictionary['passwords-common']);

/** Result shown while the password is typed. */
export interface Estimate {
  readonly strength: Strength;
  /** Whether the server rejects the password as common, even if it meets the other rules. */
  readonly isCommon: boolean;
}

/**
 * Estimates how hard a password is to guess.
 *
 * @param about known facts about the password's owner: names, e-mail addresses.
 */
export const estimateStrength = (password: string, about: readonly string[]): Estimate => {
  const isCommon = isCommonPassword(password, COMMON);
  const strength = toStrength(estimator.check(normalizePassword(password), getPersonalWords(about)).score);
  return { strength: isCommon ? 'very_weak' : strength, isCommon };
};
