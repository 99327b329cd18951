import { isCommonPassword, TEMPTING_WORDS } from '@bigorna/domain/common-passwords';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { personalWords, type Strength, strengthOf } from './strengths.ts';

/** An estimate's time grows faster than the password; nobody guesses beyond this length. */
const LENGTH_MAX = 100;

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, here: [...TEMPTING_WORDS] },
  graphs: adjacencyGraphs,
  maxLength: LENGTH_MAX,
});

const COMMON = new Set(dictionary['passwords-common']);

/** What is told of a password while it is typed. */
export interface Estimate {
  readonly strength: Strength;
  /** The server will refuse it, however well it keeps the other rules. */
  readonly isCommon: boolean;
}

/**
 * How hard a password is to guess.
 *
 * @param about what is known of its owner: names, addresses.
 */
export const estimateStrength = (password: string, about: readonly string[]): Estimate => {
  const isCommon = isCommonPassword(password, COMMON);
  const strength = strengthOf(estimator.check(password, personalWords(about)).score);
  return { strength: isCommon ? 'very_weak' : strength, isCommon };
};
